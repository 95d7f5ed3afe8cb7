import { z } from 'zod'
import { enterpriseStatuses } from '../enterprise/enterprise-shape.ts'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { instant, nothing } from '../foundation/fields.ts'
import { jobStates } from './job.ts'
import { trafficRow } from './traffic.ts'

/** Further than this nothing is counted on the spot: 10 001 stands for more than 10 000. */
const count = z.int()

const answered = { requests: z.int(), failures: z.int(), slow: z.int() }

export const dashboardCalls = defineCalls({
  getDashboard: {
    title: ['查看平台概览', 'View the overview of the platform'],
    summary:
      'How the platform is doing: its enterprises, the people online, sign-ins of 30 days by the hour, jobs, storage, what was asked, failed or was slow in the last hour and the one before.',
    method: 'GET',
    path: '/api/sysop/dashboard',
    access: { who: platformOperator, session: 'untouched' },
    space: 'none',
    input: nothing,
    output: z.object({
      at: instant,
      /** The number of enterprises of each status, also where there is none. */
      enterprises: z.array(z.object({ status: z.enum(enterpriseStatuses), count })),
      /** People with a session that was used within the last five minutes. */
      online: count,
      jobs: z.array(z.object({ state: z.enum(jobStates), count })),
      /** Files of the portal that are others than were released, and are not repaired. */
      damaged: count,
      /** What waits for an operator: terms that end within 30 days, open proposals, roll-outs halted within a week, failed conversions of the last hour. */
      attention: z.object({ expiring: count, proposals: count, halted: count, conversions: count }),
      /** What all stored files take, and when that was added up; null until the first time. */
      storage: z.object({ bytes: z.int(), at: instant }).nullable(),
      /** The hours since 30 days ago that had any, oldest first; the present one so far. */
      signIns: z.array(z.object({ hour: instant, ok: count, denied: count })),
      /** The last hour; `steps`: the same of each five minutes of it and of the hour before, 24 of them, the oldest first. */
      calls: z.object({
        ...answered,
        steps: z.array(z.object(answered)),
        /** The calls that take longest on the average, the slowest first. */
        slowest: z.array(trafficRow.pick({ call: true, title: true, requests: true, meanMs: true, mostMs: true })),
      }),
    }),
  },
})
