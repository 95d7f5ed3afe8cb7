import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, id, instant, nothing } from '../foundation/fields.ts'
import { lang } from '../words/lang-schema.ts'

/** One browser that a person is signed in with. Its id names it and opens nothing. */
const sessionRow = z.object({
  id,
  isCurrent: z.boolean(),
  /** Proper names, the same in every language; null when the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string().nullable(),
  startedAt: instant,
  /** To the minute. */
  lastSeenAt: instant,
  /** Until when this browser stays signed in, where its person asked for that. */
  keptUntil: instant.nullable(),
})
export type SessionRow = z.infer<typeof sessionRow>

export const accountCalls = defineCalls({
  getOwnAccount: {
    title: ['查看自己的账号', 'View own account'],
    summary: 'One’s own account, for the profile page.',
    method: 'GET',
    path: '/sapi/user/account',
    access: { who: 'session', needs: { account: true } },
    space: 'none',
    input: nothing,
    output: z.object({
      userid: id,
      loginId: z.string(),
      name: z.string(),
      phoneMask: z.string().nullable(),
      /** True when a code was sent to the telephone and came back: only then it signs in. */
      isPhoneProven: z.boolean(),
      /** False where no SMS can be sent: then no telephone can be proven. */
      canText: z.boolean(),
      /** The address that its person has confirmed. */
      email: z.string().nullable(),
      /** An address that an operator set and its person has not confirmed yet: it opens nothing. */
      emailProposed: z.string().nullable(),
      /** False where no mail is configured: an address is of no use then. */
      canMail: z.boolean(),
      passwordSetAt: instant.nullable(),
    }),
  },
  updateOwnLanguage: {
    title: ['更改自己的语言', 'Change own language'],
    summary: 'Keeps the language that the caller reads: for mails, and for browsers without a language of their own.',
    stepUpReason: 'a preference',
    method: 'PUT',
    path: '/sapi/user/account/language',
    access: 'session',
    space: 'none',
    input: z.strictObject({ lang }),
    output: done,
  },
  listOwnSessions: {
    title: ['查看自己的登录', 'View own sessions'],
    summary: 'Where one is signed in, this browser first, then the last used.',
    method: 'GET',
    path: '/sapi/user/sessions',
    access: { who: 'session', needs: { account: true } },
    space: 'none',
    input: nothing,
    output: z.array(sessionRow),
  },
  endOwnSessions: {
    title: ['结束自己的登录', 'End own sessions'],
    summary: 'Ends one of one’s own sessions, or with `others` all but this one. Answers how many were still open.',
    stepUpReason: 'whoever has stolen a session would throw its owner out with it, again and again',
    method: 'DELETE',
    path: '/sapi/user/sessions/{id}',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'none',
    input: z.strictObject({ id: z.union([z.literal('others'), id]) }),
    output: z.object({ ended: z.int() }),
  },
})
