import type { Db } from '../../foundation/db/tx.ts'

export function findCredential(db: Db, userId: string) {
  return db
    .selectFrom('credential')
    .select('phc')
    .where('user_id', '=', userId)
    .where('kind', '=', 'password')
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
