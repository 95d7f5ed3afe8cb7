import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { sessionOf, spaceOf, type Context } from '../context/context.ts'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../db/retention-query.ts'
import type { Db } from '../../db/tx.ts'

/**
 * `what` is being added, and where; `onceKey` is the browser's, and counts for the caller alone. `id` is what it would be called, where
 * that is no new id.
 */
type Sent = { what: string; onceKey: string | undefined; said: unknown; id?: string }

/**
 * Under which id the caller adds something. A browser that heard no answer sends the same again under its key: then it is the id of
 * the first time, and `isSame` tells whether it says the same. Of two at once the second waits for the first.
 */
export async function idOnce(context: Context, { what, onceKey, said, id = context.newId() }: Sent) {
  if (onceKey === undefined) return { id, isAgain: false, isSame: false }
  const whose = { ent_id: spaceOf(context).entId, user_id: sessionOf(context).userId, key: `${what} ${onceKey}` }
  const digest = digestOf(said)
  const { numInsertedOrUpdatedRows: added } = await context.db
    .insertInto('sent_once')
    .values({ ...whose, made_id: id, digest, at: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (added === 1n) return { id, isAgain: false, isSame: false }
  const before = await context.db
    .selectFrom('sent_once')
    .select(['made_id', 'digest'])
    .where((eb) => eb.and(whose))
    .executeTakeFirstOrThrow()
  return { id: before.made_id, isAgain: true, isSame: before.digest === digest }
}

/** A change or an act of a person, by its call and what it is known by when it is sent again. */
export type Changed = { whose: { ent_id: string; user_id: string; key: string }; said: unknown }

/** Notes what was answered. A change that left its thing as it was may be noted already. */
export async function noteChanged(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { whose, said }: Changed,
  answered: unknown,
) {
  await db
    .insertInto('sent_once')
    .values({ ...whose, made_id: JSON.stringify(answered), digest: digestOf(said), at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What was answered when the person made the change before, and whether they said the same; undefined where they did not. */
export async function changedOnce(db: Db, { whose, said }: Changed) {
  const before = await db
    .selectFrom('sent_once')
    .select(['made_id', 'digest'])
    .where((eb) => eb.and(whose))
    .executeTakeFirst()
  const answered: unknown = before && JSON.parse(before.made_id)
  return before && { answered, isSame: before.digest === digestOf(said) }
}

export function digestOf(said: unknown) {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

const onceDays = 1

/** Keys of yesterday: no browser still waits for an answer. */
export const oldKeys: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`sent_once where (ent_id, user_id, key) in (
      select ent_id, user_id, key from sent_once where at < ${daysBefore(now, onceDays)} limit ${batchSize})`,
  )
