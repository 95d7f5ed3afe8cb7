import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { letsPeopleIn } from '../../../identity/people/membership/open-query.ts'
import { lacksRoleOnly, mayAskFor, mayOpen, type Viewer } from '../open-query.ts'

type OwnStanding = { opens: boolean; asks: boolean; needsRole: boolean }
/** The enterprise that the address names, if any; and the person who looks, in the enterprise that lets them in. */
type Looking = {
  id: string
  entId: string | null
  own: ({ entId: string; userId: string } & OwnStanding) | null
  now: Date
}

/**
 * Whether a person may open or ask for an application, or lacks nothing but a role. In the scope of their enterprise:
 * their roles in it are looked up there alone.
 */
export async function findOwnStanding(db: Db, { id, viewer }: { id: string; viewer: Viewer }): Promise<OwnStanding> {
  const found = await db
    .selectFrom('application')
    .select([mayOpen(viewer).as('opens'), mayAskFor(viewer).as('asks'), lacksRoleOnly(viewer).as('needsRole')])
    .where('application.id', '=', id)
    .executeTakeFirst()
  return found ?? { opens: false, asks: false, needsRole: false }
}

/**
 * An application that its enterprise shows to everyone, or that the person may open, may ask for or lacks nothing but a
 * role in, read across enterprises. An id that several enterprises have is found where the address or the person says
 * which one is meant.
 */
export async function findDetail(db: Db, { id, entId, own, now }: Looking) {
  const mine = isMember(own)
  const opens = own?.opens === true ? mine : never
  const asks = own?.asks === true ? mine : never
  const needsRole = own?.needsRole === true ? mine : never
  const rows = await db
    .selectFrom('application')
    .innerJoin('enterprise as e', 'e.id', 'application.ent_id')
    .select([
      'application.ent_id as entId',
      'application.id',
      'application.code',
      'application.icon',
      'application.color',
      'application.url',
    ])
    .select(['application.name', 'application.name_en as nameEn', 'application.description'])
    .select([
      opens.as('opens'),
      asks.as('asks'),
      needsRole.as('needsRole'),
      mine.as('isMine'),
      askedBy(own).as('isAsked'),
    ])
    .where('application.id', '=', id)
    .where(letsPeopleIn('e', now))
    .where(sql<boolean>`(${isShown} or ${opens} or ${asks} or ${needsRole})`)
    .$if(entId !== null, (query) => query.where('application.ent_id', '=', entId))
    .orderBy('isMine', 'desc')
    .limit(2)
    .execute()
  const [found, other] = rows
  return found?.isMine === false && other !== undefined ? undefined : found
}

const never = sql<boolean>`false`

/** One that is hidden from everybody, or not published yet, is shown to no person. */
const isShown = sql<boolean>`(application.is_public and application.visible
  and (application.kind <> 'built' or application.live_version is not null))`

/** Asked of the rows, and not of the session: a membership that ended a moment ago opens nothing. */
function isMember(viewer: Looking['own']) {
  if (viewer === null) return never
  return sql<boolean>`(application.ent_id = ${viewer.entId} and exists (select from membership m
    where m.ent_id = application.ent_id and m.user_id = ${viewer.userId} and m.status = 'active'))`
}

function askedBy(viewer: Looking['own']) {
  if (viewer === null) return never
  return sql<boolean>`exists (select from application_request r where r.ent_id = application.ent_id
    and r.application_id = application.id and r.user_id = ${viewer.userId} and r.state = 'open')`
}

/** Whether everyone may know that there is such an application. */
export async function isShownToAll(db: Db, { id, now }: Pick<Looking, 'id' | 'now'>) {
  const found = await db
    .selectFrom('application')
    .innerJoin('enterprise as e', 'e.id', 'application.ent_id')
    .select('application.id')
    .where('application.id', '=', id)
    .where(isShown)
    .where(letsPeopleIn('e', now))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The name of the application, where there is one in the enterprise of the transaction. */
export async function storePublicity(db: Db, { id, isPublic }: { id: string; isPublic: boolean }) {
  const stored = await db
    .updateTable('application')
    .set({ is_public: isPublic })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return stored?.name
}
