import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/tx.ts'
import { countFound, countLimit, cut, inOrder, type List } from './list-query.ts'
import { isFar, knownTotal, rememberFar, rememberTotal, type ListKey } from './large-counts.ts'

/**
 * A walk passes so many rows of a list where a page of what holds a text may lie among them; beyond that the text is
 * searched for.
 */
const nearRows = 3_000
/** From here on finding and counting what holds a text costs more than a page near the beginning of the list. */
const usuallyMany = 3_000

/** `rows` says no filters: they are in `found`. */
type SearchedList<DB, Table extends keyof DB, Rows> = List<DB, Table, Rows> & {
  /** The query for the walk, where another one finds the same rows. */
  walked?: SelectQueryBuilder<DB, Table, object>
  /** The column that tells rows apart. */
  id: RawBuilder<string>
}

type LargeList<DB, Table extends keyof DB, Rows> = SearchedList<DB, Table, Rows> & {
  key: ListKey
  /** True when it looks for a text, which no index keeps in the order of a list. */
  isSearch: boolean
  /** Every row that the list may have, whatever its filters: this says where the walk for a text ends. */
  all?: SelectQueryBuilder<DB, Table, object>
  /**
   * From how many on finding what holds a text is dear; less where rows hold it by another person, who is found first.
   */
  many?: number
}

/**
 * A page of a very long list. The page walks what the filters leave, in its order, in an index, and only the page's
 * rows are put together. Rows with a rare text are found first and sorted then; rows with a text that so many hold that
 * they are not counted are soon met by walking. For a text that some thousands hold only the number is remembered, for
 * seconds: their first pages are mostly near the beginning of the list, and are looked for there.
 */
export async function selectLargeList<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  db: Db,
  list: LargeList<DB, Table, SelectQueryBuilder<RowDB, RowTable, Row>>,
) {
  const { key, isSearch, found, many = usuallyMany } = list
  const known = knownTotal(key)
  if (known !== undefined && known >= countLimit) return { total: countLimit, rows: await walk(list) }
  if (!isSearch) {
    const total = await countFound(db, found)
    rememberTotal(key, total, countLimit)
    return { total, rows: await walk(list) }
  }
  const near = known === undefined ? null : await walkNear(list)
  if (known !== undefined && near !== null) return { total: known, rows: near }
  const searched = await searchList(db, list)
  rememberTotal(key, searched.total, many)
  return searched
}

/**
 * A page of what holds a text. One statement finds, counts and sorts it, because comparing the text with each row is what takes long.
 * A text that so many rows hold that they are not counted is soon met by walking the list in its order.
 */
export async function searchList<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  db: Db,
  list: ListQuery<DB, Table, RowDB, RowTable, Row>,
) {
  const { total, ids } = await search(db, list)
  if (total >= countLimit) return { total, rows: await walk(list) }
  return { total, rows: ids.length === 0 ? [] : await those(list, sql`${ids}`) }
}

type ListQuery<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row> = SearchedList<
  DB,
  Table,
  SelectQueryBuilder<RowDB, RowTable, Row>
>

async function search<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  db: Db,
  { found, id, page, order }: ListQuery<DB, Table, RowDB, RowTable, Row>,
) {
  const keyed = found
    .select([id.as('id'), ...order.by.map((key, index) => sql`${key}`.as(`key_${index}`))])
    .limit(countLimit)
  const by = order.by.map((_, index) => sql.ref(`key_${index}`))
  const ids = cut(
    inOrder(db.selectFrom(sql<{ id: string }>`found`.as('found')).select('found.id'), { ...order, by }),
    page,
  )
  const { rows } = await sql<{ total: number; ids: string[] }>`with found as materialized (${keyed})
    select (select count(*) from found) as total, array(${ids}) as ids`.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}

function walk<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  list: ListQuery<DB, Table, RowDB, RowTable, Row>,
) {
  const { found, walked = found, id, page, order } = list
  return those(list, sql`array(${cut(inOrder(walked.select(id.as('id')), order), page)})`)
}

/** Null where the page is not soon full: what holds the text may all lie at the other end. */
async function walkNear<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  list: LargeList<DB, Table, SelectQueryBuilder<RowDB, RowTable, Row>>,
) {
  const { key, all, found, walked = found, page, order } = list
  const [first] = order.by
  if (all === undefined || first === undefined || isFar(key)) return null
  const end = cut(inOrder(all.select(sql`${first}`.as('end')), order), { iDisplayStart: nearRows, iDisplayLength: 1 })
  const before = sql<SqlBool>`${first} ${sql.raw(order.order === 'asc' ? '<=' : '>=')} (${end})`
  const rows = await walk({ ...list, walked: walked.where(before) })
  if (rows.length === page.iDisplayLength) return rows
  rememberFar(key)
  return null
}

function those<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  { rows, id, order }: ListQuery<DB, Table, RowDB, RowTable, Row>,
  ids: Expression<unknown>,
) {
  return inOrder(rows.where(sql<SqlBool>`${id} = any(${ids})`), order).execute()
}
