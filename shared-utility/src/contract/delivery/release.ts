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
    title: ['同时发布多个微前端', 'Release several parcels at once'],
    summary: 'Puts versions of several parcels in force: all of them as one revision, or none.',
    method: 'POST',
    path: `${ofRevision}/together`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    encoding: 'json',
    input: z.strictObject({
      parcels: z.array(z.strictObject({ slug, id })).min(1).max(20),
      reason,
    }),
    output: releaseMade,
    problems: releaseProblems,
  },
  listParcelVersions: {
    title: ['查看微前端的版本', 'List the versions of a parcel'],
    summary: 'The newest 50 versions of a parcel, and the one in force.',
    path: `${ofParcel}/version`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ slug }),
    output: z.object({ total: z.int(), list: z.array(parcelVersion) }),
    problems: ['notFound'],
  },
  getParcelVersion: {
    title: ['查看微前端的一个版本', 'Read a version of a parcel'],
    summary: 'One version of a parcel: what it holds, what it needs, and what was found when it came.',
    path: `${ofParcel}/version/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ slug, id }),
    output: wholeParcelVersion,
    problems: ['notFound'],
  },
  releaseParcelVersion: {
    title: ['发布微前端', 'Release a parcel'],
    summary:
      'Puts a version of a parcel in force, an older one too. With `force` also one that was refused in a browser, or not run.',
    method: 'POST',
    path: `${ofParcel}/release`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
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
    title: ['在浏览器中检查版本', 'Have a version run in a browser'],
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
    title: ['下线微前端', 'Withdraw a parcel'],
    summary: 'Takes a parcel of a team out of the portal. Its versions and tokens stay.',
    method: 'POST',
    path: `${ofParcel}/withdraw`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ slug, reason }),
    output: releaseMade,
    problems: ['notFound', 'releaseChangesNothing', 'releaseNeedsTwo'],
  },
  listRevisions: {
    title: ['查看发布记录', 'List the revisions of the portal'],
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
    title: ['查看一次发布记录', 'Read a revision of the portal'],
    summary: 'One revision: every part of it, and what would change if it were brought back.',
    path: `${ofRevision}/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: wholeRevision,
    problems: ['notFound'],
  },
  bringRevisionBack: {
    title: ['回到以前的发布记录', 'Bring an earlier revision back'],
    summary:
      'Makes the portal of the parts of an earlier revision, as the next one, if the one in force is as it was read.',
    method: 'POST',
    path: `${ofRevision}/{id}/back`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
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
