import { type FilterOperator, ownFilterFields } from '../filter.ts'
import type { EntityField, FieldType } from '../entity-field.ts'

/** What a filter may ask of a field of each type, in the order in which it is offered. */
export const filterOperators: Record<FieldType, readonly FilterOperator[]> = {
  text: ['contains', 'notContains', 'startsWith', 'equals', 'not', 'oneOf', 'noneOf', 'empty', 'filled'],
  longText: ['contains', 'notContains', 'startsWith', 'empty', 'filled'],
  number: ['equals', 'not', 'greater', 'atLeast', 'less', 'atMost', 'between', 'empty', 'filled'],
  date: ['during', 'equals', 'not', 'before', 'notAfter', 'after', 'notBefore', 'between', 'empty', 'filled'],
  dateTime: ['during', 'equals', 'not', 'before', 'notAfter', 'after', 'notBefore', 'between', 'empty', 'filled'],
  yesNo: ['equals', 'empty', 'filled'],
  choice: ['oneOf', 'noneOf', 'equals', 'not', 'empty', 'filled'],
  choices: ['hasAny', 'hasAll', 'hasNone', 'empty', 'filled'],
  person: ['me', 'oneOf', 'noneOf', 'equals', 'not', 'myDepartment', 'myDepartmentBelow', 'empty', 'filled'],
  relation: ['oneOf', 'noneOf', 'equals', 'not', 'empty', 'filled'],
  file: ['empty', 'filled'],
  image: ['empty', 'filled'],
}

/** What an operator is given beside its field: nothing, one value, several, two between which others lie, or a period. */
export type Operands = 'none' | 'one' | 'several' | 'two' | 'period'

export function operandsOf(op: FilterOperator): Operands {
  switch (op) {
    case 'me':
    case 'myDepartment':
    case 'myDepartmentBelow':
    case 'empty':
    case 'filled':
      return 'none'
    case 'oneOf':
    case 'noneOf':
    case 'hasAny':
    case 'hasAll':
    case 'hasNone':
      return 'several'
    case 'between':
      return 'two'
    case 'during':
      return 'period'
    default:
      return 'one'
  }
}

/** A field as a filter knows it. */
export type FilterField = Pick<EntityField, 'key' | 'type' | 'options'>

/** The fields of a table that a filter may name, with those that every record has. */
export function filterFields(fields: readonly FilterField[]): ReadonlyMap<string, Omit<FilterField, 'key'>> {
  const own = Object.entries(ownFilterFields).map(([key, type]) => ({ key, type, options: [] }))
  return new Map([...fields, ...own].map((field) => [field.key, field]))
}
