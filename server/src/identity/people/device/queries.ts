import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { tokenHash } from '../../../foundation/process/secrets/token-hash.ts'

/** As many as a page shows well; the oldest are cleared away by and by. */
const most = 100

/**
 * The browsers that this person has used, the last used first, each with the longest trust that it still has anywhere:
 * as long as was said when it was trusted, and no longer than the policies allow now.
 */
export function selectDevices(db: Db, { userId, trustDays, now }: { userId: string; trustDays: number; now: Date }) {
  const until = sql<Date>`least(t.trusted_until, t.trusted_at + make_interval(hours => ${trustDays * 24}))`
  return db
    .selectFrom('known_device as d')
    .select(['d.id', 'd.device_hash', 'd.user_agent', 'd.first_used_at', 'd.last_used_at'])
    .select((eb) =>
      eb
        .selectFrom('trusted_device as t')
        .whereRef('t.user_id', '=', 'd.user_id')
        .whereRef('t.device_hash', '=', 'd.device_hash')
        .where(until, '>', now)
        .select((max) => max.fn.max(until).as('until'))
        .as('trusted_until'),
    )
    .where('d.user_id', '=', userId)
    .orderBy('d.last_used_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(most)
    .execute()
}

/** True for the row of the browser that sent this token. */
export function isNamedBy(token: string | null, { device_hash: hash }: { device_hash: Buffer }) {
  return token !== null && tokenHash(token).equals(hash)
}

/** Deletes devices with all trust in them. Another person's browser is left alone, like one that does not exist. */
export async function deleteDevices(db: Db, { userId, id }: { userId: string; id: string }) {
  const { numDeletedRows } = await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .$if(id !== 'all', (query) => query.where('id', '=', id))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
