import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes } from '../foundation/callers.ts'
import { enterpriseId, instant } from '../foundation/fields.ts'
import { userType } from '../foundation/user-type-schema.ts'

/** Whether an enterprise lets this person in, and if not, who it is that has closed it: itself, or the platform. */
export const standings = ['open', 'membershipSuspended', 'membershipEnded', 'spaceSuspended'] as const

/**
 * What leaving it means: nothing else, that the account stays marked by the enterprise that made or has reset it (`held`),
 * or that the session ends that it opened. Else why it cannot be left.
 */
export const leavings = ['free', 'held', 'signsOut', 'lastAdministrator', 'suspended', 'outOfReach'] as const

const ownEnterprise = z.object({
  entId: enterpriseId,
  name: z.string(),
  userType,
  standing: z.enum(standings),
  /** True for the one that the session works in. */
  isCurrent: z.boolean(),
  joinedAt: instant,
  leaving: z.enum(leavings),
  /** Who would own it, where it is this person's. */
  heir: z.string().nullable(),
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
  leaveEnterprise: {
    summary:
      'Ends one’s own membership; what one did there stays. The session goes on in another enterprise of this person or in none, and ends where this one has opened it. Not for the last administrator, nor while the membership is suspended.',
    method: 'DELETE',
    path: '/sapi/user/enterprise',
    access: enterpriseTypes,
    space: 'none',
    account: true,
    stepUp: true,
    input: z.strictObject({ entId: enterpriseId }),
    output: z.object({ loginHomepage: z.string(), isSignedOut: z.boolean() }),
    problems: ['spaceDenied', 'membershipSuspended', 'lastAdministrator'],
  },
})
