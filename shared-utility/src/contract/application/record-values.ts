import { z } from 'zod'
import { designKey } from './entity-field.ts'

const recordValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).max(200)])

/**
 * Values by the key of their field: text, a decimal as text, `2026-11-29`, an instant, true or false, the key of an option or
 * several, the id of a person; null for none.
 */
export const recordValues = z.record(designKey, recordValue)
export type RecordValues = z.infer<typeof recordValues>
