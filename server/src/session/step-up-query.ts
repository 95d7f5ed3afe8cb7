import type { Db } from '../db/tx.ts'

export function findCredential(db: Db, userId: string) {
  return db
    .selectFrom('credential as c')
    .innerJoin('user_account as u', 'u.id', 'c.user_id')
    .select(['u.login_id_norm', 'c.phc'])
    .where('c.user_id', '=', userId)
    .where('c.kind', '=', 'password')
    .executeTakeFirst()
}

export async function markStepUp(db: Db, { id, now }: { id: string; now: Date }) {
  await db.updateTable('session').set({ step_up_at: now }).where('id', '=', id).execute()
}
