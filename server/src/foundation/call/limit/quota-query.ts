import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/tx.ts'
import { aheadOf, isAhead } from './ahead.ts'

/** At most `most` times within `withinMs` of the first. `kind` and `subject` together name what is counted. */
export type Quota = { kind: string; subject: string; most: number; withinMs: number }

export type Counted = { quota: Quota; seconds: number }

/**
 * Counts one use of each, and answers null; or which of them is used up, and how many seconds that lasts. Roll the
 * transaction back then: the others were counted. Concurrent uses are counted one after another.
 */
export async function countUses(db: Db, quotas: readonly Quota[], now: Date): Promise<Counted | null> {
  const before = await findUsedUp(db, quotas, now)
  if (before !== null) return before
  // Always locked in the same order, so that two never wait for each other in a circle.
  for (const { quota, bucket } of inOrder(quotas)) {
    const { count, first_at } = await countUse(db, { quota, bucket, now })
    if (count > quota.most) return { quota, seconds: secondsLeft(first_at, quota, now) }
  }
  return null
}

/** Which of them is used up already; null when none is. Nothing is written. */
export async function findUsedUp(db: Db, quotas: readonly Quota[], now: Date): Promise<Counted | null> {
  if (quotas.length === 0) return null
  const wanted = inOrder(quotas)
  const keys = wanted.map(({ bucket }) => bucket)
  const rows = await db.selectFrom('throttle').selectAll().where('bucket', 'in', keys).execute()
  for (const { quota, bucket } of wanted) {
    const row = rows.find((candidate) => candidate.bucket === bucket)
    const isOver =
      row === undefined || row.first_at.getTime() + quota.withinMs <= now.getTime() || isAhead(row.first_at, now)
    if (!isOver && row.count >= quota.most) return { quota, seconds: secondsLeft(row.first_at, quota, now) }
  }
  return null
}

/** Takes one use of each back. */
export async function giveBack(db: Db, quotas: readonly Quota[]) {
  for (const { bucket } of inOrder(quotas)) {
    await db
      .updateTable('throttle')
      .set({ count: sql`greatest(count - 1, 0)` })
      .where('bucket', '=', bucket)
      .execute()
  }
}

/** Forgets all uses. */
export async function forgetUses(db: Db, quotas: readonly Quota[]) {
  for (const { bucket } of inOrder(quotas)) await db.deleteFrom('throttle').where('bucket', '=', bucket).execute()
}

/** How many seconds it lasts until one more use is allowed; 0 when it is now. */
export async function secondsUntilNext(db: Db, quota: Quota, now: Date) {
  const row = await db
    .selectFrom('throttle')
    .select(['count', 'first_at'])
    .where('bucket', '=', bucketOf(quota))
    .executeTakeFirst()
  if (row === undefined || row.count < quota.most || isAhead(row.first_at, now)) return 0
  return Math.max(0, Math.ceil((row.first_at.getTime() + quota.withinMs - now.getTime()) / 1000))
}

function secondsLeft(firstAt: Date, { withinMs }: Quota, now: Date) {
  return Math.max(1, Math.ceil((firstAt.getTime() + withinMs - now.getTime()) / 1000))
}

function countUse(db: Db, { quota, bucket, now }: { quota: Quota; bucket: string; now: Date }) {
  const since = new Date(now.getTime() - quota.withinMs)
  const isOver = sql`throttle.first_at <= ${since} or throttle.first_at > ${aheadOf(now)} or throttle.count = 0`
  return db
    .insertInto('throttle')
    .values({ bucket, count: 1, first_at: now })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql`case when ${isOver} then 1 else throttle.count + 1 end`,
        first_at: sql`case when ${isOver} then ${now} else throttle.first_at end`,
      }),
    )
    .returning(['count', 'first_at'])
    .executeTakeFirstOrThrow()
}

function inOrder(quotas: readonly Quota[]) {
  return quotas
    .map((quota) => ({ quota, bucket: bucketOf(quota) }))
    .toSorted((one, other) => (one.bucket < other.bucket ? -1 : 1))
}

function bucketOf({ kind, subject }: Quota) {
  return createHash('sha256').update(`${kind}|${subject}`).digest('hex')
}
