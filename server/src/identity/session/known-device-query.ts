import type { Db } from '../../foundation/db/tx.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'

type Device = { userId: string; token: string }

/** True when this person has proved themself in this browser before, by what is theirs alone. */
export async function isKnownDevice(db: Db, { userId, token }: Device) {
  const row = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', tokenHash(token))
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

type DeviceUse = Device & { isProven: boolean; userAgent: string; now: Date }

export async function rememberDevice(db: Db, { userId, token, isProven, userAgent, now }: DeviceUse) {
  const seen = { user_agent: userAgent, last_used_at: now }
  const provenAt = isProven ? now : null
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: tokenHash(token), proven_at: provenAt, first_used_at: now, ...seen })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet((eb) => ({
        ...seen,
        proven_at: eb.fn.coalesce('known_device.proven_at', 'excluded.proven_at'),
      })),
    )
    .execute()
}

/** After a reset it is unknown which devices are still the person's own. No trust outlives its device. */
export async function forgetDevices(db: Db, userId: string) {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute()
}
