import type { Db } from '../../foundation/db/tx.ts'
import { tokenHash } from '../../foundation/secrets/token-hash.ts'

/** How the session with this token ended. */
export function findEnding(db: Db, token: string) {
  return db
    .selectFrom('session')
    .select(['ended_at', 'end_reason', 'idle_until', 'abs_until'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
}
