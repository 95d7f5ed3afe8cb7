import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, instant, integer, listInput, listOutput } from '../foundation/fields.ts'
import { endedUpdate, updateRow, updateStates, wholeUpdate, writtenUpdate } from './update-shape.ts'

const path = '/api/sysop/update'
/** What may stand against the bundle of an update. */
const bundleStands = ['bundleNotReady', 'bundleSignerUnknown', 'bundleTooOld', 'bundleNeedsNewer'] as const
const oneRevision = z.strictObject({ id, revision: integer(1, 2_147_483_647) })

export const updateCalls = defineCalls({
  listUpdates: {
    title: ['查看系统更新', 'View updates'],
    summary: 'The updates of the platform, what is planned and what became of each, filtered and paged.',
    method: 'GET',
    path,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      state: z.enum(updateStates).optional(),
      from: instant.optional(),
      to: instant.optional(),
      sort: z.enum(['plannedAt', 'createdAt']).default('plannedAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(updateRow),
  },
  getUpdate: {
    title: ['查看更新详情', 'View an update'],
    summary: 'One update with its steps.',
    method: 'GET',
    path: `${path}/{id}`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: wholeUpdate,
    problems: ['notFound'],
  },
  planUpdate: {
    title: ['计划更新', 'Plan an update'],
    summary: 'Plans an update, or changes a plan that has not begun against the revision that was read.',
    stepUpReason: 'is told to everybody, and may close the portal by itself',
    method: 'POST',
    path,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: writtenUpdate,
    output: z.object({ id, revision: z.int() }),
    once: 'form',
    problems: [
      'sentBefore',
      'notFound',
      'updateNotPlanned',
      'updateInPast',
      'updateAnnouncedLate',
      'updateOverlaps',
      'versionConflict',
      ...bundleStands,
    ],
  },
  startUpdate: {
    title: ['开始更新', 'Start an update'],
    summary: 'Starts an update: closes the portal to everybody but operators until it is ended.',
    stepUpReason: 'throws everybody out but operators',
    method: 'POST',
    path: `${path}/start`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: oneRevision,
    output: done,
    problems: ['notFound', 'updateNotPlanned', 'updateRunning', 'versionConflict', ...bundleStands],
    doneAlready: ['updateNotPlanned'],
  },
  endUpdate: {
    title: ['结束更新', 'End an update'],
    summary: 'Ends the running update, with the new release or with the one before, and opens the portal.',
    stepUpReason: 'lets everybody in, also while the servers are half exchanged',
    method: 'POST',
    path: `${path}/end`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: endedUpdate,
    output: done,
    problems: ['notFound', 'updateNotRunning'],
    doneAlready: ['updateNotRunning'],
  },
  cancelUpdate: {
    title: ['取消更新计划', 'Cancel the plan of an update'],
    summary: 'Takes back a plan that has not begun; open portals do not announce it any more.',
    stepUpReason: 'takes back what everybody was told, and what others have prepared',
    method: 'DELETE',
    path,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: oneRevision,
    output: done,
    problems: ['notFound', 'updateNotPlanned', 'versionConflict'],
    doneAlready: ['updateNotPlanned'],
  },
})
