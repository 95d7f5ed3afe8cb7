import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../foundation/db/retention-query.ts'
import type { Db } from '../../foundation/db/tx.ts'

type Sent = { entId: string; by: string; id: string; now: Date; key: string; said: unknown }

/**
 * Under which id a person adds what they send under this key. `id` for the first time; of two at once the second waits for the
 * first. `isSame`: what is sent again says the same.
 */
export async function addedUnder(db: Db, { entId, by, id, now, key, said }: Sent) {
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('base64url')
  const row = { ent_id: entId, user_id: by, key, made_id: id, digest, at: now }
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('app_once')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (added === 1n) return { id, isAgain: false, isSame: false }
  const before = await db
    .selectFrom('app_once')
    .select(['made_id', 'digest'])
    .where('ent_id', '=', entId)
    .where('user_id', '=', by)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return { id: before.made_id, isAgain: true, isSame: before.digest === digest }
}

const onceDays = 1

/** Keys of yesterday: no browser still waits for an answer. */
export const oldKeys: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`app_once where (ent_id, user_id, key) in (
      select ent_id, user_id, key from app_once where at < ${daysBefore(now, onceDays)} limit ${batchSize})`,
  )
