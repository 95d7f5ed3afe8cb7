import { z } from 'zod'
import { enterpriseAdministrator, platformOperator } from '../foundation/callers.ts'
import { defineCalls } from '../foundation/call.ts'
import { done, enterpriseId, flag, id, instant, nothing, text } from '../foundation/fields.ts'

/** What an operator did in a person's account, as that person sees it. The operator's address is not shown. */
const ownActing = z.object({
  id,
  entid: enterpriseId,
  entName: z.string(),
  operatorName: z.string(),
  reason: z.string(),
  /** Whether changes were allowed, and not only looking. */
  mayChange: z.boolean(),
  begunAt: instant,
  /** Null while it goes on. */
  endedAt: instant.nullable(),
  /** True until the person has said that they know of it. */
  isNew: z.boolean(),
})
export type OwnActing = z.output<typeof ownActing>

export const actingRuleCalls = defineCalls({
  checkActing: {
    title: ['查看能否代操作', 'Check whether impersonation is possible'],
    summary: 'Refuses as `beginActing` would, before the operator has filled in a form.',
    method: 'GET',
    path: '/api/sysop/impersonate',
    access: { who: platformOperator, needs: { root: true } },
    space: 'none',
    input: z.strictObject({ userid: id, entid: enterpriseId }),
    output: done,
    problems: ['userNotFound', 'ownAccount', 'actingNotForStaff', 'actingNotOpen', 'actingForbidden'],
  },
  beginActing: {
    title: ['开始代操作', 'Start impersonation'],
    summary:
      'Opens a session as a person who works in an enterprise, for a quarter of an hour, to look. One at a time: it ends the one before. The operator’s own session waits behind it.',
    stepUpReason: 'opens what a person sees in an enterprise to somebody else',
    method: 'POST',
    path: '/api/sysop/impersonate',
    access: { who: platformOperator, needs: { root: true, stepUp: true } },
    space: 'none',
    input: z.strictObject({ userid: id, entid: enterpriseId, reason: text(5, 200) }),
    output: z.object({ entid: enterpriseId, until: instant }),
    problems: ['userNotFound', 'ownAccount', 'actingNotForStaff', 'actingNotOpen', 'actingForbidden'],
  },
  getActingRule: {
    title: ['查看是否允许代操作', 'View the operator impersonation rule'],
    summary: 'Whether operators may act as members of the enterprise; unless it says otherwise they may.',
    method: 'GET',
    path: '/sapi/enterprise/acting',
    access: enterpriseAdministrator,
    space: 'required',
    input: nothing,
    output: z.object({ isForbidden: z.boolean() }),
  },
  updateActingRule: {
    title: ['修改是否允许代操作', 'Change the operator impersonation rule'],
    summary: 'Allows that or forbids it; where it is forbidden, whatever is in progress ends at once.',
    stepUpReason: 'lets operators into what members see, for as long as nobody changes it',
    method: 'PUT',
    path: '/sapi/enterprise/acting',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ isForbidden: flag }),
    output: z.object({ ended: z.int() }),
  },
  listOwnActings: {
    title: ['查看自己的代操作记录', 'View own impersonations'],
    summary: 'When operators acted as oneself, in which enterprise and why; the last first, a hundred at most.',
    method: 'GET',
    path: '/sapi/user/actings',
    access: { who: 'session', needs: { account: true } },
    space: 'none',
    input: nothing,
    output: z.array(ownActing),
  },
})
