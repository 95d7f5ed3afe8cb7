import { z } from 'zod'

/** Headers of a file beside its name: how many rows it holds, and whether there were more than it may hold. */
export const fileHeaders = { rows: 'x-file-rows', isCut: 'x-file-cut' } as const

/** A file as the browser gets it, complete: one that breaks off is a failure. */
export const file = z.object({ name: z.string(), rows: z.int(), isCut: z.boolean(), content: z.custom<Blob>() })
export type FileOutput = z.output<typeof file>
