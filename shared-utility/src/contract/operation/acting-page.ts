import { platformOperator } from '../foundation/callers.ts'
import { defineCalls } from '../foundation/call.ts'
import { done, nothing } from '../foundation/fields.ts'

/** What stands on every page while an operator acts as its person, and afterwards. */
export const actingCalls = defineCalls({
  allowActingChanges: {
    title: ['允许代操作时更改', 'Allow changes during impersonation'],
    summary: 'Lets the operator also change things as that person, once they have confirmed again who they are.',
    stepUpReason: 'lets somebody change things as another; a proof from before they began does not count',
    method: 'PUT',
    path: '/api/sysop/impersonate',
    access: { who: platformOperator, needs: { root: true, stepUp: true }, session: 'operator' },
    space: 'none',
    input: nothing,
    output: done,
    problems: ['actingOver'],
  },
  endActing: {
    title: ['结束代操作', 'End impersonation'],
    summary: 'Ends it: the browser has the operator’s own session again. Answers the same when there was none.',
    stepUpReason: 'gives back what one has begun oneself',
    method: 'DELETE',
    path: '/api/sysop/impersonate',
    access: { who: platformOperator, while: ['maintenance'], session: 'operator' },
    space: 'none',
    input: nothing,
    output: done,
  },
  readOwnActings: {
    title: ['确认已知悉代操作', 'Acknowledge an impersonation'],
    summary: 'One knows now of what operators did as oneself until here.',
    stepUpReason: 'takes a notice away that its person has seen',
    method: 'POST',
    path: '/sapi/user/actings',
    access: { who: 'session', needs: { account: true } },
    space: 'none',
    input: nothing,
    output: done,
  },
})
