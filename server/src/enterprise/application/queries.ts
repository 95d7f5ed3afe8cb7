import type { Db } from '../../foundation/db/tx.ts'
import { mayOpen, type Viewer } from './open-query.ts'

/** Those that the person may open, by category; ids of others are simply not found. */
export async function selectApplications(db: Db, viewer: Viewer, ids: readonly string[] | undefined) {
  return db
    .selectFrom('application')
    .leftJoin('application_category as c', (join) =>
      join.onRef('c.ent_id', '=', 'application.ent_id').onRef('c.id', '=', 'application.category_id'),
    )
    .select(['application.id', 'application.code', 'application.name', 'application.name_en as nameEn'])
    .select(['application.icon', 'application.color', 'application.url', 'application.kind'])
    .select(['application.version', 'application.visible'])
    .select(['application.description', 'c.id as categoryId', 'c.name as categoryName', 'c.name_en as categoryNameEn'])
    .where(mayOpen(viewer))
    .$if(ids !== undefined, (query) => query.where('application.id', 'in', anyOf(ids)))
    .orderBy('c.sort', (by) => by.asc().nullsLast())
    .orderBy('c.id')
    .orderBy('application.sort')
    .orderBy('application.id')
    .execute()
}

const tile = [
  'application.id',
  'application.code',
  'application.name',
  'application.name_en as nameEn',
  'application.icon',
  'application.color',
  'application.url',
] as const

export async function selectPinned(db: Db, viewer: Viewer) {
  return db
    .selectFrom('application_pin as pin')
    .innerJoin('application', (join) =>
      join.onRef('application.ent_id', '=', 'pin.ent_id').onRef('application.id', '=', 'pin.application_id'),
    )
    .select([...tile, 'pin.sort'])
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

/** What the person opened last and may open still, the newest first. */
export async function selectOpened(db: Db, viewer: Viewer) {
  return db
    .selectFrom('application_opened as opened')
    .innerJoin('application', (join) =>
      join.onRef('application.ent_id', '=', 'opened.ent_id').onRef('application.id', '=', 'opened.application_id'),
    )
    .select(tile)
    .where('opened.user_id', '=', viewer.userId)
    .where(mayOpen(viewer))
    .orderBy('opened.opened_at', 'desc')
    .orderBy('application.id')
    .execute()
}

type Opened = { entId: string; id: string; most: number; now: Date }

/** Keeps the newest of each person. False where the person may not open it. */
export async function noteOpened(db: Db, viewer: Viewer, { entId, id, most, now }: Opened) {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('application_opened')
    .columns(['ent_id', 'user_id', 'application_id', 'opened_at'])
    .expression((eb) =>
      eb
        .selectFrom('application')
        .select((of) => [of.val(entId).as('ent_id'), of.val(viewer.userId).as('user_id'), 'application.id'])
        .select((of) => of.cast<Date>(of.val(now), 'timestamptz').as('opened_at'))
        .where('application.id', '=', id)
        .where(mayOpen(viewer)),
    )
    .onConflict((conflict) => conflict.columns(['ent_id', 'user_id', 'application_id']).doUpdateSet({ opened_at: now }))
    .executeTakeFirst()
  const own = db.selectFrom('application_opened').where('user_id', '=', viewer.userId)
  await db
    .deleteFrom('application_opened')
    .where('user_id', '=', viewer.userId)
    .where('application_id', 'in', own.select('application_id').orderBy('opened_at', 'desc').offset(most))
    .execute()
  return numInsertedOrUpdatedRows > 0n
}

// An empty list in SQL is a syntax error; no id is empty, so this finds nothing.
function anyOf(ids: readonly string[] | undefined) {
  return ids === undefined || ids.length === 0 ? [''] : [...ids]
}
