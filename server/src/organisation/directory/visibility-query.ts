import type { Db } from '../../foundation/db/tx.ts'

export async function isPhoneShown(db: Db, userId: string) {
  const row = await db
    .selectFrom('user_account')
    .select('phone_shown')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.phone_shown
}

export async function storePhoneShown(
  db: Db,
  { userId, isShown, now }: { userId: string; isShown: boolean; now: Date },
) {
  await db.updateTable('user_account').set({ phone_shown: isShown, updated_at: now }).where('id', '=', userId).execute()
}
