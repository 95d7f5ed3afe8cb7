import type { RecordFilter } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { countLimit } from '../../foundation/query/list/list-query.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { tableRef } from './names.ts'
import { orderOf, ownColumns, recordsWhere, type Searched, type StoredRecord } from './record-query.ts'
import { type Held, listedIn } from './values-query.ts'
import { cell, standing } from './rows-query.ts'

type Board = {
  group: Held
  /** The options of the choice. */
  keys: readonly string[]
  search: string
  filter: RecordFilter | undefined
  sort: Held | undefined
  order: 'asc' | 'desc'
  /** How many of each column. */
  most: number
}
/** Of records with none of the options: no key of an option is empty. */
const none = ''

/**
 * The first records of each column, and how many each has, counted as far as lists count. What the caller does not see of the
 * choice is as if it were empty, and so is an option that is there no more.
 */
export async function selectBoard(db: Db, store: Searched, { group, keys, search, filter, sort, order, most }: Board) {
  const table = tableRef(store.entId, store.table)
  const chosen = cell(store.rows, group)
  const column = sql`case when ${chosen} = any(${keys}::text[]) then ${chosen} else ${none} end`
  const inColumn = sql`from ${table} where ${recordsWhere(store, { search, filter, related: undefined })} and ${column} = g.key`
  const columns = sql`unnest(${[...keys, none]}::text[]) with ordinality as g (key, place)`
  const { rows } = await sql<StoredRecord & { column: string }>`
    select g.key as column, r.* from ${columns} cross join lateral (
      select found.*, row_number() over () as _place from (
        select ${ownColumns}, ${standing(store.rows)}, ${listedIn(store, most * (keys.length + 1))} ${inColumn}
        order by ${orderOf(store, { sort, order })} limit ${most}) found) r
    order by g.place, r._place`.execute(db)
  const counted = await sql<{ key: string; total: number }>`
    select g.key, (select count(*)::int from (select ${inColumn} limit ${countLimit}) found) as total
    from ${columns} order by g.place`.execute(db)
  return counted.rows.map(({ key, total }) => ({
    key: key === none ? null : key,
    total,
    rows: rows.filter((row) => row.column === key),
  }))
}
