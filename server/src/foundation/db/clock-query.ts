import { sql } from 'kysely'
import type { Db } from './tx.ts'

/** What the database's clock says, in milliseconds since 1970. */
export async function readClock(db: Db) {
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(
    db,
  )
  return rows[0]?.ms ?? null
}
