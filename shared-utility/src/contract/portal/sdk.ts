import { z } from 'zod'

/** `/sdk/shared.json`: what a portal shares with parcels, by the names of the import map. */
export const sharedSet = z.object({
  /** Export names. */
  exports: z.record(z.string(), z.array(z.string())),
  versions: z.record(z.string(), z.string()),
})
export type SharedSet = z.infer<typeof sharedSet>
