import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, flag, id, instant, listInput, listOutput, freeText } from '../foundation/fields.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { onceKey } from '../foundation/once-key.ts'
import { userStatuses } from '../identity/person.ts'
import { memberTypeFilter, memberTypes } from './member-shape.ts'

/**
 * How a membership stands: in use, of a person who has not signed in yet, closed for now, or over. A membership that is over stands in
 * the list only when asked for.
 */
export const memberStandings = ['active', 'invited', 'suspended', 'left'] as const

export const memberVerifications = ['verified', 'unverified'] as const

const memberRow = z.object({
  userId: id,
  name: z.string(),
  loginId: z.string(),
  userType: z.union(memberTypes.map((type) => z.literal(type))),
  /** The main department and the position in it; for a member without a department the position; null where there is neither. */
  title: z.string().nullable(),
  /** What the member does, without the department; empty where no administrator has said so. */
  position: z.string(),
  /** The status of the account, which the platform may have suspended. */
  status: z.enum(userStatuses),
  /** False until the person has signed in for the first time. */
  hasSignedIn: z.boolean(),
  /** True while the enterprise itself is closed to this person. */
  isSuspended: z.boolean(),
  /** An administrator has verified that the person is who the account says, under the name that it has. */
  isVerified: z.boolean(),
  /** False for oneself and for the owner. */
  canHandle: z.boolean(),
  /** False for oneself, and for a person who has left. */
  canVerify: z.boolean(),
  joinedAt: instant,
  /** When a person ceased to be a member; null for a member. */
  leftAt: instant.nullable(),
  /** Until when they may come back by themselves; null where no administrator lets them. */
  returnUntil: instant.nullable(),
})
export type MemberRow = z.infer<typeof memberRow>

export const memberCalls = defineCalls({
  listMembers: {
    title: ['查看成员', 'View the members'],
    summary: 'The people of the enterprise, or those who left it, by name, searched by name and login id, paged.',
    method: 'GET',
    path: '/sapi/enterprise/member',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({
      ...listInput,
      userType: memberTypeFilter.optional(),
      standing: z.enum(memberStandings).optional(),
      verification: z.enum(memberVerifications).optional(),
    }),
    output: listOutput(memberRow),
  },
  removeMember: {
    title: ['移除成员', 'Remove a member'],
    summary:
      'Ends a membership: from the next request on the enterprise is closed to this person. Their account stays.',
    stepUpReason: 'takes the enterprise away from a person',
    method: 'DELETE',
    path: '/sapi/enterprise/member',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ userId: id }),
    output: done,
    problems: ['memberNotFound', 'memberMustStay'],
    doneAlready: ['memberNotFound'],
  },
  letMemberReturn: {
    title: ['允许已退出的成员重新加入', 'Allow a former member to rejoin'],
    summary:
      'Lets a person who left, or was removed, come back by themselves within a week, as a plain member; or no longer. They are in again only once they have said so.',
    stepUpReason: 'lets somebody in who had left',
    method: 'PUT',
    path: '/sapi/enterprise/member/return',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ userId: id, isOpen: flag }),
    output: z.object({ returnUntil: instant.nullable() }),
    problems: ['memberNotFound'],
  },
  updateMember: {
    title: ['修改成员', 'Change a member'],
    summary:
      'Changes what a member is in the enterprise (the title is the position, in the main department where there is one; an empty one is none), or closes it to them and opens it again. Their account and their other enterprises stay as they are.',
    stepUpReason: 'closes the enterprise to a person, or makes them its administrator',
    method: 'PUT',
    path: '/sapi/enterprise/member',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({
      userId: id,
      userType: memberTypeFilter.optional(),
      title: freeText().max(64).optional(),
      status: z.enum(['active', 'suspended']).optional(),
    }),
    output: done,
    problems: ['memberNotFound', 'memberMustStay', 'enterpriseFull'],
  },
  verifyMember: {
    title: ['认证成员', 'Verify a member'],
    summary:
      'Notes that a member is who the account says, as colleagues see it, or takes that back. It holds for the name that the account has, and until the person leaves. Administrators do not verify themselves.',
    method: 'PUT',
    path: '/sapi/enterprise/member/verification',
    access: enterpriseAdministrator,
    space: 'required',
    stepUpReason: 'a mark that opens nothing, and that any administrator takes back at once',
    input: z.strictObject({
      userId: id,
      isVerified: flag,
      /** The name that the administrator has read: one that the person has changed meanwhile is not verified. */
      name: z.string().max(256),
    }),
    output: done,
    problems: ['memberNotFound', 'memberMustStay', 'versionConflict'],
  },
  resetMemberPassword: {
    title: ['重置成员的密码', 'Reset a member’s password'],
    summary:
      'Gives a member an initial password, which this answer alone shows, and ends their sessions. Not for accounts that belong to another enterprise, too.',
    stepUpReason: 'whoever reads the new password is that person',
    method: 'POST',
    path: '/sapi/enterprise/member/password',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ userId: id }),
    output: z.object({ loginId: z.string(), initialSecret: z.string() }),
    problems: ['memberNotFound', 'memberMustStay', 'memberElsewhere'],
  },
  resetMemberFactors: {
    title: ['重置成员的两步验证', 'Reset a member’s two-step verification'],
    summary:
      'Takes away the second factors and the telephone that a member lost, and ends their sessions. Answers how many factors there were. Not for accounts that belong to another enterprise, too.',
    stepUpReason: 'the password alone lets in afterwards',
    method: 'DELETE',
    path: '/sapi/enterprise/member/factors',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ userId: id, onceKey }),
    output: z.object({ removed: z.int() }),
    once: 'content',
    problems: ['memberNotFound', 'memberMustStay', 'memberElsewhere'],
  },
  endMemberSessions: {
    title: ['强制成员下线', 'Sign out a member'],
    summary:
      'Signs a member out: everywhere, or only of this enterprise where they belong to another one, too. Answers how many sessions that were.',
    stepUpReason: 'throws a person out',
    method: 'DELETE',
    path: '/sapi/enterprise/member/session',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ userId: id }),
    output: z.object({ ended: z.int() }),
    problems: ['memberNotFound', 'memberMustStay'],
  },
})
