import { sql } from 'kysely'
import type { Db } from '../foundation/db/tx.ts'

/** Whether another transaction waits for this one to end. */
export async function isWaitedFor(db: Db) {
  const { rows } =
    await sql`select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(db)
  return rows.length > 0
}
