import {
  filterFaults,
  filterOperators,
  operandsOf,
  ownFilterFields,
  recordFilter,
  type EntityField,
  type FilterCondition,
  type FilterOperator,
  type RecordFilter,
} from '../../contract/index.ts'

type How = 'all' | 'any'
/** A condition on the screen, which may be without its value yet. */
export type DraftCondition = FilterCondition & { id: string }
export type DraftGroup = { id: string; how: How; parts: readonly DraftCondition[] }
/** A filter as it is edited: conditions, and groups of conditions one level deep. */
export type FilterDraft = { how: How; parts: readonly (DraftCondition | DraftGroup)[] }

/** A field that may be asked for, with its words in the language of the page. */
export type EditedField = Pick<EntityField, 'key' | 'type' | 'options' | 'relatesTo'> & { label: string }

let count = 0
const newKey = () => `part${(count += 1)}`

/** Null for one that is nested deeper than the screen shows, or denies something. */
export function draftOf(filter: RecordFilter | undefined): FilterDraft | null {
  if (filter === undefined) return { how: 'all', parts: [] }
  const { how, parts } = groupIn(filter)
  const drawn = parts.map((part) => ('field' in part ? conditionOf(part) : groupOf(part)))
  const whole = drawn.filter((part) => part !== null)
  return whole.length < drawn.length ? null : { how, parts: whole }
}

function groupIn(filter: RecordFilter): { how: How; parts: readonly RecordFilter[] } {
  if ('all' in filter) return { how: 'all', parts: filter.all }
  return 'any' in filter ? { how: 'any', parts: filter.any } : { how: 'all', parts: [filter] }
}

function groupOf(filter: RecordFilter): DraftGroup | null {
  if ('not' in filter) return null
  const { how, parts } = groupIn(filter)
  const conditions = parts.flatMap((part) => ('field' in part ? [conditionOf(part)] : []))
  return conditions.length < parts.length ? null : { id: newKey(), how, parts: conditions }
}

function conditionOf(condition: FilterCondition): DraftCondition {
  return { ...condition, id: newKey() }
}

/** What of a draft can be asked already; undefined where there is nothing. A group of one is that one. */
export function filterOf({ how, parts }: FilterDraft, fields: readonly EditedField[]): RecordFilter | undefined {
  const whole = parts.flatMap((part) => ('parts' in part ? joined(part.how, part.parts.flatMap(one)) : one(part)))
  return joined(how, whole)[0]

  function one({ id: _id, ...condition }: DraftCondition): RecordFilter[] {
    const read = recordFilter.safeParse(condition)
    return read.success && filterFaults(read.data, fields).length === 0 ? [read.data] : []
  }
}

/** Whether each of its conditions can be asked. */
export function isWhole({ parts }: FilterDraft, fields: readonly EditedField[]) {
  const conditions = parts.flatMap((part) => ('parts' in part ? part.parts : [part]))
  return conditions.every((part) => filterOf({ how: 'all', parts: [part] }, fields) !== undefined)
}

function joined(how: How, parts: RecordFilter[]): RecordFilter[] {
  if (parts.length < 2) return parts
  return how === 'all' ? [{ all: parts }] : [{ any: parts }]
}

/** What is offered of a field. Which record a relation names cannot be asked where none can be looked for. */
export function offeredOperators({ type }: Pick<EditedField, 'type'>, canFind: boolean): readonly FilterOperator[] {
  return type === 'relation' && !canFind ? ['filled', 'empty'] : filterOperators[type]
}

/** A new condition about a field, with a value where one suggests itself. */
export function begun(field: EditedField, canFind: boolean): DraftCondition {
  const [op = 'filled'] = offeredOperators(field, canFind)
  return withOperator({ id: newKey(), field: field.key, op }, op, field)
}

/** The same with another operator; what it was given stays where the new one takes it. */
export function withOperator(
  condition: DraftCondition,
  op: FilterOperator,
  { type }: Pick<EditedField, 'type'>,
): DraftCondition {
  const { value: given, ...rest } = condition
  const isAlike = operandsOf(op) === operandsOf(condition.op)
  const first = operandsOf(op) === 'period' ? 'today' : type === 'yesNo' && op === 'equals' ? true : undefined
  const value = isAlike && given !== undefined ? given : first
  return { ...rest, op, ...(value !== undefined && { value }) }
}

export function emptyGroup(how: How, first: DraftCondition): DraftGroup {
  return { id: newKey(), how, parts: [first] }
}

/** A draft with one of its parts changed; null takes it away, and a group that has no condition goes with it. */
export function changed(draft: FilterDraft, id: string, next: DraftCondition | DraftGroup | null): FilterDraft {
  return { ...draft, parts: draft.parts.flatMap((part) => (part.id === id ? (next ?? []) : part)) }
}

export const ownFields = Object.entries(ownFilterFields).map(([key, type]) => ({ key, type, options: [] }))
