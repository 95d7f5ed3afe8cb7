import { sql } from 'kysely'
import { daysBefore, deleteBatch, batchSize, type Retention } from '../db/retention-query.ts'

export const endedJobs: Retention = (db, { now, kept }) =>
  deleteBatch(
    db,
    sql`job where id in (
      select id from job where status in ('done', 'cancelled') and updated_at < ${daysBefore(now, kept.jobDays)}
      limit ${batchSize} for update skip locked)`,
  )

/** A failed job stays longer, so that an operator sees to it. */
export const failedJobs: Retention = (db, { now, kept, staysFailed }) =>
  deleteBatch(
    db,
    sql`job where id in (
      select id from job where status = 'failed' and kind <> all(${staysFailed})
        and updated_at < ${daysBefore(now, kept.failedJobDays)}
      limit ${batchSize} for update skip locked)`,
  )
