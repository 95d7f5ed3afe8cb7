import { sql } from 'kysely'
import { daysBefore, deleteBatch, type Retention } from '../../db/retention-query.ts'
import type { ImportTables } from './import-tables.ts'

/** What came in is told elsewhere, too. A file that was only read goes after a day. */
export function pastImports({ imports }: Pick<ImportTables, 'imports'>): Retention {
  const table = sql.table(imports)
  return (db, { now }) =>
    deleteBatch(
      db,
      sql`${table} where (ent_id, id) in (
        select ent_id, id from ${table}
        where created_at < ${daysBefore(now, 30)} and status not in ('waiting', 'running')
          or created_at < ${daysBefore(now, 1)} and status = 'read'
        limit 10 for update skip locked)`,
    )
}
