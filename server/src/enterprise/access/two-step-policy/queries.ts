import type { Updateable } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

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
