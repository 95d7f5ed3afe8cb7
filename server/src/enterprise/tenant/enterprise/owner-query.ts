import type { Db } from '../../../foundation/db/tx.ts'

/** Whose enterprise it is: the one who will be, or was, its first administrator. */
export async function selectOwner(db: Db, entId: string) {
  const { owner_user_id: userId } = await db
    .selectFrom('enterprise')
    .select('owner_user_id')
    .where('id', '=', entId)
    .where('owner_user_id', 'is not', null)
    .$narrowType<{ owner_user_id: string }>()
    .executeTakeFirstOrThrow()
  return userId
}

export async function setOwner(db: Db, { entId, userId }: { entId: string; userId: string }) {
  await db.updateTable('enterprise').set({ owner_user_id: userId }).where('id', '=', entId).execute()
}

/** An account that was only announced may sign in from now on. False for one that could before. */
export async function activateInvited(db: Db, userId: string) {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ status: 'active' })
    .where('id', '=', userId)
    .where('status', '=', 'invited')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
