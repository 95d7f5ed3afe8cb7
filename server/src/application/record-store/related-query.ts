import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { tableRef } from './names.ts'
import type { Store } from './record-query.ts'
import { cell, within } from './rows-query.ts'

/**
 * What records are called, those in the recycle bin too: by the first text that the caller sees, else by the first field, as
 * pages name them.
 */
export async function selectRelated(db: Db, { entId, table, fields, rows }: Store, ids: readonly string[]) {
  const title = fields.find(({ type }) => type === 'text') ?? fields[0]
  const called = title === undefined ? sql`''` : sql`coalesce(${cell(rows, title)}::text, '')`
  const found = await sql<{ id: string; title: string; isDeleted: boolean }>`
    select _id as id, ${called} as title, _deleted_at is not null as "isDeleted"
    from ${tableRef(entId, table)} where _id = any(${ids}::text[]) and ${within(rows, rows.read)}`.execute(db)
  return found.rows
}
