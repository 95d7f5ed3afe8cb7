import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { id, listInput, listOutput } from '../foundation/fields.ts'
import {
  makerKinds,
  parcelVersion,
  releaseReason as reason,
  revisionRow,
  versionFinding,
  wholeParcelVersion,
  wholeRevision,
} from './release-shape.ts'
import { parcelSlug as slug } from './team-parcel-shape.ts'

const ofParcel = '/api/sysop/parcel/{slug}'
const ofRevision = '/api/sysop/revision'
const made = z.object({ id, number: z.int() })
const version = z.string().min(1).max(64)
/** What may keep several parcels from being released at once. */
const released = [
  'notFound',
  'parcelPathLost',
  'releaseTwice',
  'releaseChangesNothing',
  'releaseNameTaken',
  'releaseRouteTaken',
  'releaseNameMissing',
  'releaseRangeBroken',
] as const

export const releaseCalls = defineCalls({
  uploadArtifact: {
    summary:
      'Takes a version of the token’s parcel as a ZIP of 8 MB at most, each file as it is: `artifact.json`, and beside it the files that it names. The server hashes and examines all of it. The same version again is the one that is there.',
    method: 'PUT',
    path: '/api/deploy/artifact',
    access: 'deployToken',
    space: 'none',
    encoding: 'bytes',
    input: z.strictObject({}),
    output: z.object({
      id,
      version: z.string(),
      digest: z.string(),
      /** False where it was there already. */
      isNew: z.boolean(),
      findings: z.array(versionFinding),
    }),
    problems: [
      'requestTooLarge',
      'artifactUnreadable',
      'artifactRefused',
      'artifactVersionTaken',
      'artifactFileTaken',
      'tooManyAttempts',
      'storageFull',
      'storageUnavailable',
    ],
  },
  releaseOwnParcel: {
    summary: 'Puts a version of the token’s parcel in force, whatever else was released meanwhile.',
    method: 'POST',
    path: '/api/deploy/release',
    access: 'deployToken',
    space: 'none',
    input: z.strictObject({ version, reason: reason.default('release') }),
    output: made,
    problems: [
      'tooManyAttempts',
      'notFound',
      'parcelPathLost',
      'releaseChangesNothing',
      'releaseRouteTaken',
      'releaseNameMissing',
      'releaseRangeBroken',
    ],
  },
  releaseOwnTogether: {
    summary:
      'Puts a version of the token’s parcel in force together with versions of other parcels, each with a deploy token of its own: all of them as one revision, or none.',
    method: 'POST',
    path: '/api/deploy/release/together',
    access: 'deployToken',
    space: 'none',
    encoding: 'json',
    input: z.strictObject({
      version,
      others: z
        .array(z.strictObject({ token: z.string().min(1).max(200), version }))
        .min(1)
        .max(19),
      reason: reason.default('release'),
    }),
    output: made,
    problems: [...released, 'deployTokenInvalid', 'tooManyAttempts'],
  },
  releaseTogether: {
    summary: 'Puts versions of several parcels in force: all of them as one revision, or none.',
    method: 'POST',
    path: `${ofRevision}/together`,
    access: platformOperator,
    space: 'none',
    stepUp: true,
    encoding: 'json',
    input: z.strictObject({
      parcels: z.array(z.strictObject({ slug, id })).min(1).max(20),
      reason,
    }),
    output: made,
    problems: released,
  },
  listParcelVersions: {
    summary: 'The newest 50 versions of a parcel, and the one in force.',
    path: `${ofParcel}/version`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ slug }),
    output: z.object({ total: z.int(), list: z.array(parcelVersion) }),
    problems: ['notFound'],
  },
  getParcelVersion: {
    summary: 'One version of a parcel: what it holds, what it needs, and what was found when it came.',
    path: `${ofParcel}/version/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ slug, id }),
    output: wholeParcelVersion,
    problems: ['notFound'],
  },
  releaseParcelVersion: {
    summary: 'Puts a version of a parcel in force, an older one too.',
    method: 'POST',
    path: `${ofParcel}/release`,
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: z.strictObject({ slug, id, reason }),
    output: made,
    problems: [
      'notFound',
      'parcelPathLost',
      'releaseChangesNothing',
      'releaseRouteTaken',
      'releaseNameMissing',
      'releaseRangeBroken',
    ],
  },
  withdrawParcel: {
    summary: 'Takes a parcel of a team out of the portal. Its versions and tokens stay.',
    method: 'POST',
    path: `${ofParcel}/withdraw`,
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: z.strictObject({ slug, reason }),
    output: made,
    problems: ['notFound', 'releaseChangesNothing'],
  },
  listRevisions: {
    summary: 'What the portal was made of, the newest first; searched by a part of the reason.',
    path: ofRevision,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      /** Those that changed this part of the portal. */
      slug: z.string().trim().max(64).optional(),
      madeByKind: z.enum(makerKinds).optional(),
      sort: z.literal('number').default('number'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(revisionRow),
  },
  getRevision: {
    summary: 'One revision: every part of it, and what would change if it were brought back.',
    path: `${ofRevision}/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: wholeRevision,
    problems: ['notFound'],
  },
  bringRevisionBack: {
    summary:
      'Makes the portal of the parts of an earlier revision, as the next one, if the one in force is as it was read.',
    method: 'POST',
    path: `${ofRevision}/{id}/back`,
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: z.strictObject({ id, head: id, reason }),
    output: made,
    problems: ['notFound', 'versionConflict', 'releaseChangesNothing', 'releaseParcelGone', 'parcelPathLost'],
  },
})
