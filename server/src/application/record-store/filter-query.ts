import {
  daysOfPeriod,
  filterFields,
  filterOperators,
  momentsOfDay,
  type FieldType,
  type FilterCondition,
  type Period,
  type RecordFilter,
} from '@atrium/shared-utility/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { colleagues, colleaguesBelow, type Asker } from './asker-query.ts'
import { columnTypes } from './ddl-query.ts'

/** What stands for a field in a statement: its column, or the part of it that the caller sees. Made from the registry alone. */
type FilterSource = { key: string; type: string; value: RawBuilder<unknown> }

type Sources = ReadonlyMap<string, { type: FieldType; value: RawBuilder<unknown> }>
type Terms = { known: Sources; asker: Asker }

const ownColumns = {
  _createdAt: '_created_at',
  _createdBy: '_created_by',
  _updatedAt: '_updated_at',
  _updatedBy: '_updated_by',
}

/**
 * A filter as a condition of a statement, the same as `matchesFilter` (shared-utility). Values are parameters. Of a field
 * that is not there, or an operator that its type does not know, nothing is meant: not even by what denies it.
 */
export function filterSql(filter: RecordFilter, sources: readonly FilterSource[], asker: Asker): RawBuilder<SqlBool> {
  return compiled(filter, { known: knownOf(sources), asker }) ?? sql`false`
}

function knownOf(sources: readonly FilterSource[]): Sources {
  const fields = sources.map(({ key, type }) => ({ key, type: type as FieldType, options: [] })) // The registry has no other types.
  const values = new Map(sources.map(({ key, value }) => [key, value]))
  const known = [...filterFields(fields)].map(
    ([key, { type }]) =>
      [key, { type, value: values.get(key) ?? sql.id(ownColumns[key as keyof typeof ownColumns]) }] as const,
  )
  return new Map(known)
}

/** Undefined where a part of it cannot be asked. What is neither true nor false is not true: `is not true` denies. */
function compiled(filter: RecordFilter, asked: Terms): RawBuilder<SqlBool> | undefined {
  if ('field' in filter) return conditionSql(filter, asked)
  if ('not' in filter) {
    const inner = compiled(filter.not, asked)
    return inner && sql`(${inner}) is not true`
  }
  const parts = ('all' in filter ? filter.all : filter.any).map((part) => compiled(part, asked))
  const whole = parts.filter((part) => part !== undefined)
  if (whole.length < parts.length) return undefined
  return sql`(${sql.join(whole, 'all' in filter ? sql` and ` : sql` or `)})`
}

function conditionSql({ field, op, value }: FilterCondition, { known, asker }: Terms): RawBuilder<SqlBool> | undefined {
  const found = known.get(field)
  if (found === undefined || !filterOperators[found.type].includes(op)) return undefined
  const { type, value: cell } = found
  const given = value as never // Its shape was checked against the operator (`filterFaults`).
  const text = sql`lower(coalesce(${cell}, '') collate "C")`
  switch (op) {
    case 'empty':
      return emptySql(type, cell)
    case 'filled':
      return sql`not ${emptySql(type, cell)}`
    case 'contains':
      return sql`strpos(${text}, ${folded(given)}) > 0`
    case 'notContains':
      return sql`strpos(${text}, ${folded(given)}) = 0`
    case 'startsWith':
      return sql`starts_with(${text}, ${folded(given)})`
    case 'oneOf':
      return sql`${cell} = any(${given}::text[])`
    case 'noneOf':
      return sql`(${cell} = any(${given}::text[])) is not true`
    case 'hasAny':
      return sql`${cell} && ${given}::text[]`
    case 'hasAll':
      return sql`${cell} @> ${given}::text[]`
    case 'hasNone':
      return sql`(${cell} && ${given}::text[]) is not true`
    case 'me':
      return sql`${cell} = ${asker.caller}`
    case 'myDepartment':
      return sql`${cell} in (${colleagues(asker)})`
    case 'myDepartmentBelow':
      return sql`${cell} in (${colleaguesBelow(asker)})`
    case 'during':
      return betweenSql(type, cell, daysOfPeriod(given as Period, asker.today))
    case 'between':
      return betweenSql(type, cell, given)
    case 'not':
      return sql`(${betweenSql(type, cell, [given, given])}) is not true`
    case 'equals':
      return betweenSql(type, cell, [given, given])
    default:
      return orderSql(type, cell, { op, given })
  }
}

function emptySql(type: FieldType, cell: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (type === 'choices') return sql`(coalesce(cardinality(${cell}), 0) = 0)`
  return type === 'text' || type === 'longText' ? sql`(coalesce(${cell}, '') = '')` : sql`(${cell} is null)`
}

/** From one value to another, both with it; one value where the two are the same. A day of moments is all of them in it. */
function betweenSql(
  type: FieldType,
  cell: RawBuilder<unknown>,
  [first, last]: readonly [string, string],
): RawBuilder<SqlBool> {
  if (type === 'dateTime') return sql`(${cell} >= ${momentsOfDay(first)[0]} and ${cell} < ${momentsOfDay(last)[1]})`
  const [from, to] = [first, last].map((one) => sql`${one}::${sql.raw(columnTypes[type])}`)
  return first === last ? sql`${cell} = ${from}` : sql`(${cell} >= ${from} and ${cell} <= ${to})`
}

type Bound = { op: FilterCondition['op']; given: string }

function orderSql(type: FieldType, cell: RawBuilder<unknown>, { op, given }: Bound): RawBuilder<SqlBool> {
  const isMoment = type === 'dateTime'
  const [begin, end] = isMoment ? momentsOfDay(given) : [given, given]
  const bound = (one: string | Date) => sql`${one}::${sql.raw(columnTypes[type])}`
  switch (op) {
    case 'less':
    case 'before':
      return sql`${cell} < ${bound(begin)}`
    case 'atMost':
    case 'notAfter':
      return isMoment ? sql`${cell} < ${bound(end)}` : sql`${cell} <= ${bound(end)}`
    case 'greater':
    case 'after':
      return isMoment ? sql`${cell} >= ${bound(end)}` : sql`${cell} > ${bound(end)}`
    default:
      return sql`${cell} >= ${bound(begin)}`
  }
}

function folded(text: string) {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}
