import { z } from 'zod'
import { integer } from './fields.ts'

/** How an import of a table that a person brings as a file may stand. */
export const importStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** A column of the file, counted from 0. */
export const importColumn = integer(0, 99)

/** What is wrong with one cell, in the words of the person who asks. */
export const importFault = z.object({
  /** The number of the row in the file. */
  row: z.int(),
  /** The heading of the column, or what is missing and has no column; null where it is about the row. */
  column: z.string().nullable(),
  value: z.string(),
  reason: z.string(),
})
export type ImportFault = z.output<typeof importFault>
