import { sql } from 'kysely'
import { deleteBatch, batchSize, type Retention } from '../../../foundation/db/retention-query.ts'

const hourMs = 60 * 60_000

/** The last hour is told of, beside the one before. Its rows are added to while they are new, and no longer then. */
export const oldMinutes: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`call_minute where (minute, call) in (
      select minute, call from call_minute where minute < ${new Date(now.getTime() - 2 * hourMs)}
      limit ${batchSize} for update skip locked)`,
  )
