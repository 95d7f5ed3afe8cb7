import type { RecordFilter } from '@atrium/shared-utility/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { countLimit } from '../../foundation/query/list/list-query.ts'
import { searchGrams } from '../../foundation/query/list/names.ts'
import { filterSql } from './filter-query.ts'
import { tableRef } from './names.ts'
import type { Standing } from './right.ts'
import { cell, standing, within, type Rows } from './rows-query.ts'
import { type Held, listedIn, valuesIn } from './values-query.ts'

/** A table of records as a request sees it: the records and fields that the caller may read, and no others. */
export type Store = { entId: string; table: string; fields: readonly Held[]; rows: Rows }

/** How a record stands to the caller (right.ts). */
export type Stands = { _distance: number; _fulfils: number[] }

export type StoredRecord = Stands & {
  _id: string
  _rev: number
  _created_at: Date
  _updated_at: Date
  _created_by: string
  _updated_by: string
  _deleted_at: Date | null
  values: Record<string, unknown>
}

export function standingOf({ _distance: distance, _fulfils: fulfils }: Stands): Standing {
  return { distance, fulfils }
}

export const ownColumns = sql`_id, _rev, _created_at, _updated_at, _created_by, _updated_by, _deleted_at`

type Search = {
  search: string
  filter: RecordFilter | undefined
  /** Only those in which this column names this record. */
  related: { held: Held; id: string } | undefined
}

type Page = Search & {
  sort: Held | undefined
  order: 'asc' | 'desc'
  start: number
  most: number
}

/** `isSearchedWhole`: every text of a record is shown to the caller. */
export type Searched = Store & { isSearchedWhole: boolean }

export async function selectRecords(db: Db, store: Searched, { sort, order, start, most, ...asked }: Page) {
  const table = tableRef(store.entId, store.table)
  const condition = recordsWhere(store, asked)
  const { rows } = await sql<StoredRecord>`
    select ${ownColumns}, ${standing(store.rows)}, ${listedIn(store, most)} from ${table} where ${condition}
    order by ${orderOf(store, { sort, order })} offset ${start} limit ${most}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${table} where ${condition} limit ${countLimit}) found`.execute(db)
  return { total: counted.rows[0]?.total ?? 0, rows }
}

/** `_created_at` is never null, and the index of the newest is not in that order: `nulls last` would sort the whole table. */
export function orderOf({ rows }: Store, { sort, order }: Pick<Page, 'sort' | 'order'>): RawBuilder<unknown> {
  const direction = sql.raw(order)
  const by = sort === undefined ? sql`_created_at ${direction}` : sql`${cell(rows, sort)} ${direction} nulls last`
  return sql`${by}, _id ${direction}`
}

/** The records that the caller reads and asks for. What is asked of a field is asked of the cells that the caller sees. */
export function recordsWhere(store: Searched, { search, filter, related }: Search): RawBuilder<SqlBool> {
  const { rows, fields } = store
  const sources = fields.map((held) => ({ key: held.key, type: held.type, value: cell(rows, held) }))
  const conditions = [
    isThere(store),
    ...(search === '' ? [] : [isIndexed(search), textHolds(search, store)]),
    ...(related ? [sql`${cell(rows, related.held)} = ${related.id}`] : []),
    ...(filter ? [filterSql(filter, sources, rows)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Those that the caller reads, and are not in the recycle bin. */
export function isThere({ rows }: Store) {
  return sql<SqlBool>`_deleted_at is null and ${within(rows, rows.read)}`
}

function isIndexed(search: string) {
  return sql<SqlBool>`atrium_grams(_search) @> ${searchGrams(search)}::text[]`
}

/** Words of a field that is not shown find nothing: what the caller sees has to hold the text itself. */
export function textHolds(search: string, { rows, fields, isSearchedWhole }: Searched): RawBuilder<SqlBool> {
  const like = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const found = sql<SqlBool>`_search like ${like}`
  if (isSearchedWhole) return found
  const texts = fields.filter(({ type }) => type === 'text' || type === 'longText').map((held) => cell(rows, held))
  if (texts.length === 0) return sql`false`
  const seen = sql`regexp_replace(lower(normalize(concat_ws(' ', ${sql.join(texts)}), NFKC)), '\\s+', ' ', 'g')`
  return sql<SqlBool>`${found} and ${seen} like ${like}`
}

/** Also one that is in the recycle bin. */
export function findRecord(db: Db, store: Store, id: string) {
  return readRecord(db, store, { id, lock: sql`` })
}

/** The same, held until the transaction ends. */
export function lockRecord(db: Db, store: Store, id: string) {
  return readRecord(db, store, { id, lock: sql`for update` })
}

type Reading = { id: string; lock: RawBuilder<unknown> }

async function readRecord(db: Db, store: Store, { id, lock }: Reading) {
  const { rows } = await sql<StoredRecord>`
    select ${ownColumns}, ${standing(store.rows)}, ${valuesIn(store)}
    from ${tableRef(store.entId, store.table)} where _id = ${id} and ${within(store.rows, store.rows.read)} ${lock}`.execute(
    db,
  )
  return rows[0]
}

export async function countRecords(db: Db, entId: string, table: string) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${tableRef(entId, table)} where _deleted_at is null`.execute(db)
  return rows[0]?.total ?? 0
}
