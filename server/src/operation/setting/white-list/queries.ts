import { sql } from 'kysely'
import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** False when the same is on the list for the same enterprises. */
export async function insertEntry(db: Db, row: NewRow<'app_whitelist'>) {
  const inserted = await db
    .insertInto('app_whitelist')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Change = { id: string; version: number; note: string; expiresAt: Date | null; enabled: boolean; now: Date }

/** Undefined when another operator has changed it since that version. */
export function changeEntry(db: Db, { id, version, note, expiresAt, enabled, now }: Change) {
  return db
    .updateTable('app_whitelist')
    .set({ note, expires_at: expiresAt, enabled, updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

export function removeEntry(db: Db, id: string) {
  return db.deleteFrom('app_whitelist').where('id', '=', id).returningAll().executeTakeFirst()
}

/** Whether a moment is past, by the clock that also ends entries. */
export async function isPast(db: Db, moment: Date) {
  const { rows } = await sql<{ past: boolean }>`select ${moment}::timestamptz <= clock_timestamp() as past`.execute(db)
  return rows[0]?.past === true
}

export function findEnterprise(db: Db, id: string) {
  return db
    .selectFrom('enterprise')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Whether there is an application of this code or id, in the enterprise or in any. */
export async function hasApplication(db: Db, { value, entId }: { value: string; entId: string | null }) {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', value), eb('code', '=', value)]))
    .$if(entId !== null, (query) => query.where('ent_id', '=', entId))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a team has a parcel of this slug, whatever of it is in force. */
export async function hasParcel(db: Db, slug: string) {
  const row = await db.selectFrom('parcel').select('slug').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined
}
