import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, enterpriseId, id, instant, listInput, listOutput } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { jobKinds } from './job-kind.ts'

export const jobStates = ['waiting', 'running', 'failed', 'done', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

export const jobEventKinds = [
  'started',
  /** By another process, because the one before it had ended in the middle. */
  'takenOver',
  'step',
  /** The process ended and left the rest to another one. */
  'left',
  /** To be tried again by itself. */
  'failed',
  'gaveUp',
  'retried',
  'cancelled',
  'done',
] as const
export type JobEventKind = (typeof jobEventKinds)[number]

const jobRow = z.object({
  id,
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  percent: z.int(),
  /** Attempts since an operator began it last; after five it is given up. */
  attempts: z.int(),
  /** The code of the last problem; null while there is none. */
  error: z.string().nullable(),
  entid: enterpriseId.nullable(),
  entName: z.string().nullable(),
  /** The person for whom it is; null, too, where no operator is to learn that. */
  userid: id.nullable(),
  userName: z.string().nullable(),
  loginId: z.string().nullable(),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** From its first attempt to its end; of one that has not ended, until now. */
  tookMs: z.int().nullable(),
  /** When a waiting one is tried again after a failure. */
  nextTryAt: instant.nullable(),
  canRetry: z.boolean(),
  canCancel: z.boolean(),
})
export type JobRow = z.output<typeof jobRow>

const jobEvent = z.object({
  at: instant,
  what: z.enum(jobEventKinds),
  attempt: z.int(),
  step: z.string().nullable(),
  error: z.string().nullable(),
  actorId: id.nullable(),
  actorName: z.string().nullable(),
})
export type JobLogEntry = z.output<typeof jobEvent>

export const jobCalls = defineCalls({
  listJobs: {
    title: ['查看后台任务列表', 'View the jobs'],
    summary: 'What the platform does in the background, newest first, filtered and paged.',
    method: 'GET',
    path: '/api/sysop/job',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      state: z.enum(['all', ...jobStates]).default('all'),
      kind: z.enum(jobKinds).optional(),
      entid: enterpriseId.optional(),
      userid: id.optional(),
      from: instant.optional(),
      to: instant.optional(),
      sort: z.literal('createdAt').default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(jobRow),
  },
  getJob: {
    title: ['查看后台任务', 'View a job'],
    summary: 'One job with its steps and what became of each attempt, the last hundred entries.',
    method: 'GET',
    path: '/api/sysop/job/{id}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: jobRow.extend({
      /** In their order; those that are done come first. */
      steps: z.array(z.object({ name: z.string(), isDone: z.boolean() })),
      log: z.array(jobEvent),
    }),
    problems: ['notFound'],
  },
  retryJob: {
    title: ['重试后台任务', 'Retry a job'],
    summary:
      'Begins a job again that was given up: where it failed, or from its beginning where half of it is of no use.',
    stepUpReason: 'does what somebody has asked for already',
    method: 'POST',
    path: '/api/sysop/job/{id}/retry',
    access: platformOperator,
    space: 'none',
    status: 202,
    input: z.strictObject({ id, onceKey }),
    output: done,
    once: 'content',
    problems: ['notFound', 'jobNotRetried', 'bulkUnderWay'],
  },
  cancelJob: {
    title: ['取消后台任务', 'Cancel a job'],
    summary: 'Ends a job that waits or runs, of a kind that may be left half done. What it has made goes with it.',
    stepUpReason: 'ends work that can be asked for again; neither a person nor an enterprise loses a right',
    method: 'DELETE',
    path: '/api/sysop/job/{id}',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound', 'jobNotCancelled'],
  },
})
