import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { enterpriseId, instant, integer, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

const version = integer(1, 2_147_483_647)

/** What an operator gives to close an enterprise. */
export const enterpriseClosing = z.strictObject({
  entid: enterpriseId,
  version,
  /** For the audit log and for other operators. */
  reason: text(1, 500),
  /** Its name, typed in: so that an operator does not close another one than they mean. */
  name: text(1, 100),
  onceKey,
})

export const closingCalls = defineCalls({
  closeEnterprise: {
    title: ['关闭企业', 'Close an enterprise'],
    summary:
      'Closes an enterprise: from now on it lets no member in, and some days later, as operators have set it, its data are deleted.',
    stepUpReason: 'shuts a whole enterprise out, and takes everything away some days later',
    method: 'POST',
    path: '/api/sysop/enterprise/{entid}/closing',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: enterpriseClosing,
    output: z.object({ closesAt: instant }),
    problems: [
      'enterpriseNotFound',
      'versionConflict',
      'enterpriseNotReady',
      'enterpriseClosed',
      'enterpriseNameDiffers',
    ],
  },
  reopenEnterprise: {
    title: ['撤销企业的关闭', 'Reopen an enterprise'],
    summary: 'Takes the closing of an enterprise back, before its data go: it is again as it was.',
    stepUpReason: 'lets a whole enterprise in again',
    method: 'DELETE',
    path: '/api/sysop/enterprise/{entid}/closing',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ entid: enterpriseId, version }),
    output: z.object({}),
    problems: ['enterpriseNotFound', 'versionConflict', 'enterpriseNotClosing'],
    doneAlready: ['versionConflict', 'enterpriseNotClosing'],
  },
})
