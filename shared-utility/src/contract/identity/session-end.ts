import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { nothing } from '../foundation/fields.ts'

// Made long after a page has come, so no page is sent it.
export const sessionEndCalls = defineCalls({
  getSessionEnd: {
    title: ['读取登录何时失效', 'Read when the session ends'],
    summary:
      'How many seconds the session of the caller has left unless it is used, and whether using it makes them more. Null where the browser signs in again by itself. Asking does not keep the session alive.',
    method: 'GET',
    path: '/sapi/user/session/end',
    access: { who: 'session', needs: { inPerson: true }, session: 'untouched' },
    space: 'none',
    input: nothing,
    output: z.object({ secondsLeft: z.int().nullable(), canStay: z.boolean() }),
  },
})
