import { sql } from 'kysely'
import { daysBefore, deleteBatch, batchSize, type Retention } from '../../../foundation/db/retention-query.ts'

/** Receipts of messages that no reader is shown any more; the count of readers is kept elsewhere. */
export const oldReceipts: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`message_receipt where (message_id, user_id) in (
      select message_id, user_id from message_receipt where message_id in (
        select id from message where coalesce(withdrawn_at, expire_at) < ${daysBefore(now, 90)}
          and status in ('published', 'withdrawn'))
      limit ${batchSize})`,
  )

/** Messages for single people, some time after these are shown them no more. */
export const oldPersonal: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`message where id in (
      select id from message where audience = 'person' and expire_at < ${daysBefore(now, 90)}
      limit ${batchSize} for update skip locked)`,
  )
