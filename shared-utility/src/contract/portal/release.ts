import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, flag, id, listInput, listOutput, freeText } from '../foundation/fields.ts'
import { browserCheckProblems } from './browser-check.ts'
import {
  makerKinds,
  parcelVersion,
  releaseMade,
  releaseProblems,
  releaseReason as reason,
  revisionRow,
  wholeParcelVersion,
  wholeRevision,
} from './release-shape.ts'
import { parcelSlug as slug } from './team-parcel-shape.ts'

const ofParcel = '/api/sysop/parcel/{slug}'
const ofRevision = '/api/sysop/revision'
export const releaseCalls = defineCalls({
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
    output: releaseMade,
    problems: releaseProblems,
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
    summary:
      'Puts a version of a parcel in force, an older one too. With `force` also one that was refused in a browser, or not run.',
    method: 'POST',
    path: `${ofParcel}/release`,
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: z.strictObject({ slug, id, reason, force: flag.default(false) }),
    output: releaseMade,
    problems: [
      'notFound',
      'parcelPathLost',
      'releaseChangesNothing',
      'versionRemoved',
      'releaseNeedsTwo',
      'releaseRouteTaken',
      'releaseNameMissing',
      'releaseRangeBroken',
      ...browserCheckProblems,
    ],
  },
  runParcelVersion: {
    summary: 'Has a version run in a browser that was not, or of which that has said nothing.',
    method: 'POST',
    path: `${ofParcel}/version/{id}/run`,
    access: platformOperator,
    space: 'none',
    status: 202,
    input: z.strictObject({ slug, id }),
    output: done,
    problems: ['notFound', 'browserCheckRunning', 'browserCheckDone'],
  },
  withdrawParcel: {
    summary: 'Takes a parcel of a team out of the portal. Its versions and tokens stay.',
    method: 'POST',
    path: `${ofParcel}/withdraw`,
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: z.strictObject({ slug, reason }),
    output: releaseMade,
    problems: ['notFound', 'releaseChangesNothing', 'releaseNeedsTwo'],
  },
  listRevisions: {
    summary: 'What the portal was made of, the newest first; searched by a part of the reason.',
    path: ofRevision,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      /** Those that changed this part of the portal. */
      slug: freeText().max(64).optional(),
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
    output: releaseMade,
    problems: [
      'notFound',
      'versionConflict',
      'releaseChangesNothing',
      'versionRemoved',
      'releaseParcelGone',
      'parcelPathLost',
      'releaseNeedsTwo',
    ],
  },
})
