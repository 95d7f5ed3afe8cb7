import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { id } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

const path = '/sapi/enterprise/member/handover'

const counts = z.object({
  /** Departments that the person heads. */
  departments: z.int(),
  /** Groups of the chat that they own. */
  groups: z.int(),
  /** Applications that are open to them by name. */
  applications: z.int(),
  /** Roles in applications that they have by name. */
  appRoles: z.int(),
})
export type HandOverCounts = z.infer<typeof counts>

export const handOverCalls = defineCalls({
  getHandOver: {
    title: ['查看可移交的工作', 'View what a member can hand over'],
    summary: 'How much of a member can pass to another one: what they head and own, and what is open to them by name.',
    method: 'GET',
    path,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ userId: id }),
    output: counts,
    problems: ['memberNotFound'],
  },
  handOver: {
    title: ['移交成员的工作', 'Hand over the work of a member'],
    summary:
      'Passes all of it to another member in one act, before the person leaves; answers how much it was. The other one is told.',
    stepUpReason: 'gives a member what another one heads, owns and may open',
    method: 'POST',
    path,
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ userId: id, toId: id, onceKey }),
    output: counts,
    once: 'content',
    problems: ['memberNotFound', 'successorUnfit'],
  },
})
