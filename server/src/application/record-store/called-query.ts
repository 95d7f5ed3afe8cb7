import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { tableRef } from './names.ts'
import { isThere, type Store } from './record-query.ts'
import { titleOf } from './related-query.ts'

/**
 * The records that each of these texts names: the one with this id, or else all that are called so, of those that the caller reads and
 * that are not in the recycle bin. Of several no more than two are told.
 */
export async function selectCalled(db: Db, store: Store, texts: readonly string[]) {
  const found = new Map<string, readonly string[]>()
  if (texts.length === 0) return found
  const { rows } = await sql<{ text: string; ids: string[] }>`
    select title as text, (array_agg(_id))[1:2] as ids from (
      select _id, ${titleOf(store)} as title from ${tableRef(store.entId, store.table)} where ${isThere(store)}
    ) r where title = any(${texts}::text[]) group by title`.execute(db)
  for (const { text, ids } of rows) found.set(text, ids)
  const byId = await sql<{ id: string }>`
    select _id as id from ${tableRef(store.entId, store.table)}
    where _id = any(${texts}::text[]) and ${isThere(store)}`.execute(db)
  for (const { id } of byId.rows) found.set(id, [id])
  return found
}
