import { z } from 'zod'
import { closedSpaceCodes } from '../foundation/closed-space.ts'
import { defineCalls } from '../foundation/call.ts'
import { done, id, nothing } from '../foundation/fields.ts'
import { sessionCalls } from './session.ts'

const provider = z.object({ id, name: z.string() })

/** What the provider put into the address of the page that people come back to. */
const answer = z.string().min(1).max(4000)

/** Whether a person of whom a provider tells this could join, and if not, why. */
export const trialVerdicts = ['joins', 'noEmail', 'noAddress', 'notVerified', 'unsaid', 'otherDomain'] as const

/** What a provider has told of a person who signed in there for a test, as it was told. */
export const signOnTrial = z.object({
  connector: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** The value as JSON: `true`, or `"true"` where it came as a text; null where the provider says nothing. */
  emailVerified: z.string().nullable(),
  /** The names of everything that was told. */
  claims: z.array(z.string()),
  verdict: z.enum(trialVerdicts),
  /** False where the provider only signs in people who are linked with it. */
  isJoiningOn: z.boolean(),
})
export type SignOnTrial = z.infer<typeof signOnTrial>

/** Single sign-on through an OpenID Connect provider of the enterprise in the path. */
export const signOnCalls = defineCalls({
  listSignOns: {
    title: ['读取可用的身份提供方', 'Read the providers one can sign in with'],
    summary: 'The providers through which one can sign in to the enterprise of the path. Empty for an unknown one.',
    method: 'GET',
    path: '/sapi/user/signon',
    access: 'public',
    space: 'optional',
    input: nothing,
    output: z.array(provider),
  },
  startSignOn: {
    title: ['开始单点登录', 'Start single sign-on'],
    summary: 'Where to send the browser to sign in with a provider. The way back is bound to this browser.',
    stepUpReason: 'the way to a provider; nothing is anybody’s yet',
    method: 'POST',
    path: '/sapi/user/signon/start',
    access: 'public',
    space: 'optional',
    input: z.strictObject({ id, url: z.string().max(2048).optional() }),
    output: z.object({ authorizationUrl: z.string() }),
    problems: ['signOnNotFound', 'signOnUnreachable', 'hostNotListed', 'tooManyAttempts'],
  },
  finishSignOn: {
    title: ['单点登录', 'Single sign-on'],
    summary:
      "Takes the provider's answer, once, and starts a session; or links the provider, or confirms the person of a session, or answers what the provider has told for a test, when that was asked for.",
    stepUpReason:
      'goes by the provider; it links with the session’s account only what `linkSignOn`, which asks, has begun for that account',
    method: 'POST',
    path: '/sapi/user/signon/finish',
    access: 'public',
    space: 'optional',
    input: z.strictObject({
      state: answer,
      code: answer.optional(),
      iss: answer.optional(),
      error: answer.optional(),
    }),
    output: z.discriminatedUnion('done', [
      sessionCalls.signIn.output.extend({ done: z.literal('signedIn'), url: z.string().nullable() }),
      z.object({ done: z.literal('linked'), url: z.string().nullable() }),
      z.object({ done: z.literal('steppedUp') }),
      // A test of an administrator: no person is signed in.
      z.object({ done: z.literal('tried'), url: z.string().nullable(), told: signOnTrial }),
      // The person had left, and is let in again: they are signed in only once they say, with this state, that they
      // come back.
      z.object({ done: z.literal('returning'), entName: z.string(), state: z.string() }),
    ]),
    problems: [
      'signOnExpired',
      'signOnRefused',
      'signOnFailed',
      'signOnUnreachable',
      'hostNotListed',
      'signOnUnknown',
      'signOnTaken',
      'signOnNotFresh',
      'stepUpNotYou',
      'stepUpExpired',
      'emailNotAccepted',
      'enterpriseFull',
      'spaceDenied',
      'membershipSuspended',
      'membershipEnded',
      'returnByOwnWay',
      ...closedSpaceCodes,
      'badCredentials',
    ],
  },
  returnBySignOn: {
    title: ['通过单点登录重新加入', 'Rejoin through single sign-on'],
    summary:
      'Brings back a person who had left, by the account that a provider made for them and that nothing else opens, where the enterprise lets them in again. The state is the proof, once and in this browser; signs them in.',
    stepUpReason: 'the provider has just said who it is, and the state of this browser is used up by it',
    method: 'POST',
    path: '/sapi/user/signon/return',
    access: 'public',
    space: 'optional',
    input: z.strictObject({ state: answer }),
    output: sessionCalls.signIn.output.extend({ url: z.string().nullable() }),
    problems: ['signOnExpired', 'signOnNotFound', 'returnOver', 'enterpriseFull', 'spaceDenied', ...closedSpaceCodes],
  },
  listOwnSignOns: {
    title: ['查看自己的单点登录关联', 'View own single sign-on links'],
    summary: "The enterprise's providers, and which of them this person has linked.",
    method: 'GET',
    path: '/sapi/user/signon/own',
    access: { who: 'session', needs: { inPerson: true } },
    space: 'required',
    input: nothing,
    output: z.array(provider.extend({ isLinked: z.boolean() })),
  },
  linkSignOn: {
    title: ['关联单点登录', 'Link single sign-on'],
    summary: 'Where to send the browser to link a provider with this account.',
    stepUpReason: 'another way into the account',
    method: 'POST',
    path: '/sapi/user/signon/own',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'required',
    input: z.strictObject({ id, url: z.string().max(2048).optional() }),
    output: z.object({ authorizationUrl: z.string() }),
    problems: ['signOnNotFound', 'signOnUnreachable', 'hostNotListed', 'signOnNotForStaff', 'tooManyAttempts'],
  },
  unlinkSignOn: {
    title: ['解除单点登录关联', 'Unlink single sign-on'],
    summary: 'Takes the link back. A person without a password keeps it: it is their only way in.',
    stepUpReason: 'takes a way into the account away',
    method: 'DELETE',
    path: '/sapi/user/signon/own',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'required',
    input: z.strictObject({ id }),
    output: done,
    problems: ['signOnNotFound', 'signOnOnlyMethod'],
    doneAlready: ['signOnNotFound'],
  },
})
