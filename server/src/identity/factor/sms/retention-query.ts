import { sql } from 'kysely'
import { daysBefore, deleteBatch, batchSize, type Retention } from '../../../foundation/db/retention-query.ts'

/** Sealed in the job are a code and a telephone number; whether it was sent is asked for a day. */
export const sentCodes: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`job where id in (
      select id from job where kind = 'smsCode' and status in ('done', 'failed') and updated_at < ${daysBefore(now, 1)}
      limit ${batchSize} for update skip locked)`,
  )
