import {
  dayInChina,
  type EntityField,
  fieldValues,
  type FieldState,
  formState,
  said,
} from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { sessionOf } from '../../../foundation/call/context/context.ts'
import { invalidInput } from '../../../foundation/process/error/invalid-input.ts'
import { isSameValue } from './same-value.ts'
import type { RecordContext } from './record-context.ts'

const words = {
  off: { 'zh-CN': '按已填写的内容，不需要填写此项', 'en-US': 'Not applicable with the current values' },
}

type Values = Readonly<Record<string, unknown>>
type Written = {
  /** All of the table. */
  all: readonly EntityField[]
  /** What the caller sees or fills in of this record. */
  seen: readonly EntityField[]
  /** What the caller may write. */
  fields: readonly EntityField[]
  /** As the caller sees it; undefined for a new one. */
  before: Values | undefined
  values: Values
  /** Fields of which the caller says something, not what a new record begins with. */
  named: ReadonlySet<string>
}

/**
 * Whether what is written fits the conditions of the form. A field that is off takes no value, and is not required; what the
 * record has in it stays. One that the change brings into the form is required as it is in a new record. Answers the
 * values without those with which a field that is off would have begun.
 */
export function fitForm({ all, seen, fields, before, values, named }: Written, context: RecordContext) {
  if (fields.every(({ showIf }) => showIf === undefined)) return values
  const asker = { userId: sessionOf(context).userId, today: dayInChina(context.now) }
  const was = formState(before ?? {}, { fields: seen, asker })
  const will = { ...before, ...values }
  const state = formState(will, { fields: seen, asker })
  const conditional = fields.filter(({ showIf }) => showIf !== undefined)
  // What a role hides begins as the maker says, so its condition is asked of the whole record; it takes no other value.
  const whole = before === undefined ? formState(will, { fields: all, asker }) : state
  const off = conditional.filter(({ key }) => (state.get(key) ?? whole.get(key)) === 'off')
  const refused = off.filter(({ key, type }) => {
    const value = values[key] ?? null
    return named.has(key) && value !== null && !isSameValue(type, before?.[key], value)
  })
  const asked = conditional.filter(
    (field) => state.get(field.key) === 'asked' && isMissing(field, { before, values, will, was }),
  )
  const missing = z.object({ values: z.object(fieldValues(asked, 'whole')) }).safeParse({ values: {} })
  const issues = [
    ...refused.map(({ key }) => ({ ...said(words.off), path: ['values', key], input: undefined })),
    ...(missing.error?.issues ?? []),
  ]
  if (issues.length > 0) throw invalidInput({ issues }, context.lang)
  const begun = new Set(off.map(({ key }) => key).filter((key) => !named.has(key)))
  return Object.fromEntries(Object.entries(values).filter(([key]) => !begun.has(key)))
}

type Change = Pick<Written, 'before' | 'values'> & { will: Values; was: ReadonlyMap<string, FieldState> }

/** Required, and empty: in a new record, by this change, or since this change asks for it. */
function isMissing({ key, isRequired, type }: EntityField, { before, values, will, was }: Change) {
  if (!isRequired || type === 'yesNo' || (will[key] ?? null) !== null) return false
  return before === undefined || Object.hasOwn(values, key) || was.get(key) !== 'asked'
}
