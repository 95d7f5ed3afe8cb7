import { sql } from 'kysely'
import { daysBefore, deleteBatch, batchSize, type Retention } from '../../../foundation/db/retention-query.ts'

/** The dashboard tells of 30 days. No role may change a figure, so none is locked first. */
export const oldFigures: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`figure_hour where (name, hour) in (
      select name, hour from figure_hour where hour < ${daysBefore(now, 40)} limit ${batchSize})`,
  )
