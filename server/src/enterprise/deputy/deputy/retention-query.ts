import { sql } from 'kysely'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../../foundation/db/retention-query.ts'

/** A year after the end; the log keeps that a deputy acted. */
export const oldDeputies: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`deputy where (ent_id, id) in (
      select ent_id, id from deputy where coalesce(ended_at, ends_at) < ${daysBefore(now, 365)}
      limit ${batchSize} for update skip locked)`,
  )
