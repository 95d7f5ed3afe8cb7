import { sql } from 'kysely'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../foundation/db/retention-query.ts'

const noticeDays = 180

/** What people were told of half a year ago. */
export const oldNotices: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`notice where (ent_id, id) in (
      select ent_id, id from notice where created_at < ${daysBefore(now, noticeDays)}
      limit ${batchSize} for update skip locked)`,
  )
