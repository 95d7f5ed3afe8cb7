import type { Db } from '../../foundation/db/tx.ts'
import { tokenHash } from '../../foundation/secrets/token-hash.ts'

/** Since when this browser may go without a second factor: this person passed one here, and had it trusted. */
export async function findTrust(db: Db, { token, userId, now }: { token: string | null; userId: string; now: Date }) {
  if (token === null) return null
  const row = await db
    .selectFrom('trusted_device')
    .select('trusted_at')
    .where('token_hash', '=', tokenHash(token))
    .where('user_id', '=', userId)
    .where('trusted_until', '>', now)
    .executeTakeFirst()
  return row?.trusted_at ?? null
}
