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

/** False when this session has ended meanwhile. */
export async function markStepUp(db: Db, { id, now }: { id: string; now: Date }) {
  const row = await db
    .updateTable('session')
    .set({ step_up_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
