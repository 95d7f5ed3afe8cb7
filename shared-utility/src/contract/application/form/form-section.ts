import { z } from 'zod'
import { id } from '../../foundation/fields.ts'
import { label, labelEn } from '../entity-field.ts'

/** A titled part of a form. Fields name the one in which they stand. */
export const formSection = z.strictObject({ uid: id, label, labelEn })
export type FormSection = z.infer<typeof formSection>
