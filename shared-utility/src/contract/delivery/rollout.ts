import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, flag, id, listInput, listOutput, freeText } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { browserCheckProblems } from './browser-check.ts'
import { releaseReason as reason } from './release-shape.ts'
import {
  askedLimits,
  rolloutAudience,
  rolloutRow,
  rolloutStates,
  wholeRollout,
  widerAudience,
} from './rollout-shape.ts'
import { parcelSlug as slug } from './team-parcel-shape.ts'

const path = '/api/sysop/rollout'
const limits = askedLimits.prefault({})

const releasing = [
  'notFound',
  'parcelPathLost',
  'releaseChangesNothing',
  'versionRemoved',
  'releaseNeedsTwo',
  'releaseRouteTaken',
  'releaseNameMissing',
  'releaseRangeBroken',
] as const
const beginning = [
  ...releasing,
  'rolloutRunning',
  'rolloutForNobody',
  'rolloutEnterpriseUnknown',
  ...browserCheckProblems,
] as const

export const rolloutCalls = defineCalls({
  listRollouts: {
    title: ['查看灰度发布列表', 'List roll-outs'],
    summary: 'Roll-outs of parcels, the newest first; searched by a part of the parcel or the reason.',
    path,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      /** Those of one parcel. */
      slug: freeText().max(64).optional(),
      state: z.enum(rolloutStates).optional(),
      sort: z.literal('begunAt').default('begunAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(rolloutRow),
  },
  getRollout: {
    title: ['查看灰度发布', 'Read a roll-out'],
    summary: 'One roll-out, and how its version does beside the one before it.',
    path: `${path}/{id}`,
    access: { who: platformOperator, session: 'untouched' },
    space: 'none',
    input: z.strictObject({ id }),
    output: wholeRollout,
    problems: ['notFound'],
  },
  beginRollout: {
    title: ['开始灰度发布', 'Start a roll-out'],
    summary:
      'Puts a version of a parcel in force for some people: of the user types, those of the enterprises, and a share of all others. Strangers keep what is in force. With `force` also one that was refused in a browser, or not run.',
    stepUpReason: 'puts code into the portal of many',
    method: 'POST',
    path,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    encoding: 'json',
    input: z.strictObject({ slug, id, reason, force: flag.default(false), ...rolloutAudience, limits, onceKey }),
    output: z.object({ id }),
    once: 'form',
    problems: ['sentBefore', ...beginning],
  },
  widenRollout: {
    title: ['扩大灰度发布', 'Widen a roll-out'],
    summary: 'Gives a version that is being rolled out to more people. A person who has it keeps it.',
    stepUpReason: 'puts code into the portal of more',
    method: 'POST',
    path: `${path}/widen`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    encoding: 'json',
    input: z.strictObject({ id, ...widerAudience }),
    output: done,
    problems: ['notFound', 'rolloutOver', 'rolloutNarrowed', 'rolloutEnterpriseUnknown'],
  },
  haltRollout: {
    title: ['停止灰度发布', 'Halt a roll-out'],
    summary: 'Gives everybody what is in force again, at once.',
    stepUpReason: 'only gives everybody back what is in force, and must not wait while a version does harm',
    method: 'POST',
    path: `${path}/{id}/halt`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id, reason }),
    output: done,
    problems: ['notFound', 'rolloutOver'],
    doneAlready: ['rolloutOver'],
  },
  completeRollout: {
    title: ['完成灰度发布', 'Complete a roll-out'],
    summary: 'Puts the version that is being rolled out in force for everybody.',
    stepUpReason: 'puts code into everybody’s portal',
    method: 'POST',
    path: `${path}/{id}/complete`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ id, reason }),
    output: z.object({ id, number: z.int() }),
    problems: [...releasing, 'rolloutOver'],
    doneAlready: ['rolloutOver'],
  },
  rollBackParcel: {
    title: ['退回微前端', 'Roll a parcel back'],
    summary: 'Puts the last good version of a parcel in force: the one before this one that no roll-out was halted of.',
    stepUpReason: 'puts code into everybody’s portal',
    method: 'POST',
    path: '/api/sysop/parcel/{slug}/back',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ slug, reason, onceKey }),
    output: z.object({ id, number: z.int(), version: z.string() }),
    once: 'form',
    problems: ['sentBefore', ...releasing, 'noGoodVersion'],
  },
})
