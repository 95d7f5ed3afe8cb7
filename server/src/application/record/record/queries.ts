import type { PublishedAppRole, PublishedAppView, PublishedEntity } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { mayOpen, type Viewer } from '../../../enterprise/application/open-query.ts'
import { builtOnce, type ValueOf } from '../../../foundation/db/built-once.ts'
import type { Db } from '../../../foundation/db/tx.ts'

type AppAndViewer = { appId: string; userId: string }

const liveTo = (isExternal: boolean) =>
  builtOnce((db, value: ValueOf<AppAndViewer>) =>
    db
      .selectFrom('application as a')
      .select(['a.id', 'a.name', 'a.name_en as nameEn', 'a.icon', 'a.color', 'a.live_version as version'])
      .select(sql<string[]>`array(select atrium_app_roles(a.id, ${value('userId')}))`.as('roleUids'))
      .where('a.id', '=', value('appId'))
      .where('a.kind', '=', 'built')
      .where('a.live_version', 'is not', null)
      .where(mayOpen({ userId: value('userId'), isExternal }, 'a'))
      .$narrowType<{ version: number }>()
      .compile(),
  )
const live = { own: liveTo(false), external: liveTo(true) }

/** An application of this enterprise with the number of its live version, for a person who may open it, and the roles that they have in it. */
export async function findLive(db: Db, appId: string, { userId, isExternal }: Viewer) {
  const [found] = await live[isExternal ? 'external' : 'own'](db, { appId, userId })
  return found
}

/** All that a person may open, each with its live version and the roles that the person has in it. */
export function selectLive(db: Db, viewer: Viewer) {
  return db
    .selectFrom('application as a')
    .select(['a.id', 'a.name', 'a.name_en as nameEn', 'a.live_version as version'])
    .select(sql<string[]>`array(select atrium_app_roles(a.id, ${viewer.userId}))`.as('roleUids'))
    .where('a.kind', '=', 'built')
    .where('a.live_version', 'is not', null)
    .where(mayOpen(viewer, 'a'))
    .orderBy('a.sort')
    .orderBy('a.id')
    .execute()
}

export async function findBundle(db: Db, appId: string, version: number) {
  const { bundle } = await db
    .selectFrom('app_version')
    .select('bundle')
    .where('app_id', '=', appId)
    .where('number', '=', version)
    .executeTakeFirstOrThrow()
  const views: readonly PublishedAppView[] = bundle.views ?? []
  return { entities: bundle.entities as readonly PublishedEntity[], roles: rolesOf(bundle), views }
}

/** Null where the version has none: then all its people work with all records. */
function rolesOf({ roles = [] }: { roles?: readonly PublishedAppRole[] }) {
  return roles.length === 0 ? null : roles
}

/** Names by id, of those that belong or belonged to this enterprise: row-level security shows no others. */
export async function namesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Which of these people belong to this enterprise now. */
export async function selectMembers(db: Db, entId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('membership')
    .select('user_id')
    .where('ent_id', '=', entId)
    .where('status', '=', 'active')
    .where('user_id', 'in', [...new Set(ids)])
    .execute()
  return new Set(rows.map(({ user_id: userId }) => userId))
}
