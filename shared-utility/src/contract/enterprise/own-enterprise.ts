import { z } from 'zod'
import { closedSpaceCodes } from '../foundation/closed-space.ts'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes } from '../foundation/callers.ts'
import { enterpriseId, instant } from '../foundation/fields.ts'
import { userType } from '../foundation/user-type-schema.ts'
import { onceKey } from '../foundation/once-key.ts'

/** Whether an enterprise lets this person in, and if not, which side has closed it: the enterprise, or the platform. */
export const standings = ['open', 'membershipSuspended', 'membershipEnded', ...closedSpaceCodes] as const

/**
 * What leaving means: nothing else (`free`); the account stays marked by the enterprise that made or has reset it
 * (`held`); or the session ends that the enterprise opened (`signsOut`). All others say why the person cannot leave.
 */
export const leavings = ['free', 'held', 'signsOut', 'lastAdministrator', 'suspended', 'outOfReach'] as const

const ownEnterprise = z.object({
  entId: enterpriseId,
  name: z.string(),
  userType,
  standing: z.enum(standings),
  /** When the data of one that was closed go, or when the term of one ended; null where neither is so. */
  standingAt: instant.nullable(),
  /** True for the one that the session works in. */
  isCurrent: z.boolean(),
  joinedAt: instant,
  /** Until when a person who left may come back; null where it does not let them. */
  returnUntil: instant.nullable(),
  leaving: z.enum(leavings),
  /** The person who would own it, where it is this person's. */
  heir: z.string().nullable(),
})
export type OwnEnterprise = z.infer<typeof ownEnterprise>

export const ownEnterpriseCalls = defineCalls({
  listOwnEnterprises: {
    title: ['查看自己的企业', 'Own enterprises'],
    summary:
      'The enterprises of the caller, also those that let them in no longer for now, or again after they had left; `about` is one that they may have been taken out of: null where they never were in it.',
    method: 'GET',
    path: '/sapi/user/enterprise',
    access: enterpriseTypes,
    space: 'none',
    input: z.strictObject({ about: enterpriseId.optional() }),
    output: z.object({ list: z.array(ownEnterprise), about: ownEnterprise.nullable() }),
  },
  returnToEnterprise: {
    title: ['重新加入企业', 'Rejoin an enterprise'],
    summary:
      'Comes back to an enterprise that one had left, or was taken out of, and that lets one in again: as a plain member.',
    stepUpReason: 'the enterprise lets this very person in again, and it opens nothing that is the person’s already',
    method: 'POST',
    path: '/sapi/user/enterprise/return',
    access: { who: enterpriseTypes, needs: { account: true } },
    space: 'none',
    input: z.strictObject({ entId: enterpriseId, onceKey }),
    output: z.object({ entId: enterpriseId }),
    once: 'content',
    problems: ['returnOver', 'enterpriseFull', 'accountNotFree'],
  },
  leaveEnterprise: {
    title: ['退出企业', 'Leave an enterprise'],
    summary:
      'Ends one’s own membership; what one did there stays. The session goes on in another enterprise of this person or in none, and ends where this one has opened it. Not for the last administrator, nor while the membership is suspended.',
    stepUpReason: 'takes the enterprise away from the person, and an invitation is needed to come back',
    method: 'DELETE',
    path: '/sapi/user/enterprise',
    access: { who: enterpriseTypes, needs: { account: true, stepUp: true } },
    space: 'none',
    input: z.strictObject({ entId: enterpriseId }),
    output: z.object({
      loginHomepage: z.string(),
      isSignedOut: z.boolean(),
      /** The name of the enterprise in which the session goes on; null when it is in none, or over. */
      worksIn: z.string().nullable(),
    }),
    problems: ['spaceDenied', 'membershipSuspended', 'lastAdministrator'],
    doneAlready: ['spaceDenied'],
  },
})
