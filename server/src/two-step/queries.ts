import type { Db } from '../db/tx.ts'

/** The setting of the enterprise of this transaction. */
export async function selectTwoStepSetting(db: Db, entId: string) {
  return db.selectFrom('two_step_setting').selectAll().where('ent_id', '=', entId).executeTakeFirst()
}

export async function hasRoleOf(db: Db, { userId, roleIds }: { userId: string; roleIds: readonly string[] }) {
  if (roleIds.length === 0) return false
  const row = await db
    .selectFrom('role_member')
    .select('role_id')
    .where('user_id', '=', userId)
    .where('role_id', 'in', [...roleIds])
    .executeTakeFirst()
  return row !== undefined
}
