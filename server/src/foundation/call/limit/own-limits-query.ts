import type { Db } from '../../db/tx.ts'
import { tokenHash } from '../../process/secrets/token-hash.ts'

/** The session's line of the person who guesses, and whether its browser was theirs before the session began. */
export function findGuesser(db: Db, { id, device }: { id: string; device: string | null }) {
  return db
    .selectFrom('session as s')
    .select((eb) => [
      eb.fn.coalesce('s.line_id', 's.id').as('line'),
      eb
        .exists(
          eb
            .selectFrom('known_device as d')
            .select('d.user_id')
            .whereRef('d.user_id', '=', 's.user_id')
            .where('d.device_hash', '=', tokenHash(device ?? ''))
            // A cookie that was made known since then may be the thief's own.
            .whereRef('d.proven_at', '<', 's.auth_time'),
        )
        .as('knowsDevice'),
    ])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow()
}
