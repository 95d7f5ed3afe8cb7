import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { tableRef } from './names.ts'
import type { Store } from './record-query.ts'
import { cell, within } from './rows-query.ts'

/**
 * What records are called, those in the recycle bin too: by the first text that the caller sees, else by the first field, as
 * pages name them.
 */
export async function selectRelated(db: Db, store: Store, ids: readonly string[]) {
  const { entId, table, rows } = store
  const found = await sql<{ id: string; title: string; isDeleted: boolean }>`
    select _id as id, ${titleOf(store)} as title, _deleted_at is not null as "isDeleted"
    from ${tableRef(entId, table)} where _id = any(${ids}::text[]) and ${within(rows, rows.read)}`.execute(db)
  return found.rows
}

/** What a record is called. */
export function titleOf({ fields, rows }: Store) {
  const title = fields.find(({ type }) => type === 'text') ?? fields[0]
  return title === undefined ? sql`''` : sql`coalesce(${cell(rows, title)}::text, '')`
}
