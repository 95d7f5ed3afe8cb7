import { type EntityField, plainSign, type RecordValues, text } from '@atrium/shared-utility/contract'
import type { FormValues } from '@atrium/shared-utility/ui'
import { z } from 'zod'

/** `whole`: a new record; `changes`: only what the person has changed. */
type How = 'whole' | 'changes'

/**
 * What a form takes, as the server takes it, so that most of what is wrong is said before it is sent. Texts of the form
 * become values: several choices are one text with commas, and an empty text is no value.
 */
export function recordForm(fields: readonly EntityField[], how: How) {
  const shape = fields.map((field) => {
    const one = schemaOf(field)
    const isNeeded = field.isRequired && field.type !== 'yesNo'
    const taken = z.preprocess((value) => (value === '' ? null : value), isNeeded ? one : one.nullable())
    return [field.key, how === 'changes' || !isNeeded ? taken.optional() : taken]
  })
  return z.object({ values: z.object(Object.fromEntries(shape) as Record<string, z.ZodType<Value>>).prefault({}) })
}

type Value = RecordValues[string]

function schemaOf(field: EntityField): z.ZodType {
  const keys = field.options.map(({ key }) => key)
  switch (field.type) {
    case 'text':
      return text(1, 500)
    case 'longText':
      return z.string().max(20_000)
    case 'number':
      return plainSign().regex(decimal(field.decimals))
    case 'date':
      return plainSign().pipe(z.iso.date())
    case 'dateTime':
      return z.iso.datetime()
    case 'yesNo':
      return z.boolean()
    case 'choice':
      return z.enum(keys)
    case 'choices':
      return z
        .string()
        .transform((chosen) => chosen.split(','))
        .pipe(z.array(z.enum(keys)))
    case 'person':
      return z.string()
  }
}

function decimal(places: number) {
  return new RegExp(places === 0 ? String.raw`^-?\d{1,15}$` : String.raw`^-?\d{1,15}(\.\d{1,${places}})?$`)
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
