import { z } from 'zod'
import { id, instant } from '../foundation/fields.ts'

export const bundleStatuses = [
  'uploading',
  'checking',
  /** It could not be looked into, which is not its fault: the job that does so is begun again. */
  'unchecked',
  'ready',
  'refused',
] as const
export type BundleStatus = (typeof bundleStatuses)[number]

/** Why nothing is made of a bundle with an update; each has a sentence (`bundleRefusal.`). */
export const bundleRefusals = [
  'notZip',
  'truncated',
  'broken',
  'ambiguous',
  'compression',
  'encrypted',
  'tooManyEntries',
  'bomb',
  'tooSlow',
  'hostilePath',
  'duplicateEntry',
  'link',
  'packed',
  'noManifest',
  'manifestTooLarge',
  'manifestBroken',
  'otherFormat',
  'unsigned',
  'signerUnknown',
  'extraFiles',
  'missingFiles',
  'hashWrong',
  'tooOld',
  'needsNewer',
  'known',
] as const
export type BundleRefusal = (typeof bundleRefusals)[number]

/** What stands against installing a bundle that was good when it came; each has a sentence (`bundleObstacle.`). */
export const bundleObstacles = ['signerUnknown', 'tooOld', 'needsNewer'] as const
export type BundleObstacle = (typeof bundleObstacles)[number]

export const bundleRow = z.object({
  id,
  status: z.enum(bundleStatuses),
  fileName: z.string(),
  /** What its manifest says; null until it is verified. */
  version: z.string().nullable(),
  /** The oldest version that it may take the place of. */
  minVersion: z.string().nullable(),
  /** In the language of the caller. */
  title: z.string().nullable(),
  sizeBytes: z.int(),
  receivedBytes: z.int(),
  /** The owner of the key that has signed it, as the configuration calls it. */
  signer: z.string().nullable(),
  /** Why it was refused. */
  refusal: z.enum(bundleRefusals).nullable(),
  obstacle: z.enum(bundleObstacles).nullable(),
  uploadedBy: z.string().nullable(),
  uploadedById: id.nullable(),
  createdAt: instant,
})
export type BundleRow = z.output<typeof bundleRow>

/** One entry of the top of a release; null is all that has no line of its own. */
export const bundlePart = z.object({ name: z.string().nullable(), files: z.int(), sizeBytes: z.int() })
export type BundlePart = z.output<typeof bundlePart>

export const wholeBundle = bundleRow.extend({
  sha256: z.string().nullable(),
  titleZh: z.string().nullable(),
  titleEn: z.string().nullable(),
  notesZh: z.string().nullable(),
  notesEn: z.string().nullable(),
  checkedAt: instant.nullable(),
  /** The version that runs here. */
  installed: z.string(),
  parts: z.array(bundlePart),
  /** The updates that were planned with it, the newest first; one that is open has not ended. */
  updates: z.array(z.object({ id, plannedAt: instant, isOpen: z.boolean() })),
})
export type WholeBundle = z.output<typeof wholeBundle>
