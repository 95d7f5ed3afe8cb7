import { sql } from 'kysely'
import { daysBefore, batchSize, type Retention } from '../../db/retention-query.ts'

/** Records are kept for ever, unless operators say otherwise. */
export const oldRecords: Retention = async (db, { now, kept }) => {
  if (kept.auditDays === 0) return 0
  const before = daysBefore(now, kept.auditDays)
  const { rows } = await sql<{ gone: number }>`select atrium_cut_audit(${before}, ${batchSize}) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}
