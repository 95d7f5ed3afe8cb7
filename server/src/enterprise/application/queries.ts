import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

const columns = ['id', 'code', 'name', 'name_en as nameEn', 'icon', 'url', 'kind', 'version', 'visible'] as const

/** Who looks: of those that the enterprise builds, people from outside see none. */
type Viewer = { isExternal: boolean }

/** One that the enterprise builds is there for its people once it is published. */
function isOpenTo({ isExternal }: Viewer) {
  return isExternal
    ? sql<boolean>`application.kind <> 'built'`
    : sql<boolean>`(application.kind <> 'built' or application.live_version is not null)`
}

/** Those of the enterprise of this transaction; ids of another are simply not found. */
export async function selectApplications(db: Db, viewer: Viewer, ids: readonly string[] | undefined) {
  return db
    .selectFrom('application')
    .select(columns)
    .where('visible', '=', true)
    .where(isOpenTo(viewer))
    .$if(ids !== undefined, (query) => query.where('id', 'in', anyOf(ids)))
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

export async function selectPinned(db: Db, { userId, ...viewer }: Viewer & { userId: string }) {
  return db
    .selectFrom('application_pin as pin')
    .innerJoin('application', (join) =>
      join.onRef('application.ent_id', '=', 'pin.ent_id').onRef('application.id', '=', 'pin.application_id'),
    )
    .select([
      'application.id',
      'application.code',
      'application.name',
      'application.name_en as nameEn',
      'application.icon',
      'application.url',
      'pin.sort',
    ])
    .where('pin.user_id', '=', userId)
    .where('application.visible', '=', true)
    .where(isOpenTo(viewer))
    .orderBy('pin.sort')
    .execute()
}

/** Ids that are not applications of this enterprise are left out. */
export async function replacePins(
  db: Db,
  { entId, userId, isExternal, ids }: Viewer & { entId: string; userId: string; ids: readonly string[] },
) {
  await db.deleteFrom('application_pin').where('user_id', '=', userId).execute()
  const known = new Set((await selectApplications(db, { isExternal }, ids)).map(({ id }) => id))
  const pins = [...new Set(ids)].filter((id) => known.has(id))
  if (pins.length === 0) return
  const rows = pins.map((id, sort) => ({ ent_id: entId, user_id: userId, application_id: id, sort }))
  await db.insertInto('application_pin').values(rows).execute()
}

// An empty list in SQL is a syntax error; no id is empty, so this finds nothing.
function anyOf(ids: readonly string[] | undefined) {
  return ids === undefined || ids.length === 0 ? [''] : [...ids]
}
