import { z } from 'zod'
import { id } from '../../foundation/fields.ts'
import { type Sentences, said } from '../../foundation/said-issue.ts'
import { type FilterCondition, filterPeriod, type RecordFilter } from '../filter.ts'
import { type FilterField, filterFields, filterOperators, operandsOf } from './operators.ts'

/** What does not fit, at its place in the filter, with the field that it is about. */
export type FilterFault = ReturnType<typeof said> & { path: (string | number)[]; field: string }

const words = {
  field: { 'zh-CN': '没有这个字段：{field}', 'en-US': 'Field not found: {field}' },
  operator: { 'zh-CN': '该类型的字段不能这样筛选', 'en-US': 'A field of this type cannot be filtered like this' },
  value: { 'zh-CN': '筛选的值与字段不符', 'en-US': 'Invalid value for this field' },
} satisfies Record<string, Sentences>

/**
 * What of a filter does not fit the fields that the caller sees: a field that is hidden from the caller is one that is not
 * there. Empty where all of it fits.
 */
export function filterFaults(filter: RecordFilter, fields: readonly FilterField[]): FilterFault[] {
  const known = filterFields(fields)
  return conditionsOf(filter).flatMap(({ condition, path }) => {
    const fault = faultOf(condition, known)
    return fault === undefined ? [] : [{ ...fault, path: [...path, ...fault.at], field: condition.field }]
  })
}

type Placed = { condition: FilterCondition; path: (string | number)[] }

/** The conditions of single fields, each with its place. */
export function conditionsOf(filter: RecordFilter, path: (string | number)[] = []): Placed[] {
  if ('field' in filter) return [{ condition: filter, path }]
  if ('not' in filter) return conditionsOf(filter.not, [...path, 'not'])
  const [name, parts] = 'all' in filter ? (['all', filter.all] as const) : (['any', filter.any] as const)
  return parts.flatMap((part, index) => conditionsOf(part, [...path, name, index]))
}

function faultOf({ field, op, value }: FilterCondition, known: ReturnType<typeof filterFields>) {
  const found = known.get(field)
  if (found === undefined) return { ...said(words.field, { field }), at: ['field'] }
  if (!filterOperators[found.type].includes(op)) return { ...said(words.operator), at: ['op'] }
  const isFitting = operandSchema(found, op).safeParse(value).success
  return isFitting ? undefined : { ...said(words.value), at: ['value'] }
}

function operandSchema(field: Omit<FilterField, 'key'>, op: FilterCondition['op']): z.ZodType {
  const one = valueSchema(field)
  switch (operandsOf(op)) {
    case 'none':
      return z.unknown().refine((value) => value === undefined)
    case 'one':
      return one
    case 'several':
      return z.array(one).min(1)
    case 'two':
      return z.array(one).length(2)
    case 'period':
      return filterPeriod
  }
}

/** From the year 1000 on: what lies before it has no place in a table. */
const day = z.iso.date().refine((value) => value >= '1000')

function valueSchema({ type, options }: Omit<FilterField, 'key'>): z.ZodType {
  switch (type) {
    case 'text':
    case 'longText':
      return z.string()
    case 'number':
      return z.string().regex(/^-?\d{1,15}(\.\d{1,6})?$/)
    case 'date':
    case 'dateTime':
      return day
    case 'yesNo':
      return z.boolean()
    case 'choice':
    case 'choices':
      return z.enum(options.map(({ key }) => key))
    case 'person':
    case 'relation':
    case 'file':
    case 'image':
      return id
  }
}
