import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { countLimit } from '../../foundation/list/list-query.ts'
import { searchGrams } from '../../foundation/list/names.ts'
import { tableRef } from './names.ts'

/** A field with the column that holds it. */
export type Held = { key: string; column: string; type: string }
/** A table of records as a request sees it: the fields that it may read, and no others. */
export type Store = { entId: string; table: string; fields: readonly Held[] }

export type StoredRecord = {
  _id: string
  _rev: number
  _created_at: Date
  _updated_at: Date
  _created_by: string
  _updated_by: string
  _deleted_at: Date | null
  values: Record<string, unknown>
}

const ownColumns = sql`_id, _rev, _created_at, _updated_at, _created_by, _updated_by, _deleted_at`

/** As they travel: numbers and dates as text, moments in UTC. */
function valuesIn({ fields }: Store) {
  return sql`${shownValues(fields)} as values`
}

/** In parts of forty fields: a function takes a hundred arguments at most. */
export function shownValues(fields: readonly Held[]) {
  const pairs = fields.map(({ key, column, type }) => sql`${sql.lit(key)}::text, ${shown(sql.id(column), type)}`)
  const parts = Array.from({ length: Math.ceil(pairs.length / 40) }, (_, part) =>
    pairs.slice(part * 40, part * 40 + 40),
  )
  if (parts.length === 0) return sql`'{}'::jsonb`
  return sql.join(
    parts.map((part) => sql`jsonb_build_object(${sql.join(part)})`),
    sql` || `,
  )
}

function shown(column: RawBuilder<unknown>, type: string) {
  if (type === 'number' || type === 'date') return sql`${column}::text`
  if (type === 'dateTime') return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return column
}

type Page = {
  search: string
  sort: Held | undefined
  order: 'asc' | 'desc'
  start: number
  most: number
}

export async function selectRecords(db: Db, store: Store, { search, sort, order, start, most }: Page) {
  const table = tableRef(store.entId, store.table)
  const condition = conditionOf(search)
  const direction = sql.raw(order)
  const by = sort === undefined ? sql`_created_at` : sql.id(sort.column)
  const { rows } = await sql<StoredRecord>`
    select ${ownColumns}, ${valuesIn(store)} from ${table} where ${condition}
    order by ${by} ${direction} nulls last, _id ${direction} offset ${start} limit ${most}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${table} where ${condition} limit ${countLimit}) found`.execute(db)
  return { total: counted.rows[0]?.total ?? 0, rows }
}

function conditionOf(search: string): RawBuilder<SqlBool> {
  if (search === '') return sql`_deleted_at is null`
  const like = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`_deleted_at is null and atrium_grams(_search) @> ${searchGrams(search)}::text[] and _search like ${like}`
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
    select ${ownColumns}, ${valuesIn(store)} from ${tableRef(store.entId, store.table)} where _id = ${id}
    ${lock}`.execute(db)
  return rows[0]
}

type Written = { id: string; values: ReadonlyMap<Held, unknown>; search: string; now: Date; by: string }

export async function insertRecord(db: Db, { entId, table }: Store, { id, values, search, now, by }: Written) {
  const columns = [...values.keys()].map(({ column }) => sql.id(column))
  const names = sql.join([sql`_id, _created_at, _created_by, _updated_at, _updated_by, _search`, ...columns])
  await sql`insert into ${tableRef(entId, table)} (${names})
    values (${sql.join([id, now, by, now, by, search, ...values.values()])})`.execute(db)
}

/** Of a row that is locked. */
export async function changeRecord(db: Db, { entId, table }: Store, { id, values, search, now, by }: Written) {
  const set = [...values].map(([{ column }, value]) => sql`${sql.id(column)} = ${value}`)
  await sql`update ${tableRef(entId, table)}
    set ${sql.join([sql`_rev = _rev + 1, _updated_at = ${now}, _updated_by = ${by}, _search = ${search}`, ...set])}
    where _id = ${id}`.execute(db)
}

/** Into the recycle bin, or out of it with null. */
export async function setDeleted(
  db: Db,
  { entId, table }: Store,
  { id, deleted, now, by }: { id: string; deleted: boolean; now: Date; by: string },
) {
  await sql`update ${tableRef(entId, table)}
    set _rev = _rev + 1, _updated_at = ${now}, _updated_by = ${by}, _deleted_at = ${deleted ? now : null}
    where _id = ${id}`.execute(db)
}

export async function countRecords(db: Db, entId: string, table: string) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${tableRef(entId, table)} where _deleted_at is null`.execute(db)
  return rows[0]?.total ?? 0
}
