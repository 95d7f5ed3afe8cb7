import { z } from 'zod'
import { id, instant, text } from '../foundation/fields.ts'
import { browserCheck, browserCheckProblems } from './browser-check.ts'
import { artifactDamage } from './damage-shape.ts'
import { gateFinding } from './gate.ts'

/** The maker of a version or a revision: the build of the portal, a person, or the holder of a deploy token. */
export const makerKinds = ['build', 'person', 'token'] as const
export type MakerKind = (typeof makerKinds)[number]

const made = {
  madeAt: instant,
  madeByKind: z.enum(makerKinds),
  /** The person's name, or what the token is for; null for a build, and for what is not known any more. */
  madeBy: z.string().nullable(),
  /** Null for what no person has made. */
  madeById: id.nullable(),
}

/** The revision that put a version in force, and its maker. */
export const versionRelease = z.object({ id, number: z.int(), ...made })
export type VersionRelease = z.infer<typeof versionRelease>

/** Why something is released or taken back: an operator who looks for a cause reads it months later. */
export const releaseReason = text(1, 200)

/** What the gate has found of a version, in the language of the caller. */
export const versionFinding = z.object({
  code: gateFinding.shape.code,
  level: gateFinding.shape.level,
  msg: z.string(),
})
export type VersionFinding = z.infer<typeof versionFinding>

/** The revision that a release has made. */
export const releaseMade = z.object({ id, number: z.int() })

/** What may keep several parcels from being released at once. */
export const releaseProblems = [
  'notFound',
  'parcelPathLost',
  'releaseTwice',
  'releaseChangesNothing',
  'versionRemoved',
  'releaseNeedsTwo',
  'releaseNameTaken',
  'releaseRouteTaken',
  'releaseNameMissing',
  'releaseRangeBroken',
  ...browserCheckProblems,
] as const

/** One version of a parcel: immutable, whether it is in force or not. */
export const parcelVersion = z.object({
  id,
  version: z.string(),
  /** What it is by its content. */
  digest: z.string(),
  sizeBytes: z.int(),
  ...made,
  isInForce: z.boolean(),
  /** The last time that it came in force; null where it never did. */
  released: versionRelease.nullable(),
  /** How much was found that did not keep it out. */
  findings: z.int(),
  /** Null where it was never to be run in a browser. */
  browserCheck: browserCheck.nullable(),
  /** A roll-out of it was halted, by a person or by itself. */
  wasHalted: z.boolean(),
  /** A stored file of it is another one than was released, and is not repaired. */
  isDamaged: z.boolean(),
  /** Since when its files are gone: no page needed them for long. Null: they are there. */
  removedAt: instant.nullable(),
})
export type ParcelVersion = z.infer<typeof parcelVersion>

export const wholeParcelVersion = parcelVersion.extend({
  report: z.array(versionFinding),
  files: z.array(z.object({ name: z.string(), bytes: z.int() })),
  routes: z.array(z.string()),
  /** Shared packages, and the ranges that it was built for. */
  needs: z.array(z.object({ name: z.string(), range: z.string() })),
  /** The Trusted Types policies that pages allow for its framework. */
  trustedTypes: z.array(z.string()),
  /** What was found when its stored files were read again, the newest first. */
  damage: z.array(artifactDamage),
})
export type WholeParcelVersion = z.infer<typeof wholeParcelVersion>

/** How a part of the portal is another one than in the revision before. */
export const partChange = z.object({
  slug: z.string(),
  /** Null where there was none. */
  before: z.string().nullable(),
  /** Null where there is none any more. */
  after: z.string().nullable(),
})
export type PartChange = z.infer<typeof partChange>

export const revisionRow = z.object({
  id,
  number: z.int(),
  reason: z.string(),
  ...made,
  isInForce: z.boolean(),
  /** Against the one before. */
  changes: z.array(partChange),
})
export type RevisionRow = z.infer<typeof revisionRow>

export const wholeRevision = revisionRow.extend({
  /** Its content and that of all before it, as one hash. */
  digest: z.string(),
  parts: z.array(
    z.object({
      slug: z.string(),
      version: z.string(),
      /** A registered parcel of a team: it has a page of its own. */
      isRegistered: z.boolean(),
      /** With which revision this version of it came, up to this one. */
      released: versionRelease.nullable(),
    }),
  ),
  /** What would change if it were brought back now; empty for the one in force. */
  toBringBack: z.array(partChange),
  /** Parts that run where people sign in and that bringing it back changes, where another operator has to approve that. */
  needsTwo: z.array(z.string()),
  /** The one in force at this moment. */
  head: id.nullable(),
})
export type WholeRevision = z.infer<typeof wholeRevision>
