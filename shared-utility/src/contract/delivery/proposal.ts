import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, instant, listInput, listOutput } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { proposalRow, proposalStates, wholeProposal } from './proposal-shape.ts'
import { releaseReason as reason } from './release-shape.ts'

const path = '/api/sysop/proposal'

/** What may keep a change of what runs where people sign in from being proposed, or from being released. */
export const proposed = [
  'notFound',
  'releaseChangesNothing',
  'versionRemoved',
  'releasePartUnknown',
  'releaseParcelGone',
  'parcelPathLost',
  'releaseNameTaken',
  'releaseRouteTaken',
  'releaseNameMissing',
  'releaseRangeBroken',
] as const

export const proposalCalls = defineCalls({
  listProposals: {
    title: ['查看变更申请', 'List proposals'],
    summary:
      'Changes of what runs where people sign in that operators ask each other for; searched by a part of the reason.',
    path,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      state: z.enum(proposalStates).optional(),
      sort: z.literal('madeAt').default('madeAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(proposalRow),
  },
  getProposal: {
    title: ['查看一个变更申请', 'Read a proposal'],
    summary: 'One such change: what it is made of, and what has become of it.',
    path: `${path}/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: wholeProposal,
    problems: ['notFound'],
  },
  proposeRevisionBack: {
    title: ['申请回到较早的发布', 'Propose to bring an earlier revision back'],
    summary: 'Asks another operator to bring an earlier revision back, if the one in force is as it was read.',
    stepUpReason: 'is the first of the two operators who change what runs where people sign in',
    method: 'POST',
    path: '/api/sysop/revision/{id}/proposal',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ id, head: id, reason, onceKey }),
    output: z.object({ id, expiresAt: instant }),
    once: 'form',
    problems: ['sentBefore', ...proposed, 'versionConflict', 'proposalsFull'],
  },
  approveProposal: {
    title: ['批准变更申请', 'Approve a proposal'],
    summary: 'Puts what another operator has proposed in force, while its parts are as they were then.',
    stepUpReason: 'changes what runs where people sign in, for everybody at once',
    method: 'POST',
    path: `${path}/{id}/approval`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ id }),
    output: z.object({ id, number: z.int() }),
    problems: [
      ...proposed,
      'proposalOwn',
      'proposalOver',
      'proposalMakerGone',
      'releaseOvertaken',
      'releasePartNeeded',
    ],
    doneAlready: ['proposalOver'],
  },
  refuseProposal: {
    title: ['拒绝变更申请', 'Refuse a proposal'],
    summary: 'Refuses what another operator has proposed, and says why.',
    stepUpReason: 'is a decision about what runs where people sign in, for good',
    method: 'POST',
    path: `${path}/{id}/refusal`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ id, reason }),
    output: done,
    problems: ['notFound', 'proposalOwn', 'proposalOver'],
    doneAlready: ['proposalOver'],
  },
  withdrawProposal: {
    title: ['撤回变更申请', 'Withdraw a proposal'],
    summary: 'Takes an own proposal back.',
    stepUpReason: 'takes back what one has asked for oneself',
    method: 'DELETE',
    path: `${path}/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound', 'proposalForeign', 'proposalOver'],
    doneAlready: ['proposalOver'],
  },
})
