import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

const dayMs = 24 * 60 * 60_000

type At = { now: Date; kept: { telemetryDays: number } }

/** How parcels opened. Rows of five minutes go after two days, of an hour after two weeks, of a day as operators say; none is kept for longer than those. */
export function deleteTelemetry(name: 'telemetry_figure' | 'telemetry_error', most: number) {
  const table = sql.table(name)
  return async (db: Db, { now, kept }: At) => {
    const before = (days: number) => new Date(now.getTime() - Math.min(days, kept.telemetryDays) * dayMs)
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where (minutes = 5 and at < ${before(2)}) or (minutes = 60 and at < ${before(14)})
          or (minutes = 1440 and at < ${before(kept.telemetryDays)})
        limit ${most} for update skip locked))`.execute(db)
    return Number(numAffectedRows)
  }
}

/** Of which enterprises it was told: roll-outs look back half an hour. */
export function deleteShares(most: number) {
  return async (db: Db, { now }: At) => {
    const before = new Date(now.getTime() - dayMs)
    const { numAffectedRows = 0n } = await sql`
      delete from telemetry_share where ctid = any(array(
        select ctid from telemetry_share where at < ${before} limit ${most} for update skip locked))`.execute(db)
    return Number(numAffectedRows)
  }
}
