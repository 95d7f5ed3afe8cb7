import { sql } from 'kysely'
import { sessionOf, spaceOf, type Context } from '../context/context.ts'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../db/retention-query.ts'
import type { Db } from '../../db/tx.ts'
import type { Secrets } from '../../process/secrets/secrets.ts'
import { must } from '../../process/error/must.ts'

/**
 * `what` is being added, and where; `onceKey` is the browser's, and counts for the caller alone. `id` is what it would be called, where
 * that is no new id.
 */
type Sent = { what: string; onceKey: string | undefined; said: unknown; id?: string }

/** Without an enterprise it is what is written in the scope of the platform, or in what is in a person’s care. */
type Whose = { ent_id: string | null; user_id: string; key: string }

/**
 * Under which id the caller adds something. A browser that heard no answer sends the same again under its key: then it is the id of
 * the first time, and `isSame` tells whether it says the same. Of two at once the second waits for the first.
 */
export function idOnce(context: Context, sent: Sent) {
  return idOf({ ...context, entId: spaceOf(context).entId }, sent)
}

/** The same for what is written in the scope of the platform. */
export function platformIdOnce(context: Context, sent: Sent) {
  return idOf({ ...context, entId: null }, sent)
}

async function idOf(context: Context & { entId: string | null }, { what, onceKey, said, id = context.newId() }: Sent) {
  if (onceKey === undefined) return { id, isAgain: false, isSame: false }
  const { db, now, entId, services } = context
  const whose = { ent_id: entId, user_id: sessionOf(context).userId, key: `${what} ${onceKey}` }
  const digest = digestOf(said, services.secrets)
  if (await note(db, whose, { made_id: id, digest, at: now })) return { id, isAgain: false, isSame: false }
  const before = must(await find(db, whose), 'the key that is there')
  return { id: before.made_id, isAgain: true, isSame: before.digest === digest }
}

/** A change or an act of a person, by its call and what it is known by when it is sent again. */
export type Changed = { whose: Whose; digest: string }

/** Notes what was answered, sealed. A change that left its thing as it was may be noted already. */
export async function noteChanged({ db, now, services }: Context, { whose, digest }: Changed, answered: unknown) {
  await note(db, whose, { made_id: services.secrets.seal(JSON.stringify(answered)), digest, at: now })
}

/** What was answered when the person made the change before, and whether they said the same; undefined where they did not. */
export async function changedOnce(db: Db, { whose, digest }: Changed, secrets: Secrets) {
  const before = await find(db, whose)
  const answered: unknown = before && JSON.parse(secrets.open(before.made_id))
  return before && { answered, isSame: before.digest === digest }
}

/** Held until the end of the transaction: of two that add the same, the second finds what the first has noted. */
export async function takeKey(db: Db, { whose }: Changed) {
  const key = `once|${whose.ent_id ?? ''}|${whose.user_id}|${whose.key}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}

/** False where the key is there already; it stays as it was. */
async function note(db: Db, { ent_id: entId, ...whose }: Whose, made: { made_id: string; digest: string; at: Date }) {
  const row = { ...whose, ...made }
  const insert =
    entId === null
      ? db
          .insertInto('platform_sent_once')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
      : db
          .insertInto('sent_once')
          .values({ ...row, ent_id: entId })
          .onConflict((conflict) => conflict.doNothing())
  const { numInsertedOrUpdatedRows: added } = await insert.executeTakeFirstOrThrow()
  return added === 1n
}

function find(db: Db, { ent_id: entId, ...whose }: Whose) {
  if (entId === null)
    return db
      .selectFrom('platform_sent_once')
      .select(['made_id', 'digest'])
      .where((eb) => eb.and(whose))
      .executeTakeFirst()
  return db
    .selectFrom('sent_once')
    .select(['made_id', 'digest'])
    .where((eb) => eb.and({ ...whose, ent_id: entId }))
    .executeTakeFirst()
}

/** Keyed: what was said may hold a password or a telephone number. */
export function digestOf(said: unknown, secrets: Secrets) {
  return secrets.mac(`once|${JSON.stringify(said)}`)
}

const onceDays = 1

/** Keys of yesterday: no browser still waits for an answer. */
export const oldKeys: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`sent_once where (ent_id, user_id, key) in (
      select ent_id, user_id, key from sent_once where at < ${daysBefore(now, onceDays)} limit ${batchSize})`,
  )

export const oldPlatformKeys: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`platform_sent_once where (user_id, key) in (
      select user_id, key from platform_sent_once where at < ${daysBefore(now, onceDays)} limit ${batchSize})`,
  )
