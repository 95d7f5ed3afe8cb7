import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { flag, listInput, listOutput } from '../foundation/fields.ts'

/** Calls that took at least as long are slow. */
export const slowMs = 1000

/** What became of one call in the last hour, over all processes. */
export const trafficRow = z.object({
  call: z.string(),
  /** What it does, in the words of its reader; null for one that this release does not have any more. */
  title: z.string().nullable(),
  /** Method and path; null for one that this release does not have any more. */
  address: z.string().nullable(),
  requests: z.int(),
  /** Answered by a failure of the platform's own, which none of the refusals is. */
  failures: z.int(),
  slow: z.int(),
  meanMs: z.int(),
  mostMs: z.int(),
})
export type TrafficRow = z.infer<typeof trafficRow>

export const trafficCalls = defineCalls({
  listTraffic: {
    title: ['查看接口监控', 'View API traffic'],
    summary: 'How often each call was made in the last hour, how often it failed, and how long it took, paged.',
    path: '/api/sysop/traffic',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      failed: flag.optional(),
      slow: flag.optional(),
      sort: z.enum(['requests', 'failures', 'meanMs', 'mostMs']).default('meanMs'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(trafficRow),
  },
})
