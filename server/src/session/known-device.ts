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

export async function rememberDevice(db: Db, { userId, token, now }: Device & { now: Date }) {
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: tokenHash(token), first_used_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: now }))
    .execute()
}

/** After a reset nobody knows which of them are still the person's own. */
export async function forgetDevices(db: Db, userId: string) {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute()
}
