import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { flag, id, instant, listInput, listOutput, plainSign } from '../foundation/fields.ts'
import { memberTypes } from './member-shape.ts'

/** A session of a member who works in the enterprise just now. Its id names it and opens nothing. */
const memberSession = z.object({
  id,
  userId: id,
  name: z.string(),
  loginId: z.string(),
  userType: z.union(memberTypes.map((type) => z.literal(type))),
  /** Used within the last five minutes. */
  online: z.boolean(),
  isCurrent: z.boolean(),
  /** True after a second factor. */
  isVerified: z.boolean(),
  /** True where an operator acts as the member; address and browser are then left out. */
  isActing: z.boolean(),
  /** False for one’s own and the owner’s. */
  canEnd: z.boolean(),
  startedAt: instant,
  /** To the minute. */
  lastSeenAt: instant,
  ip: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
})
export type MemberSession = z.output<typeof memberSession>

const path = '/sapi/enterprise/sessions'

export const memberSessionCalls = defineCalls({
  listMemberSessions: {
    title: ['查看成员的会话', 'View the sessions of members'],
    summary:
      'The members who are signed in and work in this enterprise, where, since when and last seen when; the last used first. Searched by name and login id.',
    method: 'GET',
    path,
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({
      ...listInput,
      person: id.optional(),
      online: flag.optional(),
      ip: plainSign().max(45).optional(),
      sort: z.enum(['lastSeenAt', 'startedAt']).default('lastSeenAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(memberSession),
  },
  endMemberSession: {
    title: ['结束成员的会话', 'End a session of a member'],
    summary:
      'Ends one session of a member in this enterprise. Answers 0 when it had ended already, or its person works elsewhere by now.',
    stepUpReason: 'throws a person out',
    method: 'DELETE',
    path: `${path}/{id}`,
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ id }),
    output: z.object({ ended: z.int() }),
    problems: ['notFound', 'memberNotFound', 'memberMustStay'],
    doneAlready: ['notFound'],
  },
})
