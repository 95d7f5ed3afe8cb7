import { z } from 'zod'
import { platformOperator } from '../foundation/callers.ts'
import { defineCalls } from '../foundation/call.ts'
import { done, id, instant, listInput, listOutput, nothing } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

/** What can be done to many people at once. */
export const bulkActions = ['suspend', 'resume', 'endSessions', 'askPassword'] as const
export type BulkAction = (typeof bulkActions)[number]

export const bulkStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const
export type BulkState = (typeof bulkStates)[number]

/** What became of one person: nothing yet, done, or why it was left out. */
export const bulkResults = [
  'open',
  'done',
  'unchanged',
  'ownAccount',
  'rootRequired',
  'userNotFound',
  'userNotReady',
  'noPassword',
  'notAllowed',
] as const
export type BulkResult = (typeof bulkResults)[number]

/** So many people at most: more than that is work for another day, and an operator should look at it before. */
export const mostInBulk = 10_000

/** Those who were chosen, or all that the list of people finds by its own filters. */
const target = {
  action: z.enum(bulkActions),
  userids: z.array(id).min(1).max(200).optional(),
  asked: z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
}

const bulk = z.object({
  id,
  action: z.enum(bulkActions),
  state: z.enum(bulkStates),
  total: z.int(),
  /** How many have been seen to, and how many of those were left out. */
  seen: z.int(),
  refused: z.int(),
  byId: id,
  byName: z.string(),
  createdAt: instant,
  endedAt: instant.nullable(),
})
export type Bulk = z.output<typeof bulk>

const bulkRow = z.object({
  bulkId: id,
  userid: id,
  name: z.string(),
  loginId: z.string(),
  result: z.enum(bulkResults),
  at: instant.nullable(),
})
export type BulkRow = z.output<typeof bulkRow>

export const bulkCalls = defineCalls({
  previewBulk: {
    title: ['预览批量操作', 'Preview a bulk action'],
    summary: 'How many people an action would be done to, and who would be left out and why. Changes nothing.',
    stepUpReason: 'changes nothing',
    method: 'POST',
    path: '/api/sysop/bulk/preview',
    access: platformOperator,
    space: 'none',
    encoding: 'json',
    input: z.strictObject(target),
    output: z.object({
      total: z.int(),
      /** As things are now, by what would become of them. */
      results: z.array(z.object({ result: z.enum(bulkResults), count: z.int() })),
    }),
    problems: ['bulkTooMany'],
  },
  startBulk: {
    title: ['开始批量操作', 'Start a bulk action'],
    summary: 'Begins to do something to many people, one after the other. `expected` is the number that was shown.',
    stepUpReason: 'locks many people out, or throws them out',
    method: 'POST',
    path: '/api/sysop/bulk',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    encoding: 'json',
    status: 202,
    input: z.strictObject({ ...target, expected: z.int().min(1).max(mostInBulk), onceKey }),
    output: z.object({ id }),
    once: 'content',
    problems: ['bulkTooMany', 'bulkChanged', 'bulkUnderWay'],
  },
  listBulks: {
    title: ['查看批量操作', 'View bulk actions'],
    summary: 'What was done to many people at once, the newest fifty.',
    method: 'GET',
    path: '/api/sysop/bulk',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.array(bulk),
  },
  getBulk: {
    title: ['查看批量操作进度', 'View the progress of a bulk action'],
    summary: 'One of them, and how far it is.',
    method: 'GET',
    path: '/api/sysop/bulk/{id}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: bulk,
    problems: ['notFound'],
  },
  listBulkRows: {
    title: ['查看批量操作结果', 'View the results of a bulk action'],
    summary: 'What became of each person, of one of them or of all, in the order in which they are seen to.',
    method: 'GET',
    path: '/api/sysop/bulkrows',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      id: id.optional(),
      result: z.enum(['refused', ...bulkResults]).optional(),
      sort: z.literal('place').default('place'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(bulkRow),
  },
  cancelBulk: {
    title: ['停止批量操作', 'Stop a bulk action'],
    summary: 'Ends one that is under way: a person who was not seen to yet stays as they are.',
    stepUpReason: 'ends work that can be asked for again; nobody loses a right',
    method: 'DELETE',
    path: '/api/sysop/bulk/{id}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
  },
})
