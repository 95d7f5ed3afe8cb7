import { id, plainSign, text, type EntityField } from '@atrium/shared-utility/contract'
import { z } from 'zod'

/** How a field's value has to arrive; an empty text is none. */
function schemaOf(field: EntityField): z.ZodType {
  switch (field.type) {
    case 'text':
      return text(1, 500)
    case 'longText':
      return z
        .string()
        .overwrite((value) => value.normalize('NFC').replaceAll('\r\n', '\n').trim())
        .min(1)
        .max(20_000)
    case 'number':
      return decimal(field.decimals)
    case 'date':
      return plainSign().pipe(z.iso.date())
    case 'dateTime':
      return z.iso.datetime()
    case 'yesNo':
      return z.boolean()
    case 'choice':
      return z.enum(field.options.map(({ key }) => key))
    case 'choices':
      return z.array(z.enum(field.options.map(({ key }) => key))).max(field.options.length)
    case 'person':
      return id
  }
}

/** A decimal as text, whatever its sign: what arithmetic with binary fractions would change stays as it is. */
function decimal(places: number) {
  const pattern = new RegExp(places === 0 ? '^-?\\d{1,15}$' : `^-?\\d{1,15}(\\.\\d{1,${places}})?$`)
  return z.preprocess(
    (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : value),
    plainSign().regex(pattern),
  )
}

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

/**
 * What a record takes: every field of its entity that is not hidden, and nothing else. `partial`: those that are not named
 * stay as they are, and one that is required is not emptied.
 */
export function valuesSchema(fields: readonly EntityField[], how: 'whole' | 'partial') {
  const shape = fields.map((field) => {
    const one = schemaOf(field)
    const none = (value: unknown) => (isNothing(value) || (Array.isArray(value) && value.length === 0) ? null : value)
    const taken =
      field.isRequired && field.type !== 'yesNo' ? z.preprocess(none, one) : z.preprocess(none, one.nullable())
    return [field.key, how === 'partial' || !field.isRequired ? taken.optional() : taken]
  })
  return z.strictObject({ values: z.strictObject(Object.fromEntries(shape) as Record<string, z.ZodType>) })
}
