import { sql } from 'kysely'
import { daysBefore, deleteBatch, batchSize, type Retention } from '../../db/retention-query.ts'

/** Failures count for an hour. */
export const pastFailures: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`throttle where bucket in (
      select bucket from throttle where first_at < ${daysBefore(now, 1)}
        and (blocked_until is null or blocked_until < ${now})
      limit ${batchSize} for update skip locked)`,
  )

/** Refusals are told by the hour. */
export const pastRefusals: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`refused_attempt where bucket in (
      select bucket from refused_attempt where first_at < ${daysBefore(now, 1)}
      limit ${batchSize} for update skip locked)`,
  )
