import { z } from 'zod'
import { closedSpaceCodes } from '../foundation/closed-space.ts'
import { defineCalls } from '../foundation/call.ts'
import { captchaInput } from './captcha.ts'
import { done, enterpriseId, flag, id, instant, nothing, plainSign } from '../foundation/fields.ts'
import { themes } from './theme.ts'
import { twoStepState } from './two-step.ts'
import { userType } from '../foundation/user-type-schema.ts'
import { lang } from '../words/lang-schema.ts'

const token = z.object({ accessToken: z.string(), entId: z.string().nullable() })

export const loginStatus = z.object({
  login: z.boolean(),
  is_login: z.union([z.literal(0), z.literal(1)]),
  isSysUpdating: z.boolean(),
  pageType: z.enum(['login', 'portal']),
  /**
   * Why the session of this browser was ended, by another person or by time, in words; empty where that is not known.
   */
  endedWhy: z.string().optional(),
  user_type: userType.optional(),
  /** Whether an operator handles people of the platform, too. */
  isRoot: z.boolean().optional(),
  userId: id.optional(),
  userName: z.string().optional(),
  avatar: z.string().nullable().optional(),
  curEntId: enterpriseId.nullable().optional(),
  entType: z.int().nullable().optional(),
  /** The enterprise of the page, else of the session, where it knows this person and lets them in no longer. */
  barredFrom: enterpriseId.optional(),
  loginHomepage: z.string().optional(),
  /** True where the enterprise has a navigation of its own, which `getNavigation` answers. */
  ownNavigation: z.boolean().optional(),
  /** Pages, with all below them, that people of this type are not shown (`getTopNavigation`). */
  hiddenPages: z.array(z.string()).optional(),
  /** Pages, with all below them, that a role opens to the person, whatever their type. */
  openedPages: z.array(z.string()).optional(),
  lang: lang.optional(),
  /** What the person has chosen for all of their devices (`getPersonConfig`). */
  theme: z.enum(themes).optional(),
  pageSize: z.int().optional(),
  /** The parts of the navigation that the person has folded: sections and paths, parted by blanks. */
  folded: z.string().optional(),
  /** For administrators: when the term of the enterprise ends, where that is within 30 days. */
  termEndsAt: instant.optional(),
  roles: z.array(id).optional(),
  /** What `checkTwoStep` answers at this moment, so that a first page need not wait for it. */
  twoStep: twoStepState.optional(),
  /** True while nothing is open but the page that changes a password that is an initial one, or too old. */
  mustChangePassword: z.boolean().optional(),
  /** The operator who acts as this person: their name, until when, whether they may change anything, and why. */
  acting: z
    .object({ by: z.string(), until: instant, secondsLeft: z.int(), mayChange: z.boolean(), reason: z.string() })
    .optional(),
  /** True while an operator acted as this person and the person has not said that they know of it. */
  wasActedAs: z.boolean().optional(),
  /** True for a viewer with a security token: nothing is changed, and nothing listens for them. */
  isReadOnly: z.boolean().optional(),
  /** The enterprise by whose word this session was opened, and which it does not reach beyond; null for all others. */
  limitedTo: z.object({ entId: enterpriseId, name: z.string() }).nullable().optional(),
})
export type LoginStatus = z.infer<typeof loginStatus>

/** What every way of signing in answers. */
export const signedIn = z.object({
  login: z.literal(true),
  user_type: userType,
  token,
  loginHomepage: z.string(),
  /** What `getLoginStatus` answers from now on. */
  session: loginStatus.optional(),
})

export const sessionCalls = defineCalls({
  signIn: {
    title: ['账号密码登录', 'Sign in with a password'],
    summary: 'Signs a person in with a login id and a password and starts a session.',
    stepUpReason: 'goes by the password; the session of before is left',
    method: 'POST',
    path: '/sapi/user/login',
    // Operators must get in to end it; everybody else then lands on the maintenance page.
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    input: z.strictObject({
      loginId: plainSign().min(1).max(64),
      password: z.string().min(1).max(128),
      remember: flag.default(false),
      ...captchaInput,
    }),
    output: signedIn,
    problems: [
      'badCredentials',
      'initialPasswordOver',
      'captchaRequired',
      'captchaWrong',
      'tooManyAttempts',
      'spaceDenied',
      'membershipSuspended',
      'membershipEnded',
      ...closedSpaceCodes,
    ],
  },
  signOut: {
    title: ['退出登录', 'Sign out'],
    summary: 'Ends the session; answers the same when there was none.',
    stepUpReason: 'ends the session and nothing else',
    method: 'POST',
    path: '/sapi/user/logout',
    access: { who: 'public', while: ['maintenance'] },
    space: 'none',
    input: nothing,
    output: done,
  },
  getLoginStatus: {
    title: ['读取登录状态', 'Read the sign-in status'],
    summary:
      'The person who is signed in, as which user type, in which enterprise. Refuses only a session that cannot be looked up just now.',
    method: 'GET',
    path: '/sapi/user/baseinfo',
    access: { who: 'public', needs: { knownCaller: true }, while: ['maintenance'] },
    space: 'optional',
    input: nothing,
    output: loginStatus,
  },
  getHomeLink: {
    title: ['读取首页地址', 'Read the home page'],
    summary: 'Where a signed-in person of this edition and type lands.',
    method: 'GET',
    path: '/sapi/user/entuser/homelink',
    access: 'session',
    space: 'optional',
    input: nothing,
    output: z.object({ link: z.string(), edition: z.enum(['product', 'developer']), landUrl: z.string() }),
  },
})
