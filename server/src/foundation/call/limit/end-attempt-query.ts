import { sql } from 'kysely'
import type { Db } from '../../db/tx.ts'
import { countsInFlight } from './in-flight.ts'
import { bucketOf, type Limit } from './throttle-query.ts'

const shared: readonly Limit['kind'][] = ['ip', 'network', 'signOn', 'devices', 'ownSessions', 'ownDevices']

/**
 * Forgets the person's own failures after success; what others share takes back only this attempt. It comes last: every
 * other person who signs in from the same network waits from here to the commit.
 */
export async function forgiveAttempt(db: Db, limits: readonly Limit[]) {
  const isShared = ({ kind }: Limit) => shared.includes(kind)
  await takeBack(db, { own: limits.filter((limit) => !isShared(limit)), others: limits.filter(isShared) })
}

/** Takes this attempt back, and nothing that was recorded before it. */
export async function withdrawAttempt(db: Db, limits: readonly Limit[]) {
  await takeBack(db, { own: [], others: limits })
}

// The rows are locked in the order in which attempts are recorded, or the two wait for each other.
async function takeBack(db: Db, { own, others }: { own: readonly Limit[]; others: readonly Limit[] }) {
  const all = [...own, ...others].map(bucketOf)
  await sql`
    with held as materialized (select bucket from throttle where bucket = any(${all}) order by bucket for update),
      forgotten as (delete from throttle using held where throttle.bucket = held.bucket and held.bucket = any(${own.map(bucketOf)}))
    update throttle set count = greatest(count - 1, 0), blocked_until = null, in_flight = greatest(in_flight - 1, 0)
    from held where throttle.bucket = held.bucket and held.bucket = any(${others.map(bucketOf)})`.execute(db)
}

/** This attempt has failed: it stays counted, and is not in flight any more. */
export async function settleAttempt(db: Db, limits: readonly Limit[]) {
  const buckets = limits.filter(countsInFlight).map(bucketOf)
  if (buckets.length === 0) return
  await sql`
    with held as materialized (select bucket from throttle where bucket = any(${buckets}) order by bucket for update)
    update throttle set in_flight = greatest(in_flight - 1, 0) from held where throttle.bucket = held.bucket`.execute(
    db,
  )
}
