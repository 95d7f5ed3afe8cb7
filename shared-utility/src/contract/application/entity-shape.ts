import { z } from 'zod'
import { id, integer, plainSign, text } from '../foundation/fields.ts'
import { fieldRules } from './field-rules.ts'
import { refuseRules } from './rule-refusals.ts'

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
] as const
export type FieldType = (typeof fieldTypes)[number]

const keyPattern = /^[a-z][a-z0-9_]{0,39}$/

/** How calls, columns and filters name an entity, a field or an option: fixed once it is published; labels are free. */
export const designKey = z.string().regex(keyPattern)

/** The same as its maker types it. */
const typedKey = plainSign().regex(keyPattern)

/** What stands where a person reads it. */
const label = text(1, 60)
const labelEn = text(0, 60).default('')

const option = z.strictObject({ key: typedKey, label, labelEn })
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
  ...fieldRules,
})
export type EntityField = z.infer<typeof entityField>

/** A table of an application: what is kept of one kind of thing. */
export const entityBody = z
  .strictObject({
    key: typedKey,
    label,
    labelEn,
    /** In the order of the form. The first text among them is what a record is called by. */
    fields: z.array(entityField).max(100),
  })
  .superRefine(refuseTwice)
  .superRefine(({ fields }, context) => {
    for (const [at, field] of fields.entries()) refuseRules(field, { context, path: ['fields', at] })
  })
export type EntityBody = z.infer<typeof entityBody>

/** Two fields with one key would share a column, and two options with one key a value. */
function refuseTwice({ fields }: { fields: EntityField[] }, context: z.RefinementCtx) {
  for (const part of ['uid', 'key'] as const)
    for (const index of repeated(fields.map((field) => field[part])))
      context.addIssue({ code: 'custom', path: ['fields', index, part], message: 'twice' })
  for (const [at, { options }] of fields.entries())
    for (const index of repeated(options.map(({ key }) => key)))
      context.addIssue({ code: 'custom', path: ['fields', at, 'options', index, 'key'], message: 'twice' })
}

function repeated(values: readonly string[]) {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))
}

/** An entity as its version has it. */
export const publishedEntity = z.object({ uid: id, ...entityBody.shape })
export type PublishedEntity = z.infer<typeof publishedEntity>
