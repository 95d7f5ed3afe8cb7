import { z } from 'zod'
import { id, integer, plainSign, text } from '../foundation/fields.ts'
import { fieldRules } from './field-rules.ts'
import { recordFilter } from './filter.ts'
import { optionTones } from './option-tone.ts'

export const fieldTypes = [
  'text',
  'longText',
  'number',
  'date',
  'dateTime',
  'yesNo',
  'choice',
  'choices',
  'person',
  'relation',
  'file',
  'image',
] as const
export type FieldType = (typeof fieldTypes)[number]

const keyPattern = /^[a-z][a-z0-9_]{0,39}$/

/** How calls, columns and filters name an entity, a field or an option: fixed once it is published; labels are free. */
export const designKey = z.string().regex(keyPattern)

/** The same as its maker types it. */
export const typedKey = plainSign().regex(keyPattern)

/** What stands where a person reads it. */
export const label = text(1, 60)
export const labelEn = text(0, 60).default('')

const option = z.strictObject({
  key: typedKey,
  label,
  labelEn,
  /** How it is shown where it is the state of a record. */
  tone: z.enum(optionTones).optional(),
})
export type FieldOption = z.infer<typeof option>

export const entityField = z.strictObject({
  uid: id,
  key: typedKey,
  label,
  labelEn,
  type: z.enum(fieldTypes),
  /** A sentence under the field, for the person who fills it in. */
  help: text(0, 200).default(''),
  isRequired: z.boolean().default(false),
  /** Taken back: its values stay, and no call shows or writes them until it is offered again. */
  isHidden: z.boolean().default(false),
  /** Of `choice` and `choices`. */
  options: z.array(option).max(200).default([]),
  /** Decimal places of a number, 0 to 6. */
  decimals: integer(0, 6).default(2),
  /** Of a relation: the entity, by `uid`, of the same application of which it names one record. */
  relatesTo: id.optional(),
  /** The uid of the section of the form in which it stands; in none, it is before all sections. */
  section: id.optional(),
  /** The form asks for it where this holds of the other fields; what is not asked for is not required. */
  showIf: recordFilter.optional(),
  ...fieldRules,
})
export type EntityField = z.infer<typeof entityField>
