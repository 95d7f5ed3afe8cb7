import { isExternal } from '@atrium/shared-utility/contract'
import { sql, type RawBuilder } from 'kysely'
import { sessionOf } from '../../foundation/call/context/context.ts'
import type { Session } from '../../foundation/call/context/session.ts'

/** The person who looks. */
export type Viewer = { userId: string; isExternal: boolean }
/** The same, or each person of a statement, by the column of the id. */
type AnyViewer = Omit<Viewer, 'userId'> & { userId: string | RawBuilder<unknown> }

export function viewerOf(context: { session: Pick<Session, 'userId' | 'userType'> | null }): Viewer {
  const { userId, userType } = sessionOf(context)
  return { userId, isExternal: isExternal(userType) }
}

/**
 * Whether a person may open an application, now (docs/decisions/111). Each statement that lists applications to a person, or
 * opens one, asks this: what it refuses is not there for that person. Of those that the enterprise builds, people from
 * outside see none.
 */
export function mayOpen(viewer: AnyViewer, application = 'application') {
  return sql<boolean>`(${isOffered(viewer, application)} and ${isOpenTo(viewer, application)})`
}

/** Whether a person whom an application is not open to may ask for it, with a role in it or without. */
export function mayAskFor(viewer: Viewer) {
  return sql<boolean>`(${isAskable(viewer)} and not ${isOpenTo(viewer, 'application')})`
}

/** Whether a person was let into what can be asked for, and has none of the roles that it has. */
export function lacksRoleOnly(viewer: Viewer) {
  const isLetIn = sql`application.audience = 'chosen' and ${isOpenTo(viewer, 'application')}`
  return sql<boolean>`(${isAskable(viewer)} and ${isLetIn} and ${lacksRole(viewer, 'application')})`
}

/** Whether what the enterprise builds has roles, and the person none of them. */
export function lacksRole({ userId }: Pick<AnyViewer, 'userId'>, application: string) {
  const column = (name: string) => sql.ref(`${application}.${name}`)
  return sql<boolean>`exists (select from app_version v
    where v.ent_id = ${column('ent_id')} and v.app_id = ${column('id')} and v.number = ${column('live_version')}
      and v.role_uids <> '{}' and not v.role_uids && array(select atrium_app_roles(${column('id')}, ${userId})))`
}

/** Of those that the enterprise builds, only what is published, and only by its own people. */
function isAskable({ isExternal }: Viewer) {
  const isForOwn = isExternal ? sql`false` : sql`application.live_version is not null`
  return sql`application.askable and application.visible and (application.kind <> 'built' or ${isForOwn})`
}

/** What keeps a person from opening an application that is published and shown to members; null where nothing does. */
export function closing(viewer: Viewer) {
  return sql<'audience' | 'role' | null>`case
    when not application.visible or application.live_version is null then null
    when not ${isOpenTo(viewer, 'application')} then 'audience'
    when not (${isOffered(viewer, 'application')}) then 'role' end`
}

/** One that the enterprise builds is there once it is published, for those of its people who have a role in it, if it has any. */
function isOffered({ isExternal, userId }: AnyViewer, application: string) {
  const column = (name: string) => sql.ref(`${application}.${name}`)
  const isForOwn = isExternal
    ? sql`false`
    : sql`exists (select from app_version v
        where v.ent_id = ${column('ent_id')} and v.app_id = ${column('id')} and v.number = ${column('live_version')}
          and (v.role_uids = '{}' or v.role_uids && array(select atrium_app_roles(${column('id')}, ${userId}))))`
  return sql`${column('visible')} and (${column('kind')} <> 'built' or ${isForOwn})`
}

/** Whether it is open to everybody, to this person, or to a department that the person is in or below. */
function isOpenTo({ userId }: AnyViewer, application: string) {
  const column = (name: string) => sql.ref(`${application}.${name}`)
  return sql`(${column('audience')} = 'everyone'
    or exists (select from application_person chosen
      where chosen.ent_id = ${column('ent_id')} and chosen.application_id = ${column('id')} and chosen.user_id = ${userId})
    or exists (select from department_member place
      join department d on d.ent_id = place.ent_id and d.id = place.department_id
      join application_department chosen on chosen.ent_id = d.ent_id and chosen.department_id = any (d.path)
      where place.ent_id = ${column('ent_id')} and place.user_id = ${userId} and chosen.application_id = ${column('id')}))`
}
