import type { Db } from '../db/tx.ts'
import { tokenHash } from './queries.ts'

type Device = { userId: string; token: string }

/** True when this person has signed in from this browser before. */
export async function isKnownDevice(db: Db, { userId, token }: Device) {
  const row = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row !== undefined
}

export async function rememberDevice(
  db: Db,
  { userId, token, userAgent, now }: Device & { userAgent: string; now: Date },
) {
  const seen = { user_agent: userAgent, last_used_at: now }
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: tokenHash(token), first_used_at: now, ...seen })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet(seen))
    .execute()
}

/** After a reset nobody knows which of them are still the person's own. No trust outlives its device. */
export async function forgetDevices(db: Db, userId: string) {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute()
}
