import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/tx.ts'

/** Something that may fail so often: `free` failures, then a wait that doubles with each further one. */
export type Limit = { kind: keyof typeof free; subject: string }

const firstWaitMs = 30_000
const longestWaitMs = 15 * 60_000
const forgetAfterMs = 60 * 60_000
// An office shares one address, so the address may fail more often than a person, and what is around it more often still.
const free = {
  loginId: 5,
  device: 5,
  oldPassword: 5,
  totp: 5,
  recovery: 5,
  openId: 10,
  messengerApp: 60,
  messengerState: 600,
  probe: 20,
  signOn: 100,
  ip: 30,
  network: 200,
  scan: 300,
} as const
const shared: readonly Limit['kind'][] = ['ip', 'network', 'signOn']

/**
 * Books an attempt before it is made, so that fifty at once get no more tries than one after another.
 * Answers 0, or how many seconds to wait; an attempt that must wait is not booked. Commit before verifying.
 */
export async function bookAttempt(db: Db, limits: readonly Limit[], now: Date) {
  const buckets = limits.map((limit) => ({ ...limit, bucket: bucketOf(limit) }))
  const keys = buckets.map(({ bucket }) => bucket).toSorted()
  await db
    .insertInto('throttle')
    .values(keys.map((bucket) => ({ bucket, first_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Always locked in the same order, so that two sign-ins never wait for each other in a circle.
  const rows = await db
    .selectFrom('throttle')
    .selectAll()
    .where('bucket', 'in', keys)
    .orderBy('bucket')
    .forUpdate()
    .execute()
  const waitMs = Math.max(...rows.map((row) => (row.blocked_until?.getTime() ?? 0) - now.getTime()))
  if (waitMs > 0) return Math.ceil(waitMs / 1000)
  for (const { kind, bucket } of buckets) {
    const row = rows.find((candidate) => candidate.bucket === bucket)
    const isOld = row === undefined || now.getTime() - row.first_at.getTime() > forgetAfterMs
    const count = isOld ? 1 : row.count + 1
    const blockedUntil = blockedAfter({ count, free: free[kind], now })
    await db
      .updateTable('throttle')
      .set({ count, blocked_until: blockedUntil, ...(isOld && { first_at: now }) })
      .where('bucket', '=', bucket)
      .execute()
  }
  return 0
}

/** After success the person's own failures are forgotten; what others share takes back only this attempt. */
export async function forgiveAttempt(db: Db, limits: readonly Limit[]) {
  for (const limit of limits) {
    const bucket = bucketOf(limit)
    if (!shared.includes(limit.kind)) await db.deleteFrom('throttle').where('bucket', '=', bucket).execute()
    else
      await db
        .updateTable('throttle')
        .set({ count: sql`greatest(count - 1, 0)`, blocked_until: null })
        .where('bucket', '=', bucket)
        .execute()
  }
}

/** The block that holds if this attempt, the `count`th, fails too. */
export function blockedAfter({ count, free, now }: { count: number; free: number; now: Date }) {
  if (count < free) return null
  return new Date(now.getTime() + Math.min(firstWaitMs * 2 ** (count - free), longestWaitMs))
}

function bucketOf({ kind, subject }: Limit) {
  return createHash('sha256').update(`${kind}|${subject}`).digest('hex')
}
