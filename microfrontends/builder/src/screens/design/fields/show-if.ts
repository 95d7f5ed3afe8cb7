import type { EntityField, FieldType, FilterCondition, FilterOperator } from '@atrium/shared-utility/contract'

/** What a condition of a form may ask of a field of each type. Calls take every operator of a filter. */
export const simpleOperators: Record<FieldType, readonly FilterOperator[]> = {
  text: ['equals', 'not', 'contains', 'filled', 'empty'],
  longText: ['contains', 'filled', 'empty'],
  number: ['equals', 'not', 'greater', 'atLeast', 'less', 'atMost', 'filled', 'empty'],
  date: ['equals', 'before', 'after', 'filled', 'empty'],
  dateTime: ['filled', 'empty'],
  yesNo: ['equals'],
  choice: ['equals', 'not', 'filled', 'empty'],
  choices: ['hasAny', 'hasNone', 'filled', 'empty'],
  person: ['filled', 'empty'],
  relation: ['filled', 'empty'],
  file: ['filled', 'empty'],
  image: ['filled', 'empty'],
}

export function needsValue(op: FilterOperator) {
  return op !== 'filled' && op !== 'empty' && op !== 'me'
}

/** The condition that a field begins with: its first option, yes, or that there is something. */
export function emptyCondition({ key, type, options }: EntityField): FilterCondition {
  const [first] = options
  if (type === 'yesNo') return { field: key, op: 'equals', value: true }
  if (type === 'choice' && first) return { field: key, op: 'equals', value: first.key }
  if (type === 'choices' && first) return { field: key, op: 'hasAny', value: [first.key] }
  return { field: key, op: 'filled' }
}
