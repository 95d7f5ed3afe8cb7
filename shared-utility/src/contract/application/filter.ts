import { z } from 'zod'
import { text } from '../foundation/fields.ts'
import { said } from '../foundation/said-issue.ts'

/** Bounds of a filter. A condition by itself is one deep, each group and each `not` around it one more. */
export const filterLimits = { depth: 8, conditions: 50, list: 100, text: 500 } as const

/** What a condition asks of a field. Which operators a type has: `filterOperators`. */
export const filterOperatorNames = [
  'equals',
  'not',
  'contains',
  'notContains',
  'startsWith',
  'oneOf',
  'noneOf',
  'hasAny',
  'hasAll',
  'hasNone',
  'less',
  'atMost',
  'greater',
  'atLeast',
  'before',
  'notAfter',
  'after',
  'notBefore',
  'between',
  'during',
  'me',
  'myDepartment',
  'myDepartmentBelow',
  'empty',
  'filled',
] as const
export type FilterOperator = (typeof filterOperatorNames)[number]

/** What every record has beside the fields of its table: when and by whom it was made and last changed. */
export const ownFilterFields = {
  _createdAt: 'dateTime',
  _createdBy: 'person',
  _updatedAt: 'dateTime',
  _updatedBy: 'person',
} as const
export type OwnFilterField = keyof typeof ownFilterFields

/** Days that move with the day on which they are asked for. A week begins on Monday. */
export const periodNames = [
  'today',
  'yesterday',
  'tomorrow',
  'thisWeek',
  'lastWeek',
  'nextWeek',
  'thisMonth',
  'lastMonth',
  'nextMonth',
  'thisQuarter',
  'lastQuarter',
  'nextQuarter',
  'thisYear',
  'lastYear',
  'nextYear',
] as const
type PeriodName = (typeof periodNames)[number]

const days = z.int().min(1).max(3660)

/** `last: 7` is today and the six days before it, `next: 7` today and the six days after it. */
export const filterPeriod = z.union([
  z.strictObject({ last: days }),
  z.strictObject({ next: days }),
  z.enum(periodNames),
])
export type Period = { last: number } | { next: number } | PeriodName

const condition = z.strictObject({
  /** The key of a field, or one of `ownFilterFields`. */
  field: z.string().regex(/^(?:[a-z][a-z0-9_]{0,39}|_created(?:At|By)|_updated(?:At|By))$/),
  op: z.enum(filterOperatorNames),
  /** A text, a decimal as text, a day, true or false, the key of an option, an id; several of them; or a period. */
  value: z.union([z.boolean(), oneText(), z.array(oneText()).min(1).max(filterLimits.list), filterPeriod]).optional(),
})
export type FilterCondition = z.infer<typeof condition>
export type ConditionValue = FilterCondition['value']

/** Which records are meant: those of which all, any or none of something holds, down to conditions of single fields. */
export type RecordFilter = FilterCondition | { all: RecordFilter[] } | { any: RecordFilter[] } | { not: RecordFilter }

/** Written out level by level, as all that is nested: it never follows endless nesting. */
function tree(depth: number): z.ZodType<RecordFilter, RecordFilter> {
  if (depth === 1) return condition
  const inner = tree(depth - 1)
  const group = z.array(inner).min(1).max(filterLimits.conditions)
  return z.union([
    condition,
    z.strictObject({ all: group }),
    z.strictObject({ any: group }),
    z.strictObject({ not: inner }),
  ])
}

/** The shape of a filter. Whether it fits the fields of a table: `filterFaults`. */
export const recordFilter: z.ZodType<RecordFilter, RecordFilter> = z
  .custom<RecordFilter>()
  .superRefine(refuseBeyond)
  .pipe(tree(filterLimits.depth))

/** The same as JSON, as it stands in an address. */
export const recordFilterText = z.preprocess(parsed, recordFilter)

function oneText() {
  return text(1, filterLimits.text)
}

const words = {
  tooDeep: { 'zh-CN': '筛选条件最多嵌套 {most} 层', 'en-US': 'Conditions can be {most} levels deep at most' },
  tooMany: { 'zh-CN': '最多可以有 {most} 个筛选条件', 'en-US': 'Up to {most} conditions' },
}

/** Looks before the schema does, so that what is too deep or too much is said as that. */
function refuseBeyond(given: unknown, context: z.RefinementCtx) {
  let level = [given]
  let conditions = 0
  for (let depth = 1; level.length > 0; depth += 1) {
    const inner = level.map(partsOf)
    conditions += inner.filter((parts) => parts.length === 0).length
    if (depth > filterLimits.depth)
      return context.addIssue({ ...said(words.tooDeep, { most: filterLimits.depth }), continue: false })
    if (level.length > filterLimits.conditions || conditions > filterLimits.conditions)
      return context.addIssue({ ...said(words.tooMany, { most: filterLimits.conditions }), continue: false })
    level = inner.flat()
  }
}

function partsOf(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  const { all, any, not } = node as Record<string, unknown> // Any object may be looked into.
  return [all, any].flatMap((list) => (Array.isArray(list) ? list : [])).concat(not === undefined ? [] : [not])
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
