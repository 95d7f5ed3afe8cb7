import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Row } from '../../db/schema.ts'
import type { Db } from '../../db/tx.ts'
import { isAhead } from './ahead.ts'
import { countsInFlight, inFlightOf, mostInFlight } from './in-flight.ts'
import { free, type Limit } from './limit.ts'

export type { Limit } from './limit.ts'

const firstWaitMs = 30_000
const longestWaitMs = 15 * 60_000
const forgetAfterMs = 60 * 60_000
// A person meets the captcha before the wait; limits that many share ask for it later, as with the wait.
const captchaAfter: Partial<Record<Limit['kind'], number>> = { loginId: 3, device: 3, ip: 20, network: 130, resetIp: 3 }

/**
 * Records an attempt before it is made, so that fifty at once get no more tries than one after another.
 * Answers 0, or how many seconds to wait; an attempt that must wait is not recorded. Commit before verifying.
 */
export function recordAttempt(db: Db, limits: readonly Limit[], now: Date) {
  return record(db, { limits, now, decide: secondsToWait })
}

/**
 * As `recordAttempt`, of a caller who has solved no captcha: where one is due nothing is recorded, and the answer is
 * null.
 */
export function recordWithoutCaptcha(db: Db, limits: readonly Limit[], now: Date) {
  return record(db, { limits, now, decide: secondsOrCaptcha })
}

/** How many seconds an attempt would have to wait; nothing is written. */
export async function secondsBlocked(db: Db, limits: readonly Limit[], now: Date) {
  return secondsToWait(await look(db, limits, now), now)
}

/** The block that holds if this attempt, the `count`th, fails too. */
export function blockedAfter({ count, free, now }: { count: number; free: number; now: Date }) {
  if (count < free) return null
  return new Date(now.getTime() + Math.min(firstWaitMs * 2 ** (count - free), longestWaitMs))
}

type Bucket = {
  kind: Limit['kind']
  bucket: string
  /** Attempts that were made and not taken back. */
  failures: number
  /** Those of them that are not in flight. */
  settled: number
  /** What is in flight; null where that is not counted. */
  inFlight: number | null
  blockedUntil: Date | null
  isOld: boolean
}
type LimitCheck = { limits: readonly Limit[]; now: Date }
/** 0 lets the attempt be made. */
type Decide<D> = (buckets: readonly Bucket[], now: Date) => D

/** What is refused leaves nothing behind: a blocked caller could fill the table with ever new names. */
async function record<D extends number | null>(db: Db, { limits, now, decide }: LimitCheck & { decide: Decide<D> }) {
  const refused = decide(await look(db, limits, now), now)
  if (refused !== 0) return refused
  const { buckets, added } = await lockBuckets(db, limits, now)
  const decided = decide(buckets, now)
  if (decided === 0) await count(db, buckets, now)
  else if (added.length > 0) await db.deleteFrom('throttle').where('bucket', 'in', added).execute()
  return decided
}

async function look(db: Db, limits: readonly Limit[], now: Date) {
  const rows = await selectBuckets(db, limits.map(bucketOf)).execute()
  return bucketsFrom(rows, { limits, now })
}

async function lockBuckets(db: Db, limits: readonly Limit[], now: Date) {
  const keys = limits.map(bucketOf).toSorted()
  const added = await db
    .insertInto('throttle')
    .values(keys.map((bucket) => ({ bucket, first_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('bucket')
    .execute()
  // Always locked in the same order, so that two sign-ins never wait for each other in a circle.
  const rows = await selectBuckets(db, keys).orderBy('bucket').forUpdate().execute()
  return { buckets: bucketsFrom(rows, { limits, now }), added: added.map(({ bucket }) => bucket) }
}

function selectBuckets(db: Db, keys: readonly string[]) {
  return db.selectFrom('throttle').selectAll().where('bucket', 'in', keys)
}

function bucketsFrom(rows: Row<'throttle'>[], { limits, now }: LimitCheck): Bucket[] {
  return limits.map((limit) => {
    const bucket = bucketOf(limit)
    const row = rows.find((candidate) => candidate.bucket === bucket)
    const isOld =
      row === undefined || now.getTime() - row.first_at.getTime() > forgetAfterMs || isAhead(row.first_at, now)
    const failures = isOld ? 0 : row.count
    const inFlight = countsInFlight(limit) ? inFlightOf(isOld ? undefined : row, now) : null
    return {
      kind: limit.kind,
      bucket,
      failures,
      settled: failures - Math.min(inFlight ?? 0, mostInFlight, failures),
      inFlight,
      blockedUntil: row === undefined || isAhead(row.first_at, now) ? null : row.blocked_until,
      isOld,
    }
  })
}

/** Null where a captcha is due. */
function secondsOrCaptcha(buckets: readonly Bucket[], now: Date) {
  const seconds = secondsToWait(buckets, now)
  if (seconds > 0) return seconds
  const isDue = buckets.some(({ kind, settled }) => settled >= (captchaAfter[kind] ?? Number.POSITIVE_INFINITY))
  return isDue ? null : 0
}

function secondsToWait(buckets: readonly Bucket[], now: Date) {
  const waitMs = Math.max(...buckets.map(({ blockedUntil }) => (blockedUntil?.getTime() ?? 0) - now.getTime()))
  return waitMs > 0 ? Math.ceil(waitMs / 1000) : 0
}

async function count(db: Db, buckets: readonly Bucket[], now: Date) {
  const blockedUntil = buckets.map(({ kind, settled }) => blockedAfter({ count: settled + 1, free: free[kind], now }))
  const inFlight = buckets.map((one) => (one.inFlight === null ? 0 : one.inFlight + 1))
  await sql`
    update throttle set count = of.count, blocked_until = of.blocked_until, first_at = coalesce(of.first_at, throttle.first_at),
      in_flight = of.in_flight, in_flight_at = ${now}::timestamptz
    from unnest(${buckets.map(({ bucket }) => bucket)}::text[], ${buckets.map(({ failures }) => failures + 1)}::int[],
      ${blockedUntil}::timestamptz[], ${buckets.map(({ isOld }) => (isOld ? now : null))}::timestamptz[], ${inFlight}::int[])
      as of (bucket, count, blocked_until, first_at, in_flight)
    where throttle.bucket = of.bucket`.execute(db)
}

export function bucketOf({ kind, subject }: Limit) {
  return createHash('sha256').update(`${kind}|${subject}`).digest('hex')
}
