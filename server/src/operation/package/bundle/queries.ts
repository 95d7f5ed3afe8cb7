import { sql } from 'kysely'
import type { NewRow, Row } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

export type StoredBundle = Row<'bundle'>

export async function insertBundle(db: Db, row: NewRow<'bundle'>) {
  await db.insertInto('bundle').values(row).execute()
}

/** The lock keeps it from being changed while a call decides what becomes of it. */
export function lockBundle(db: Db, id: string) {
  return db.selectFrom('bundle').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findBundle(db: Db, id: string) {
  return db.selectFrom('bundle').selectAll().where('id', '=', id).executeTakeFirst()
}

type Change = Partial<Omit<StoredBundle, 'id' | 'parts'>> & { parts?: string }

export async function updateBundle(db: Db, id: string, change: Change) {
  await db.updateTable('bundle').set(change).where('id', '=', id).execute()
}

export async function deleteBundle(db: Db, id: string) {
  await db.deleteFrom('bundle').where('id', '=', id).execute()
}

/** Two operators who announce one at once are counted one after the other. */
export async function lockCount(db: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('atrium bundles'))`.execute(db)
}

/** How many there are whose bytes are kept, and how many of them this operator is still sending. */
export async function countBundles(db: Db, userId: string) {
  const row = await db
    .selectFrom('bundle')
    .select((eb) => [
      eb.fn.countAll<number>().as('kept'),
      eb.fn
        .countAll<number>()
        .filterWhere('status', '=', 'uploading')
        .filterWhere('uploaded_by', '=', userId)
        .as('sending'),
    ])
    .where('status', '<>', 'refused')
    .executeTakeFirstOrThrow()
  return row
}

/** The updates that install it, the newest first. */
export function selectUpdatesOf(db: Db, id: string) {
  return db
    .selectFrom('platform_update')
    .select(['id', 'planned_at', 'state'])
    .where('bundle_id', '=', id)
    .orderBy('planned_at', 'desc')
    .limit(20)
    .execute()
}

/** Whether one of them has not ended. */
export async function isInUse(db: Db, id: string) {
  const found = await db
    .selectFrom('platform_update')
    .select('id')
    .where('bundle_id', '=', id)
    .where('state', 'in', ['planned', 'running'])
    .executeTakeFirst()
  return found !== undefined
}

/** The same file, where it is a bundle already. */
export function findSameBundle(db: Db, sha256: string) {
  return db
    .selectFrom('bundle')
    .select('id')
    .where('sha256', '=', sha256)
    .where('status', '=', 'ready')
    .executeTakeFirst()
}
