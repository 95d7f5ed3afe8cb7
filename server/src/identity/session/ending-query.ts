import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { tokenHash } from '../../foundation/process/secrets/token-hash.ts'

/** How the session with this token ended. */
export function findEnding(db: Db, token: string) {
  return db
    .selectFrom('session')
    .select(['ended_at', 'end_reason', 'idle_until', 'abs_until'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
}

/** When a session ends, and whether its browser goes on by itself from then on. */
export function findEnd(db: Db, id: string, now: Date) {
  return db
    .selectFrom('session as s')
    .leftJoin('refresh_family as f', (join) =>
      join.onRef('f.id', '=', 's.family_id').on('f.revoked_at', 'is', null).on('f.expires_at', '>', now),
    )
    .select(['s.idle_until', 's.abs_until', sql<boolean>`f.id is not null`.as('isKept')])
    .where('s.id', '=', id)
    .executeTakeFirst()
}
