import { z } from 'zod'
import { enterpriseId, flag, id, instant, text } from '../foundation/fields.ts'

export const packagePlatforms = ['apk', 'ipa'] as const
export type PackagePlatform = (typeof packagePlatforms)[number]

export const packageStatuses = [
  'uploading',
  'parsing',
  /** It could not be looked into, which is not its fault: the job that does so is begun again. */
  'unread',
  'ready',
  'published',
  'withdrawn',
  'rejected',
] as const
export type PackageStatus = (typeof packageStatuses)[number]

/** Why a file is no package that any person may have; each has a sentence (`packageRefusal.`). */
export const packageRefusals = [
  'notZip',
  'otherPlatform',
  'truncated',
  'broken',
  'ambiguous',
  'compression',
  'encrypted',
  'tooManyEntries',
  'bomb',
  'hostilePath',
  'duplicateEntry',
  'noManifest',
  'manifestTooLarge',
  'manifestBroken',
  'nameInvalid',
  'versionInvalid',
  'encodingUnknown',
  'entities',
  'duplicateKey',
  'textTooLong',
  'resourcesBroken',
  'severalApps',
  'unsigned',
  'signatureBroken',
  'tooSlow',
  'known',
  /** A refusal from before the portal kept such a package. */
  'unreadable',
] as const
export type PackageRefusal = (typeof packageRefusals)[number]

/** What an operator is asked about before a package is published; each has a sentence (`packageWarning.`). */
export const packageWarnings = ['downgrade', 'newName', 'otherSigner'] as const
export type PackageWarning = (typeof packageWarnings)[number]

export const packagePlatform = z.enum(packagePlatforms)

export const packageRow = z.object({
  id,
  platform: packagePlatform,
  status: z.enum(packageStatuses),
  fileName: z.string(),
  /** What is in it; null until it is read, or where it does not say. */
  label: z.string().nullable(),
  packageName: z.string().nullable(),
  versionName: z.string().nullable(),
  versionCode: z.string().nullable(),
  minOs: z.string().nullable(),
  sizeBytes: z.int(),
  receivedBytes: z.int(),
  /** Why it was rejected. */
  refusal: z.enum(packageRefusals).nullable(),
  force: z.boolean(),
  /** For all enterprises; else for so many. */
  toAll: z.boolean(),
  enterprises: z.int(),
  downloads: z.int(),
  uploadedBy: z.string().nullable(),
  uploadedById: id.nullable(),
  createdAt: instant,
  publishedAt: instant.nullable(),
})
export type PackageRow = z.output<typeof packageRow>

const notes = z.object({ 'zh-CN': z.string(), 'en-US': z.string() })
export const onePackage = packageRow.extend({
  /** A PNG, WebP or JPEG as a data URL. */
  icon: z.string().nullable(),
  /** `#rrggbb`: the icon is the front layer of an adaptive icon, and stands on this. */
  iconBackground: z.string().nullable(),
  sha256: z.string().nullable(),
  /** SHA-256 of the certificate that an APK is signed with. */
  signer: z.string().nullable(),
  notes,
  /** What has to be confirmed to publish it. */
  warnings: z.array(z.enum(packageWarnings)),
  version: z.int(),
  downloadUrl: z.string().nullable(),
})
export type MobilePackage = z.output<typeof onePackage>

/** A step-up ticket as `verifyPassword` answers it. A password has no place in an address (S33). */
export const stepUpTicket = z.string().regex(/^su_[\w-]{40,120}$/)

/** The specification's `data`: JSON as text; fields of their own will do, too. */
export function jsonOf<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' ? parsed(value) : value), schema)
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value // What is no JSON is refused by the schema.
  }
}

export const packageAsked = z.strictObject({ withDownloadUrl: flag.optional() })
export const packagePublishing = z.strictObject({
  status: z.literal('published'),
  notes: z.strictObject({ 'zh-CN': text(0, 500), 'en-US': text(0, 500) }).optional(),
  forceUpdate: flag.default(false),
  enterprises: z.union([z.literal('all'), z.array(enterpriseId).min(1).max(500)]),
  confirmed: z.array(z.enum(packageWarnings)).default([]),
})
