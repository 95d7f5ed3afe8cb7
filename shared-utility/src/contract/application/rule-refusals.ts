import { z } from 'zod'
import { said } from '../foundation/said-issue.ts'
import type { EntityField } from './entity-field.ts'
import { takesInitial } from './field-initial.ts'
import { holdsFiles } from './field-value.ts'
import { within } from './field-rules.ts'

type Ruled = Pick<EntityField, 'type' | Rule | 'isUnique' | 'initial'>
type IssuePlace = { context: z.RefinementCtx; path: (string | number)[] }
type Rule = 'minLength' | 'maxLength' | 'pattern' | 'least' | 'most' | 'mostFiles'

const rulesOf: Partial<Record<EntityField['type'], readonly Rule[]>> = {
  text: ['minLength', 'maxLength', 'pattern'],
  longText: ['minLength', 'maxLength'],
  number: ['least', 'most'],
  date: ['least', 'most'],
  file: ['mostFiles'],
  image: ['mostFiles'],
}
const rules: readonly Rule[] = ['minLength', 'maxLength', 'pattern', 'least', 'most', 'mostFiles']

/** Whose values may be unique. */
export const uniqueTypes: readonly EntityField['type'][] = ['text', 'number', 'date', 'dateTime', 'person']

const words = {
  notOfType: { 'zh-CN': '该类型的字段没有此规则', 'en-US': 'This rule is not available for this field type' },
  notShorter: { 'zh-CN': '不能小于最少字符数', 'en-US': 'Must not be below the minimum characters' },
  notLess: { 'zh-CN': '不能小于最小值', 'en-US': 'Must not be below the minimum' },
  notEarlier: { 'zh-CN': '不能早于最早日期', 'en-US': 'Must not be before the earliest date' },
  tooLong: { 'zh-CN': '单行文本最多 500 个字符', 'en-US': 'A text has at most 500 characters' },
  initial: { 'zh-CN': '该字段不接受此默认值', 'en-US': 'Invalid default value for this field' },
  number: { 'zh-CN': '请填写数字', 'en-US': 'Enter a number' },
  date: { 'zh-CN': '请填写有效的日期', 'en-US': 'Enter a valid date' },
}

/** Rules that no value could keep, or that the type does not know, are refused where they stand. */
export function refuseRules(field: EntityField, { context, path }: IssuePlace) {
  const { type, minLength, maxLength, least, most } = field
  const refuse = (rule: Rule | 'isUnique' | 'initial', issue: ReturnType<typeof said>) =>
    context.addIssue({ ...issue, path: [...path, rule] })
  if (field.isUnique && !uniqueTypes.includes(type)) refuse('isUnique', said(words.notOfType))
  if (!takesInitial(field)) refuse('initial', said(words.initial))
  for (const rule of rules)
    if (field[rule] !== undefined && !(rulesOf[type] ?? []).includes(rule)) refuse(rule, said(words.notOfType))
  if (type === 'text' && Math.max(minLength ?? 1, maxLength ?? 1) > 500)
    refuse((maxLength ?? 1) > 500 ? 'maxLength' : 'minLength', said(words.tooLong))
  if (minLength !== undefined && maxLength !== undefined && maxLength < minLength)
    refuse('maxLength', said(words.notShorter))
  if (type !== 'number' && type !== 'date') return
  const bad = (['least', 'most'] as const).filter((rule) => field[rule] !== undefined && !isValue(type, field[rule]))
  for (const rule of bad) refuse(rule, said(words[type]))
  if (bad.length > 0 || least === undefined || most === undefined) return
  if (!z.string().superRefine(within({ type, least })).safeParse(most).success)
    refuse('most', said(type === 'date' ? words.notEarlier : words.notLess))
}

/** The rules of a type, of those that a field has; a change of type leaves the others behind. */
export function keptRules(field: Ruled) {
  const known = rulesOf[field.type] ?? []
  const kept = Object.fromEntries(rules.map((rule) => [rule, known.includes(rule) ? field[rule] : undefined]))
  const isUnique = (field.isUnique && uniqueTypes.includes(field.type)) || undefined
  const initial = field.type === 'longText' || holdsFiles(field) ? undefined : field.initial
  return { ...(kept as Pick<EntityField, Rule>), isUnique, initial }
}

function isValue(type: 'number' | 'date', value: string | undefined) {
  if (type === 'date') return z.iso.date().safeParse(value).success
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(value ?? '')
}
