import { sql, type InferResult } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { countFound } from '../../../foundation/query/list/list-query.ts'
import { matches, type AuditFilter } from './filter-query.ts'
import { auditRows } from './list-query.ts'

const pageRows = 500

type Wanted = { filter: AuditFilter; most: number }

/** How many rows an export holds, counted no further than one more than it may. */
export function countForExport(db: Db, { filter, most }: Wanted) {
  return countFound(db, db.selectFrom('audit_log').where(matches(filter)), most + 1)
}

/** The rows of an export, newest first, a page at a time: no more than that is in memory. */
export async function* pagesForExport(db: Db, wanted: Wanted) {
  await sql`declare audit_export no scroll cursor for ${rowsForExport(db, wanted)}`.execute(db)
  for (;;) {
    const { rows } = await sql<ExportRow>`fetch forward ${sql.lit(pageRows)} from audit_export`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < pageRows) return
  }
}

function rowsForExport(db: Db, { filter, most }: Wanted) {
  return (
    auditRows(db)
      .select(['user_agent', 'request_id', 'session_id', 'diff', 'prev_hash', 'hash'])
      // The time to the microsecond, as it was hashed.
      .select(sql<string>`to_char(audit_log.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('exact_at'))
      .where(matches(filter))
      .orderBy('audit_log.at', 'desc')
      .orderBy('audit_log.id', 'desc')
      .limit(most)
  )
}

export type ExportRow = InferResult<ReturnType<typeof rowsForExport>>[number]
