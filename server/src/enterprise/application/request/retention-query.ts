import { sql } from 'kysely'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../../foundation/db/retention-query.ts'

/** Requests for applications, a year after they were answered; the log keeps that they were. */
export const oldRequests: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`application_request where (ent_id, id) in (
      select ent_id, id from application_request where answered_at < ${daysBefore(now, 365)}
      limit ${batchSize} for update skip locked)`,
  )
