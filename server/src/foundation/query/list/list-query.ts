import { sql, type Expression, type OrderByItemBuilder, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../../db/tx.ts'

/** Counting further would cost more than the page itself; the list then shows "10 000+" (contract/fields.ts). */
export const countLimit = 10_001

type Page = { iDisplayStart: number; iDisplayLength: number }
export type Order = { by: readonly Expression<unknown>[]; order: 'asc' | 'desc'; hasNullsLast?: boolean }

export type List<DB, Table extends keyof DB, Rows> = {
  /** What the filters leave: it is counted. */
  found: SelectQueryBuilder<DB, Table, object>
  /** The same query, with all that a row tells. */
  rows: Rows
  page: Page
  /** The last column breaks ties, so that no row shows on two pages or on none. */
  order: Order
}

/** A page of a list in its order, and how many rows the list has, counted up to the limit. */
export async function selectList<DB, Table extends keyof DB, RowDB, RowTable extends keyof RowDB, Row>(
  db: Db,
  { found, rows, page, order }: List<DB, Table, SelectQueryBuilder<RowDB, RowTable, Row>>,
) {
  const total = await countFound(db, found)
  return { total, rows: await cut(inOrder(rows, order), page).execute() }
}

/** How many rows there are, counted no further than `most`. */
export async function countFound<DB, Table extends keyof DB>(
  db: Db,
  found: SelectQueryBuilder<DB, Table, object>,
  most = countLimit,
) {
  const some = found.select(sql`1`.as('one')).limit(most)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function inOrder<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  { by, order, hasNullsLast = false }: Order,
) {
  const directed = (one: OrderByItemBuilder) => (order === 'asc' ? one.asc() : one.desc())
  // Only what a list is sorted by may be missing; what breaks ties is always there.
  const first = (one: OrderByItemBuilder) => (hasNullsLast ? directed(one).nullsLast() : directed(one))
  return by.reduce<SelectQueryBuilder<DB, Table, Row>>(
    (sorted, column, index) => sorted.orderBy(column, index === 0 ? first : directed),
    rows,
  )
}

export function cut<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  { iDisplayStart, iDisplayLength }: Page,
) {
  return rows.offset(iDisplayStart).limit(iDisplayLength)
}
