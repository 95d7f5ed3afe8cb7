import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, id } from './fields.ts'

export const memberCalls = defineCalls({
  removeMember: {
    summary:
      'Ends a membership: from the next request on the enterprise is closed to this person. Their account stays.',
    method: 'DELETE',
    path: '/sapi/enterprise/member',
    access: [6],
    space: 'required',
    input: z.strictObject({ userId: id }),
    output: done,
    problems: ['memberNotFound', 'memberMustStay'],
  },
})
