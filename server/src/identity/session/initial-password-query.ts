import type { Db } from '../../foundation/db/tx.ts'

type Use = { userId: string; now: Date }

/** Erases an initial password at its first use. False when it is over. The account is locked. */
export async function noteInitialUse(db: Db, { userId, now }: Use) {
  const used = await db
    .updateTable('credential')
    .set((eb) => ({ used_at: eb.fn.coalesce('used_at', eb.val(now)), initial_secret: null }))
    .where('user_id', '=', userId)
    .where('initial', '=', true)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
