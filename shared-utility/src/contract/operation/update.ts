import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, id, instant, integer, listInput, listOutput, nothing } from '../foundation/fields.ts'
import { endedUpdate, updateRow, updateStates, wholeUpdate, writtenUpdate } from './update-shape.ts'

const path = '/api/sysop/update'
/** What may stand against the bundle of an update. */
const bundleStands = ['bundleNotReady', 'bundleSignerUnknown', 'bundleTooOld', 'bundleNeedsNewer'] as const
const oneRevision = z.strictObject({ id, revision: integer(1, 2_147_483_647) })

export const updateCalls = defineCalls({
  getUpdateStatus: {
    summary: 'The update that is running or announced, for everybody. Never answers 503.',
    method: 'GET',
    path: '/api/user/offline/getUpdateStatus',
    access: 'public',
    space: 'none',
    duringMaintenance: true,
    ofNobody: true,
    input: nothing,
    output: z.object({
      isSysUpdating: z.boolean(),
      /** `none` also where the portal is closed for another reason. */
      state: z.enum(['none', 'announced', 'running']),
      id: id.nullable(),
      /** Names the plan as it is: another one after every change. */
      key: z.string().nullable(),
      version: z.string().nullable(),
      title: z.string().nullable(),
      percent: z.int().nullable(),
      plannedAt: instant.nullable(),
      windowMin: z.int().nullable(),
      hasNotes: z.boolean(),
    }),
  },
  getUpdateList: {
    summary: 'The updates that are announced or running, and those of the last 90 days with what they brought.',
    method: 'GET',
    path: '/api/user/offline/getUpdateList',
    access: 'session',
    space: 'none',
    input: nothing,
    output: z.object({
      total: z.int(),
      list: z.array(
        z.object({
          id,
          version: z.string(),
          title: z.string(),
          notes: z.string(),
          state: z.enum(['announced', 'running', 'done']),
          plannedAt: instant,
          finishedAt: instant.nullable(),
          /** Of its bundle, in bytes; null where it has none. */
          size: z.int().nullable(),
          sha256: z.string().nullable(),
        }),
      ),
    }),
  },
  getUpdateTime: {
    summary: 'When the next announced update begins, how long it takes, and the time of the server. Never answers 503.',
    method: 'GET',
    path: '/api/sysop/updatetime',
    access: 'public',
    space: 'none',
    duringMaintenance: true,
    ofNobody: true,
    input: nothing,
    output: z.object({ planned: instant.nullable(), windowMin: z.int().nullable(), now: instant }),
  },
  listUpdates: {
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
    summary: 'Plans an update, or changes a plan that has not begun against the revision that was read.',
    method: 'POST',
    path,
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: writtenUpdate,
    output: z.object({ id, revision: z.int() }),
    problems: [
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
    summary: 'Starts an update: closes the portal to everybody but operators until it is ended.',
    method: 'POST',
    path: `${path}/start`,
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: oneRevision,
    output: done,
    problems: ['notFound', 'updateNotPlanned', 'updateRunning', 'versionConflict', ...bundleStands],
  },
  endUpdate: {
    summary: 'Ends the running update, with the new release or with the one before, and opens the portal.',
    method: 'POST',
    path: `${path}/end`,
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: endedUpdate,
    output: done,
    problems: ['notFound', 'updateNotRunning'],
  },
  cancelUpdate: {
    summary: 'Takes back a plan that has not begun; open portals do not announce it any more.',
    method: 'DELETE',
    path,
    access: platformOperator,
    space: 'none',
    stepUp: true,
    input: oneRevision,
    output: done,
    problems: ['notFound', 'updateNotPlanned', 'versionConflict'],
  },
})
