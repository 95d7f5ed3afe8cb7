import { type EntityField, fieldValues, type RecordValues } from '@atrium/shared-utility/contract'
import type { FormValues } from '@atrium/shared-utility/ui'
import { z } from 'zod'

/** What a form takes, as the server takes it, so that most of what is wrong is said before it is sent. */
export function recordForm(fields: readonly EntityField[], how: 'whole' | 'changes') {
  return z.object({ values: z.object(fieldValues(fields, how)).prefault({}) })
}

/** The values of a record as the fields of a form hold them. */
export function formOf(fields: readonly EntityField[], values: RecordValues): FormValues {
  return Object.fromEntries(fields.map((field) => [pathOf(field), shownIn(field, values[field.key])]))
}

/** Where a field's value stands in the call's input, and what the server calls it when it refuses one. */
export function pathOf({ key }: Pick<EntityField, 'key'>) {
  return `values.${key}`
}

function shownIn({ type }: EntityField, value: unknown) {
  if (type === 'yesNo') return value === true
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
