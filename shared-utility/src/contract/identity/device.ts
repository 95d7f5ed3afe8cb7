import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { id, instant, nothing } from '../foundation/fields.ts'

/** One browser that a person has signed in with before. Its id names it and opens nothing. */
const deviceRow = z.object({
  id,
  isCurrent: z.boolean(),
  /** Proper names, the same in every language; null when the browser did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  firstUsedAt: instant,
  lastUsedAt: instant,
  /** Until when it stands for the second factor, where its person asked for that. */
  trustedUntil: instant.nullable(),
})
export type DeviceRow = z.infer<typeof deviceRow>

export const deviceCalls = defineCalls({
  listOwnDevices: {
    title: ['查看自己的常用浏览器', 'View own known browsers'],
    summary: 'The browsers that one has signed in with before, this one first, then the last used.',
    method: 'GET',
    path: '/sapi/user/devices',
    access: { who: 'session', needs: { account: true } },
    space: 'none',
    input: nothing,
    output: z.array(deviceRow),
  },
  forgetOwnDevices: {
    title: ['移除自己的常用浏览器', 'Forget own known browsers'],
    summary: 'Forgets one of these browsers, or `all`, and trusts it no more. Answers how many there still were.',
    stepUpReason: 'the person is asked for everything again',
    method: 'DELETE',
    path: '/sapi/user/devices/{id}',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'none',
    input: z.strictObject({ id: z.union([z.literal('all'), id]) }),
    output: z.object({ forgotten: z.int() }),
  },
})
