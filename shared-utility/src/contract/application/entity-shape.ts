import { z } from 'zod'
import { id } from '../foundation/fields.ts'
import { entityField, type EntityField, label, labelEn, typedKey } from './entity-field.ts'
import { formSection } from './form/form-section.ts'
import { refuseRules } from './rule-refusals.ts'

/** So many fields a table has at most, those aside that were left out since. */
export const mostFields = 100

/** A table of an application: what is kept of one kind of thing. */
export const entityBody = z
  .strictObject({
    key: typedKey,
    label,
    labelEn,
    /** In the order of the form. The first text among them is what a record is called by. */
    fields: z.array(entityField).max(mostFields),
    /** The titled parts of its form, in their order. Not in tables that were made without. */
    sections: z.array(formSection).max(30).optional(),
    /** The uid of the choice that is the state of a record, or `noState`; left out, it is found (state-field.ts). */
    state: id.optional(),
  })
  .superRefine(refuseTwice)
  .superRefine(({ fields }, context) => {
    for (const [at, field] of fields.entries()) refuseRules(field, { context, path: ['fields', at] })
  })
export type EntityBody = z.infer<typeof entityBody>

type Parts = { fields: EntityField[]; sections?: { uid: string }[] | undefined }

/** Two fields with one key would share a column, and two options with one key a value. */
function refuseTwice({ fields, sections = [] }: Parts, context: z.RefinementCtx) {
  for (const index of repeated(sections.map(({ uid }) => uid)))
    context.addIssue({ code: 'custom', path: ['sections', index, 'uid'], message: 'twice' })
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
