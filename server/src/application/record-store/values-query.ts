import { sql, type RawBuilder } from 'kysely'
import type { Right } from './right.ts'
import { cell, type Rows } from './rows-query.ts'

/** A field with the column that holds it. */
export type Held = {
  key: string
  column: string
  type: string
  /** In which of the records it is shown. */ seen: Right
}
type Shown = { fields: readonly Held[]; rows: Rows }

/** As they travel: numbers and dates as text, moments in UTC. */
export function valuesIn({ fields, rows }: Shown) {
  return sql`${inParts(fields.map((held) => [held, cell(rows, held)]))} as values`
}

/** Characters of long texts that one page of a list holds: two hundred records of many such texts have room in a process. */
const mostListed = 4_000_000
const leastListed = 500

/** The same as lists show them: of long texts as much as there is room for all of them. */
export function listedIn({ fields, rows }: Shown, records: number) {
  const long = fields.filter(({ type }) => type === 'longText').length
  const shownOf = Math.max(leastListed, Math.floor(mostListed / (records * Math.max(1, long))))
  const listed = (held: Held) =>
    held.type === 'longText' ? sql`left(${cell(rows, held)}, ${shownOf}::int)` : cell(rows, held)
  return sql`${inParts(fields.map((held) => [held, listed(held)]))} as values`
}

/** The same of whole records, without a look at who reads them. */
export function shownValues(fields: readonly Column[]) {
  return inParts(fields.map((held) => [held, sql.id(held.column)]))
}

export type Column = Pick<Held, 'key' | 'column' | 'type'>

/** In parts of forty fields: a function takes a hundred arguments at most. */
function inParts(fields: readonly (readonly [Column, RawBuilder<unknown>])[]) {
  const pairs = fields.map(([{ key, type }, value]) => sql`${sql.lit(key)}::text, ${shown(value, type)}`)
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
