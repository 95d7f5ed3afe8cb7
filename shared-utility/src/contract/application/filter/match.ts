import { compareDecimals } from '../compare-decimals.ts'
import type { FilterCondition, Period, RecordFilter } from '../filter.ts'
import { type FilterField, filterFields, filterOperators } from './operators.ts'
import { momentsOfDay, daysOfPeriod } from './period.ts'

/** The person who asks, and the time. */
export type FilterAsker = {
  userId: string
  /** The day of today in China. */
  today: string
  /** The people of the asker’s departments, and those of the departments below them, too. */
  colleagues: ReadonlySet<string>
  colleaguesBelow: ReadonlySet<string>
}

type Values = Readonly<Record<string, unknown>>
type Fields = ReturnType<typeof filterFields>

/**
 * Whether a filter holds for a record, whose values are as they travel. The server asks the same of the database
 * (`filter-query.ts`): a test holds the two to one answer. What names no field, or a field in a way that its type does not
 * know, holds for nothing as a whole.
 */
export function matchesFilter(
  filter: RecordFilter,
  values: Values,
  { fields, asker }: { fields: readonly FilterField[]; asker: FilterAsker },
): boolean {
  const known = filterFields(fields)
  return isWhole(filter, known) && holds(filter, values, { known, asker })
}

function isWhole(filter: RecordFilter, known: Fields): boolean {
  if ('all' in filter) return filter.all.every((part) => isWhole(part, known))
  if ('any' in filter) return filter.any.every((part) => isWhole(part, known))
  if ('not' in filter) return isWhole(filter.not, known)
  const type = known.get(filter.field)?.type
  return type !== undefined && filterOperators[type].includes(filter.op)
}

type Terms = { known: Fields; asker: FilterAsker }

function holds(filter: RecordFilter, values: Values, asked: Terms): boolean {
  if ('all' in filter) return filter.all.every((part) => holds(part, values, asked))
  if ('any' in filter) return filter.any.some((part) => holds(part, values, asked))
  if ('not' in filter) return !holds(filter.not, values, asked)
  return conditionHolds(filter, values[filter.field] ?? null, asked)
}

/** What is empty is in no way like a value, and so holds for what is denied. */
function conditionHolds({ field, op, value }: FilterCondition, cell: unknown, { known, asker }: Terms): boolean {
  const given = value as never // Its shape was checked against the operator (`filterFaults`).
  const isEmpty = cell === null || cell === '' || (Array.isArray(cell) && cell.length === 0)
  const type = known.get(field)?.type
  const is = (one: unknown) => !isEmpty && isSame(type, cell, one)
  const within = (first: string, last: string) =>
    !isEmpty && order(type, cell, first) >= 0 && order(type, cell, last) <= 0
  switch (op) {
    case 'empty':
      return isEmpty
    case 'filled':
      return !isEmpty
    case 'equals':
      return is(given)
    case 'not':
      return !is(given)
    case 'oneOf':
      return (given as unknown[]).some(is)
    case 'noneOf':
      return !(given as unknown[]).some(is)
    case 'hasAny':
      return (given as string[]).some((one) => listOf(cell).includes(one))
    case 'hasAll':
      return (given as string[]).every((one) => listOf(cell).includes(one))
    case 'hasNone':
      return !(given as string[]).some((one) => listOf(cell).includes(one))
    case 'contains':
      return folded(cell).includes(folded(given))
    case 'notContains':
      return !folded(cell).includes(folded(given))
    case 'startsWith':
      return folded(cell).startsWith(folded(given))
    case 'less':
    case 'before':
      return !isEmpty && order(type, cell, given) < 0
    case 'atMost':
    case 'notAfter':
      return !isEmpty && order(type, cell, given) <= 0
    case 'greater':
    case 'after':
      return !isEmpty && order(type, cell, given) > 0
    case 'atLeast':
    case 'notBefore':
      return !isEmpty && order(type, cell, given) >= 0
    case 'between':
      return within(given[0], given[1])
    case 'during':
      return within(...daysOfPeriod(given as Period, asker.today))
    case 'me':
      return cell === asker.userId
    case 'myDepartment':
      return asker.colleagues.has(String(cell))
    case 'myDepartmentBelow':
      return asker.colleaguesBelow.has(String(cell))
  }
}

function isSame(type: FilterField['type'] | undefined, cell: unknown, value: unknown) {
  return type === 'number' || type === 'date' || type === 'dateTime'
    ? order(type, cell, String(value)) === 0
    : cell === value
}

/** Whether a value lies before, in or after a number or a day: of a moment, the whole day counts as one. */
function order(type: FilterField['type'] | undefined, cell: unknown, value: string) {
  const text = String(cell)
  if (type === 'number') return compareDecimals(text, value)
  if (type === 'date') return Number(text > value) - Number(text < value)
  const [moment, [begin, end]] = [Date.parse(text), momentsOfDay(value)]
  if (moment < begin.getTime()) return -1
  return moment < end.getTime() ? 0 : 1
}

/** Letters A to Z without their size; all others as they are, so that every database does the same. */
function folded(text: unknown) {
  return (typeof text === 'string' ? text : '').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}

function listOf(cell: unknown): unknown[] {
  return Array.isArray(cell) ? cell : []
}
