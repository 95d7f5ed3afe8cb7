import { sql } from 'kysely'
import type { Db } from './tx.ts'

/** Throws databaseUnavailable while the database does not answer. */
export async function ping(db: Db) {
  await sql`select 1`.execute(db)
}
