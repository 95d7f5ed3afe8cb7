import type { Db } from '../../foundation/db/tx.ts'
import { mayOpen, type Viewer } from './open-query.ts'

const columns = ['id', 'code', 'name', 'name_en as nameEn', 'icon', 'url', 'kind', 'version', 'visible'] as const

/** Those that the person may open; ids of others are simply not found. */
export async function selectApplications(db: Db, viewer: Viewer, ids: readonly string[] | undefined) {
  return db
    .selectFrom('application')
    .select(columns)
    .where(mayOpen(viewer))
    .$if(ids !== undefined, (query) => query.where('id', 'in', anyOf(ids)))
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

export async function selectPinned(db: Db, viewer: Viewer) {
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
    .where('pin.user_id', '=', viewer.userId)
    .where(mayOpen(viewer))
    .orderBy('pin.sort')
    .execute()
}

/** Ids of applications that the person may not open are left out. */
export async function replacePins(db: Db, viewer: Viewer, { entId, ids }: { entId: string; ids: readonly string[] }) {
  const { userId } = viewer
  await db.deleteFrom('application_pin').where('user_id', '=', userId).execute()
  const known = new Set((await selectApplications(db, viewer, ids)).map(({ id }) => id))
  const pins = [...new Set(ids)].filter((id) => known.has(id))
  if (pins.length === 0) return
  const rows = pins.map((id, sort) => ({ ent_id: entId, user_id: userId, application_id: id, sort }))
  await db.insertInto('application_pin').values(rows).execute()
}

// An empty list in SQL is a syntax error; no id is empty, so this finds nothing.
function anyOf(ids: readonly string[] | undefined) {
  return ids === undefined || ids.length === 0 ? [''] : [...ids]
}
