import { sql } from 'kysely'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../../foundation/db/retention-query.ts'

/** Files that were found damaged long ago: a process that still has one finds it again the next night. */
export const oldDamage: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`artifact_damage where ctid = any(array(
      select ctid from artifact_damage where found_at < ${daysBefore(now, 90)}
      limit ${batchSize} for update skip locked))`,
  )
