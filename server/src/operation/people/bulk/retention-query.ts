import { sql } from 'kysely'
import { daysBefore, deleteBatch, type Retention } from '../../../foundation/db/retention-query.ts'

/** The result for each person is in the audit log, too. */
export const pastBulk: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`bulk where id in (select id from bulk where ended_at < ${daysBefore(now, 90)} limit 10 for update skip locked)`,
  )
