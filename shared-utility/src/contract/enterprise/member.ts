import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, id, instant, listInput, listOutput } from '../foundation/fields.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { UserType } from '../foundation/user-type.ts'
import { userStatuses } from '../identity/person.ts'
import { joiningTypes } from './connector.ts'

/** Who may belong to an enterprise. */
export const memberTypes = [...joiningTypes, UserType.administrator] as const

const memberRow = z.object({
  userId: id,
  name: z.string(),
  loginId: z.string(),
  userType: z.union(memberTypes.map((type) => z.literal(type))),
  /** Of the account, which the platform may have suspended. */
  status: z.enum(userStatuses),
  /** False for oneself and for the owner. */
  canRemove: z.boolean(),
  joinedAt: instant,
})
export type MemberRow = z.infer<typeof memberRow>

const memberTypeFilter = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value) : value),
  z.union(memberTypes.map((type) => z.literal(type))),
)

export const memberCalls = defineCalls({
  listMembers: {
    summary: 'The people of the enterprise, by name, searched by name and login id, paged.',
    method: 'GET',
    path: '/sapi/enterprise/member',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ ...listInput, userType: memberTypeFilter.optional() }),
    output: listOutput(memberRow),
  },
  removeMember: {
    summary:
      'Ends a membership: from the next request on the enterprise is closed to this person. Their account stays.',
    method: 'DELETE',
    path: '/sapi/enterprise/member',
    access: enterpriseAdministrator,
    space: 'required',
    stepUp: true,
    input: z.strictObject({ userId: id }),
    output: done,
    problems: ['memberNotFound', 'memberMustStay'],
  },
})
