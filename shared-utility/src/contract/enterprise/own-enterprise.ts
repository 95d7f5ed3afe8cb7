import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes } from '../foundation/callers.ts'
import { enterpriseId, instant } from '../foundation/fields.ts'
import { userType } from '../foundation/user-type-schema.ts'

/** Whether an enterprise lets this person in, and if not, who it is that has closed it: itself, or the platform. */
export const standings = ['open', 'membershipSuspended', 'membershipEnded', 'spaceSuspended'] as const

const ownEnterprise = z.object({
  entId: enterpriseId,
  name: z.string(),
  userType,
  standing: z.enum(standings),
  /** True for the one that the session works in. */
  isCurrent: z.boolean(),
  joinedAt: instant,
})
export type OwnEnterprise = z.infer<typeof ownEnterprise>

export const ownEnterpriseCalls = defineCalls({
  listOwnEnterprises: {
    summary:
      'The enterprises of whoever asks, also those that let them in no longer for now; `about` is one that they may have been taken out of: null where they never were in it.',
    method: 'GET',
    path: '/sapi/user/enterprise',
    access: enterpriseTypes,
    space: 'none',
    input: z.strictObject({ about: enterpriseId.optional() }),
    output: z.object({ list: z.array(ownEnterprise), about: ownEnterprise.nullable() }),
  },
})
