import { sql } from 'kysely'
import { batchSize, daysBefore, deleteBatch, type Retention } from '../../foundation/db/retention-query.ts'

/** Rows of five minutes go after two days, of an hour after two weeks, of a day as operators say; none is kept for longer than those. */
function telemetryOf(name: 'telemetry_figure' | 'telemetry_error'): Retention {
  const table = sql.table(name)
  return (db, { now, kept }) => {
    const before = (days: number) => daysBefore(now, Math.min(days, kept.telemetryDays))
    return deleteBatch(
      db,
      sql`${table} where ctid = any(array(
        select ctid from ${table} where (minutes = 5 and at < ${before(2)}) or (minutes = 60 and at < ${before(14)})
          or (minutes = 1440 and at < ${before(kept.telemetryDays)})
        limit ${batchSize} for update skip locked))`,
    )
  }
}

export const oldFigures = telemetryOf('telemetry_figure')
export const oldErrors = telemetryOf('telemetry_error')

/** The shares of the enterprises: roll-outs look back half an hour. */
export const oldShares: Retention = (db, { now }) =>
  deleteBatch(
    db,
    sql`telemetry_share where ctid = any(array(
      select ctid from telemetry_share where at < ${daysBefore(now, 1)} limit ${batchSize} for update skip locked))`,
  )
