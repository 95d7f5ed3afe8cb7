import { dayInChina, initialValue, type EntityField, type RecordValues } from '@atrium/shared-utility/contract'
import { sessionOf } from '../../../foundation/call/context/context.ts'
import type { RecordContext } from './record-context.ts'

/** A new record with what its fields begin with, where nothing was said of them; null says that there is none. */
export function withInitial(fields: readonly EntityField[], raw: RecordValues, context: RecordContext): RecordValues {
  const { now } = context
  // A form sends the day of the person who fills it in; other callers are told the day in China.
  const adding = { now, today: dayInChina(now), userId: sessionOf(context).userId }
  const values = fields.flatMap((field): [string, RecordValues[string]][] => {
    const value = Object.hasOwn(raw, field.key) ? undefined : initialValue(field, adding)
    return value === undefined ? [] : [[field.key, value]]
  })
  return { ...raw, ...Object.fromEntries(values) }
}
