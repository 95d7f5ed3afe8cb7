import type { Db } from '../../../foundation/db/tx.ts'
import { tokenHash } from '../../../foundation/process/secrets/token-hash.ts'

type Device = { token: string; userId: string; method: string; at: Date; until: Date; deviceToken: string }

export async function insertTrustedDevice(db: Db, { token, userId, method, at, until, deviceToken }: Device) {
  await db
    .insertInto('trusted_device')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      device_hash: tokenHash(deviceToken),
      method,
      trusted_at: at,
      trusted_until: until,
    })
    .execute()
}

export async function deleteTrustedDevices(db: Db, userId: string) {
  await db.deleteFrom('trusted_device').where('user_id', '=', userId).execute()
}

export async function deleteExpiredTrust(db: Db, { userId, now }: { userId: string; now: Date }) {
  await db.deleteFrom('trusted_device').where('user_id', '=', userId).where('trusted_until', '<=', now).execute()
}
