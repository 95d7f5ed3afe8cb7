import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Db } from '../db/tx.ts'
import { countFound, countLimit, cut, inOrder, type List } from './list-query.ts'
import { isKnownLarge, rememberLarge } from './large-counts.ts'

type LargeList<DB, Table extends keyof DB, Rows> = List<DB, Table, Rows> & {
  /** The name of the list and all that it is filtered by, whatever the page and its order. */
  key: readonly [string, object]
  /** True when it looks for a text, which no index keeps in the order of a list. */
  isSearch: boolean
  /** What walking passes, where that is found in another way; the same rows. */
  walked?: SelectQueryBuilder<DB, Table, object>
  /** The column that tells rows apart. */
  id: RawBuilder<string>
}

/**
 * A page of a list of very many. What its filters leave is walked in its order in an index, and a row is put together
 * for the page alone. A text that few hold is found first and sorted then; one that so many hold that they are not counted
 * is met soon when walking. `rows` says no filters: they are in `found`.
 */
export async function selectLargeList<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  db: Db,
  list: LargeList<DB, Table, SelectQueryBuilder<RowDB, RowTable, Row>>,
) {
  const { key, isSearch, found } = list
  if (isKnownLarge(key)) return { total: countLimit, rows: await walk(list) }
  if (isSearch) {
    const { total, ids } = await search(db, list)
    if (total < countLimit) return { total, rows: ids.length === 0 ? [] : await those(list, sql`${ids}`) }
    rememberLarge(key)
    return { total, rows: await walk(list) }
  }
  const total = await countFound(db, found)
  if (total >= countLimit) rememberLarge(key)
  return { total, rows: await walk(list) }
}

type Asked<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row> = LargeList<
  DB,
  Table,
  SelectQueryBuilder<RowDB, RowTable, Row>
>

/** Finds, counts and sorts in one statement. */
async function search<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  db: Db,
  { found, id, page, order }: Asked<DB, Table, RowDB, RowTable, Row>,
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
  list: Asked<DB, Table, RowDB, RowTable, Row>,
) {
  const { found, walked = found, id, page, order } = list
  return those(list, sql`array(${cut(inOrder(walked.select(id.as('id')), order), page)})`)
}

function those<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  { rows, id, order }: Asked<DB, Table, RowDB, RowTable, Row>,
  ids: Expression<unknown>,
) {
  return inOrder(rows.where(sql<SqlBool>`${id} = any(${ids})`), order).execute()
}
