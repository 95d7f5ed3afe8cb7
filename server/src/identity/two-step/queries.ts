import type { Updateable } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { tokenHash } from '../session/queries.ts'

/** The setting of the enterprise of this transaction. */
export async function selectTwoStepSetting(db: Db, entId: string) {
  return db.selectFrom('two_step_setting').selectAll().where('ent_id', '=', entId).executeTakeFirst()
}

export async function upsertTwoStepSetting(db: Db, entId: string, change: Updateable<Database['two_step_setting']>) {
  await db
    .insertInto('two_step_setting')
    .values({ ent_id: entId, ...change })
    .onConflict((conflict) => conflict.column('ent_id').doUpdateSet(change))
    .execute()
}

export function selectPlatformPolicy(db: Db) {
  return db.selectFrom('two_step_platform').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
}

export async function updatePlatformPolicy(db: Db, change: Updateable<Database['two_step_platform']>) {
  await db.updateTable('two_step_platform').set(change).where('id', '=', 1).execute()
}

/** The enterprise of the transaction's own roles, by row-level security. */
export function selectRoleNames(db: Db) {
  return db
    .selectFrom('role')
    .select(['id', 'name', 'name_en'])
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

/** Since when this browser may go without a second factor: this person passed one here, and had it trusted. */
export async function findTrust(db: Db, { token, userId, now }: { token: string | null; userId: string; now: Date }) {
  if (token === null) return null
  const row = await db
    .selectFrom('trusted_device')
    .select('trusted_at')
    .where('token_hash', '=', tokenHash(token))
    .where('user_id', '=', userId)
    .where('trusted_until', '>', now)
    .executeTakeFirst()
  return row?.trusted_at ?? null
}
