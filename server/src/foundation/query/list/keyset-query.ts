import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { inOrder, type Order } from './list-query.ts'

/** The keys of the last row that was read, as text. Null is the first key of rows without one, which come last. */
export type Keys = readonly (string | null)[]

type From = { order: Order; after: Keys | null; most: number }

/**
 * The rows of a list that come after some row, in its order. However far on, each page costs the same: the database goes
 * straight to it in the index of the order. `next` is null when there are no more.
 */
export async function readOn<DB, Table extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Table, Row>,
  { order, after, most }: From,
): Promise<{ rows: Row[]; next: Keys | null }> {
  const keyed = inOrder(rows, order)
    .select(order.by.map((key, index) => sql<string | null>`(${key})::text`.as(`key_${index}`)))
    .limit(most)
  const found = await (after === null ? keyed : keyed.where(isAfter(order, after))).execute()
  const last: object | undefined = found.at(-1)
  if (last !== undefined && found.length === most) return { rows: found, next: keysOf(last, order) }
  // A row without the order's first key comes after all rows that have it.
  const goesOn = order.hasNullsLast === true && after !== null && after[0] !== null
  return { rows: found, next: goesOn ? [null, ''] : null }
}

function isAfter({ by, order }: Order, after: Keys) {
  const [first, ...others] = by
  const beyond = order === 'asc' ? sql`>` : sql`<`
  if (after[0] !== null) return row(by, beyond, after)
  const rest = order === 'desc' && after[1] === '' ? sql<SqlBool>`true` : row(others, beyond, after.slice(1))
  return sql<SqlBool>`(${first} is null and ${rest})`
}

function row(by: readonly Expression<unknown>[], beyond: Expression<unknown>, keys: Keys) {
  return sql<SqlBool>`(${sql.join(by)}) ${beyond} (${sql.join(keys)})`
}

function keysOf(found: object, { by }: Order) {
  const values = new Map(Object.entries(found))
  return by.map((_, index): string | null => values.get(`key_${index}`) ?? null)
}
