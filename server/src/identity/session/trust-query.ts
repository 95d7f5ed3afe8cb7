import type { Db } from '../../foundation/db/tx.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'

export type Trust = { at: Date; method: string | null }

/** Since when, and by what factor, this browser may go without one: this person passed it here, and had it trusted. */
export async function findTrust(
  db: Db,
  { token, userId, now }: { token: string | null; userId: string; now: Date },
): Promise<Trust | null> {
  if (token === null) return null
  const row = await db
    .selectFrom('trusted_device')
    .select(['trusted_at as at', 'method'])
    .where('token_hash', '=', tokenHash(token))
    .where('user_id', '=', userId)
    .where('trusted_until', '>', now)
    .executeTakeFirst()
  return row ?? null
}
