import { sql } from 'kysely'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../foundation/db/retention-query.ts'

/** Variants of a revision that was in force long ago: no page that names it is open any more. */
export const oldVariants: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`map_variant where file_map in (
      select file_map from map_variant where made_at < ${daysBefore(now, 90)}
      limit ${batchSize} for update skip locked)`,
  )
