import { sql, type Updateable } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { isForPeopleOf } from '../../message/message/queries.ts'

export function selectClosing(db: Db, entId: string) {
  return db
    .selectFrom('enterprise')
    .select(['id', 'name', 'status', 'version', 'closes_at', 'closing_id', 'closed_from'])
    .where('id', '=', entId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Waits for the transaction that is changing the same enterprise. */
export async function lockClosing(db: Db, entId: string) {
  await db.selectFrom('enterprise').select('id').where('id', '=', entId).forUpdate().execute()
  return selectClosing(db, entId)
}

export async function storeStatus(db: Db, entId: string, columns: Updateable<Database['enterprise']>) {
  await db.updateTable('enterprise').set(columns).where('id', '=', entId).execute()
}

/** Deletes so many rows of a closed enterprise, and answers how many that were. */
export async function removeRows(db: Db, entId: string, most: number) {
  const { rows } = await sql<{ gone: number }>`select atrium_remove_space(${entId}, ${most}) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}

/** What was only said to this enterprise goes; what was said to others, too, is said to them alone. */
export async function removeMessages(db: Db, entId: string) {
  await db
    .deleteFrom('message')
    .where('audience', '=', 'ent')
    .where(sql<boolean>`audience_ids = array[${entId}]`)
    .execute()
  await db.deleteFrom('message').where(isForPeopleOf(entId)).execute()
  await db
    .updateTable('message')
    .set({ audience_ids: sql`array_remove(audience_ids, ${entId})` })
    .where('audience', '=', 'ent')
    .where(sql<boolean>`audience_ids @> array[${entId}]`)
    .execute()
}

export async function removeSettings(db: Db, entId: string) {
  await db.deleteFrom('setting').where('scope', '=', entId).execute()
}

/** All but the one that is at work. */
export async function removeJobs(db: Db, { entId, but }: { entId: string; but: string }) {
  await db.deleteFrom('job').where('ent_id', '=', entId).where('id', '<>', but).execute()
}

/** Those below it stand on their own from now on. */
export async function freeChildren(db: Db, entId: string, now: Date) {
  await db
    .updateTable('enterprise')
    .set((eb) => ({ parent_id: null, version: eb('version', '+', 1), updated_at: now }))
    .where('parent_id', '=', entId)
    .where('deleted_at', 'is', null)
    .execute()
}
