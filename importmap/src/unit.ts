import { z } from 'zod'

export const modes = ['production', 'development'] as const
export type Mode = (typeof modes)[number]

const builtFile = z.object({ integrity: z.string(), bytes: z.int(), brotli: z.int() })

/**
 * One separately built part of the portal: the shared set, the shell, a parcel. Kept in `importmap/dist/units/`,
 * so that a later start knows what is stale and the assembly needs no bundler.
 */
export const unit = z.object({
  slug: z.string(),
  mode: z.enum(modes),
  version: z.string(),
  /** Hash over everything that the build read. */
  inputs: z.string(),
  /** URL prefix, and the folder behind it relative to the repository. */
  prefix: z.string(),
  folder: z.string(),
  files: z.record(z.string(), builtFile),
  /** Import map: name to file. */
  entries: z.record(z.string(), z.string()),
  /** Static imports of every module file: `./file` within the unit, else a name of the import map. */
  imports: z.record(z.string(), z.array(z.string())),
  /** Export names by entry. */
  exports: z.record(z.string(), z.array(z.string())),
  css: z.array(z.string()),
  /** Of a parcel and of the shell: the names that it imports from the shared set, by specifier. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
})
export type Unit = z.infer<typeof unit>

/** A file about to be written. */
export type Output = { name: string; content: string | Uint8Array }
