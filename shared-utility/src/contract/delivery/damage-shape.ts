import { z } from 'zod'
import { id, instant } from '../foundation/fields.ts'

/** A file of the portal that was found to be another one than was released. */
export const artifactDamage = z.object({
  id,
  /** The part of the portal, and its version. */
  slug: z.string(),
  version: z.string(),
  /** Empty: the whole archive, which cannot be read at all. */
  file: z.string(),
  /** Whose copy it was; null: the archive in the file store, which all machines share. */
  machine: z.string().nullable(),
  foundAt: instant,
  /** Since when the right file is served again; null: it is not. */
  repairedAt: instant.nullable(),
})
export type ArtifactDamage = z.infer<typeof artifactDamage>
