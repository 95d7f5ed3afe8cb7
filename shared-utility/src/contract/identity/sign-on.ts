import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, id, nothing } from '../foundation/fields.ts'
import { sessionCalls } from './session.ts'

const provider = z.object({ id, name: z.string() })

/** What the provider put into the address of the page that people come back to. */
const answer = z.string().min(1).max(4000)

/** Single sign-on through an OpenID Connect provider of the enterprise in the path. */
export const signOnCalls = defineCalls({
  listSignOns: {
    summary: 'The providers through which one can sign in to the enterprise of the path. Empty for an unknown one.',
    method: 'GET',
    path: '/sapi/user/signon',
    access: 'public',
    space: 'optional',
    input: nothing,
    output: z.array(provider),
  },
  startSignOn: {
    summary: 'Where to send the browser to sign in with a provider. The way back is bound to this browser.',
    method: 'POST',
    path: '/sapi/user/signon/start',
    access: 'public',
    space: 'optional',
    input: z.strictObject({ id, url: z.string().max(2048).optional() }),
    output: z.object({ authorizationUrl: z.string() }),
    problems: ['signOnNotFound', 'signOnUnreachable', 'tooManyAttempts'],
  },
  finishSignOn: {
    summary:
      "Takes the provider's answer, once, and starts a session; or links the provider, or confirms the person of a session, when that was asked for.",
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
    ]),
    problems: [
      'signOnExpired',
      'signOnRefused',
      'signOnFailed',
      'signOnUnreachable',
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
      'spaceSuspended',
      'badCredentials',
    ],
  },
  listOwnSignOns: {
    summary: "The enterprise's providers, and which of them this person has linked.",
    method: 'GET',
    path: '/sapi/user/signon/own',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z.array(provider.extend({ isLinked: z.boolean() })),
  },
  linkSignOn: {
    summary: 'Where to send the browser to link a provider with this account.',
    method: 'POST',
    path: '/sapi/user/signon/own',
    access: 'session',
    space: 'required',
    account: true,
    stepUp: true,
    input: z.strictObject({ id, url: z.string().max(2048).optional() }),
    output: z.object({ authorizationUrl: z.string() }),
    problems: ['signOnNotFound', 'signOnUnreachable', 'signOnNotForStaff', 'tooManyAttempts'],
  },
  unlinkSignOn: {
    summary: 'Takes the link back. Whoever has no password keeps it: it is their only way in.',
    method: 'DELETE',
    path: '/sapi/user/signon/own',
    access: 'session',
    space: 'required',
    account: true,
    stepUp: true,
    input: z.strictObject({ id }),
    output: done,
    problems: ['signOnNotFound', 'signOnOnlyMethod'],
  },
})
