import type { Db } from '../../../foundation/db/tx.ts'

/** The telephone that is this person's second factor; null when none is. */
export async function selectFactorPhone(db: Db, userId: string) {
  const row = await db
    .selectFrom('sms_factor as f')
    .innerJoin('user_account as u', 'u.id', 'f.user_id')
    .select('u.phone_e164 as phone')
    .where('f.user_id', '=', userId)
    .executeTakeFirst()
  return row?.phone ?? null
}

/** The telephone that this person has proven; null when there is none. */
export async function selectOwnPhone(db: Db, userId: string) {
  const row = await db.selectFrom('user_account').select('phone_e164').where('id', '=', userId).executeTakeFirst()
  return row?.phone_e164 ?? null
}

export async function insertSmsFactor(db: Db, { userId, id, now }: { userId: string; id: string; now: Date }) {
  await db
    .insertInto('sms_factor')
    .values({ user_id: userId, id, confirmed_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ confirmed_at: now }))
    .execute()
}

/** False when there is no such factor. */
export async function deleteSmsFactor(db: Db, { userId, id }: { userId: string; id: string }) {
  const row = await db
    .deleteFrom('sms_factor')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
