import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseId, flag, id, instant, listInput, listOutput, plainSign } from '../foundation/fields.ts'
import { platformOperator } from '../foundation/callers.ts'
import { userType } from '../foundation/user-type-schema.ts'

/** A session that still opens something, as an operator sees it. Its id names it and opens nothing. */
export const liveSession = z.object({
  id,
  userid: id,
  loginId: z.string(),
  name: z.string(),
  /** The type on the platform, else in the enterprise below. */
  userType: userType.nullable(),
  /** The enterprise that the person works in. */
  entid: enterpriseId.nullable(),
  entName: z.string().nullable(),
  /** Used within the last five minutes. */
  online: z.boolean(),
  isCurrent: z.boolean(),
  /** True after a second factor. */
  isVerified: z.boolean(),
  /** The operator who acts as this person in it; null for the person themself. */
  actingBy: z.string().nullable(),
  actingById: id.nullable(),
  startedAt: instant,
  /** To the minute. */
  lastSeenAt: instant,
  ip: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
})
export type LiveSession = z.output<typeof liveSession>

const ended = z.object({ ended: z.int() })

export const liveSessionCalls = defineCalls({
  listLiveSessions: {
    title: ['查看在线会话', 'View the live sessions'],
    summary: 'The people who are signed in, where, since when and last seen when; the last used first.',
    method: 'GET',
    path: '/api/sysop/sessions',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      userid: id.optional(),
      entid: enterpriseId.optional(),
      online: flag.optional(),
      ip: plainSign().max(45).optional(),
      sort: z.enum(['lastSeenAt', 'startedAt']).default('lastSeenAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(liveSession),
  },
  endLiveSession: {
    title: ['结束他人的会话', 'End a user’s session'],
    summary: 'Ends one session of another person. Answers 0 when it had ended already.',
    stepUpReason: 'throws a person out',
    method: 'DELETE',
    path: '/api/sysop/sessions/{id}',
    access: { who: platformOperator, needs: { rootFor: { session: 'id' }, stepUp: true } },
    space: 'none',
    input: z.strictObject({ id }),
    output: ended,
    problems: ['notFound', 'ownAccount', 'rootRequired'],
    doneAlready: ['notFound'],
  },
  endEnterpriseSessions: {
    title: ['结束企业全部会话', 'End the sessions of an enterprise'],
    summary: 'Ends every session of everybody who belongs to an enterprise, people of the platform left out.',
    stepUpReason: 'throws a whole enterprise out',
    method: 'DELETE',
    path: '/api/sysop/session/enterprise/{entid}',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ entid: enterpriseId }),
    output: ended,
    problems: ['enterpriseNotFound'],
  },
})
