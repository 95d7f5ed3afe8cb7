import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, id, nothing } from '../foundation/fields.ts'
import { browserCheckProblems } from './browser-check.ts'
import { releaseReason } from './release-shape.ts'
import { askedLimits, rolloutAudience, rolloutHealth, rolloutRow, widerAudience } from './rollout-shape.ts'

const path = '/api/deploy/rollout'
const versionName = z.string().min(1).max(64)
const made = z.object({ id, number: z.int(), version: z.string() })
const reason = (word: string) => releaseReason.default(word)

/** What a team does with its deploy token. There is one running roll-out at most of a parcel: it needs no name. */
export const ownRolloutCalls = defineCalls({
  getOwnRollout: {
    title: ['用部署令牌查看灰度发布', 'Read a roll-out by deploy token'],
    summary: 'The newest roll-out of the token’s parcel, and how its version does while it runs.',
    path,
    access: 'deployToken',
    space: 'none',
    input: nothing,
    output: z.object({
      rollout: rolloutRow.extend({ health: rolloutHealth.nullable() }).nullable(),
      /** What `rollBackOwnParcel` would put in force. */
      lastGood: z.string().nullable(),
    }),
  },
  beginOwnRollout: {
    title: ['用部署令牌开始灰度发布', 'Start a roll-out by deploy token'],
    summary:
      'Puts a version of the token’s parcel in force for some people, none of whom are the platform’s own. Of enterprises it is not said whether they are there.',
    stepUpReason: 'a program with a deploy token makes it: there is nobody to ask again',
    method: 'POST',
    path,
    access: 'deployToken',
    space: 'none',
    encoding: 'json',
    input: z.strictObject({
      version: versionName,
      reason: reason('roll-out'),
      ...rolloutAudience,
      limits: askedLimits.prefault({}),
    }),
    output: z.object({ id }),
    problems: [
      'tooManyAttempts',
      'notFound',
      'parcelPathLost',
      'releaseChangesNothing',
      'versionRemoved',
      'releaseNeedsTwo',
      'releaseRouteTaken',
      'releaseNameMissing',
      'releaseRangeBroken',
      'rolloutRunning',
      'rolloutForNobody',
      'rolloutForStaff',
      'rolloutLimitsLoose',
      ...browserCheckProblems,
    ],
  },
  widenOwnRollout: {
    title: ['用部署令牌扩大灰度发布', 'Widen a roll-out by deploy token'],
    summary: 'Gives the version that is being rolled out to more people.',
    stepUpReason: 'a program with a deploy token makes it: there is nobody to ask again',
    method: 'POST',
    path: `${path}/widen`,
    access: 'deployToken',
    space: 'none',
    encoding: 'json',
    input: z.strictObject(widerAudience),
    output: done,
    problems: ['tooManyAttempts', 'rolloutOver', 'notFound', 'rolloutForStaff', 'rolloutNarrowed', 'parcelPathLost'],
  },
  haltOwnRollout: {
    title: ['用部署令牌停止灰度发布', 'Halt a roll-out by deploy token'],
    summary: 'Gives everybody what is in force again, at once.',
    stepUpReason: 'a program with a deploy token makes it: there is nobody to ask again',
    method: 'POST',
    path: `${path}/halt`,
    access: 'deployToken',
    space: 'none',
    input: z.strictObject({ reason: reason('halt') }),
    output: done,
    problems: ['rolloutOver'],
  },
  completeOwnRollout: {
    title: ['用部署令牌完成灰度发布', 'Complete a roll-out by deploy token'],
    summary: 'Puts the version that is being rolled out in force for everybody.',
    stepUpReason: 'a program with a deploy token makes it: there is nobody to ask again',
    method: 'POST',
    path: `${path}/complete`,
    access: 'deployToken',
    space: 'none',
    input: z.strictObject({ reason: reason('promote') }),
    output: made,
    problems: [
      'tooManyAttempts',
      'rolloutOver',
      'notFound',
      'parcelPathLost',
      'releaseChangesNothing',
      'versionRemoved',
      'releaseNeedsTwo',
      'releaseRouteTaken',
      'releaseNameMissing',
      'releaseRangeBroken',
    ],
  },
  rollBackOwnParcel: {
    title: ['用部署令牌退回微前端', 'Roll a parcel back by deploy token'],
    summary:
      'Puts the last good version of the token’s parcel in force; where `from` is given, only in the place of that version.',
    stepUpReason: 'a program with a deploy token makes it: there is nobody to ask again',
    method: 'POST',
    path: '/api/deploy/back',
    access: 'deployToken',
    space: 'none',
    input: z.strictObject({ reason: reason('rollback'), from: versionName.optional() }),
    output: made,
    problems: [
      'tooManyAttempts',
      'noGoodVersion',
      'rollbackNotInForce',
      'notFound',
      'parcelPathLost',
      'releaseChangesNothing',
      'versionRemoved',
      'releaseNeedsTwo',
      'releaseRouteTaken',
      'releaseNameMissing',
      'releaseRangeBroken',
    ],
  },
})
