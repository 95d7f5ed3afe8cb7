import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, id, nothing } from '../foundation/fields.ts'
import { messengerType } from './messenger-shape.ts'
import { smsCode } from './sms.ts'

/**
 * How a signed-in person proves again who they are. Telephones have a part of them hidden, and are not told at all to a
 * session that one enterprise vouched for.
 */
const stepUpMethod = z.discriminatedUnion('kind', [
  /** `verifyPassword`. */
  z.object({ kind: z.literal('password') }),
  /** Factors that the account has: `beginPasskeyCheck` and `checkPasskey`, and `verifyTwoStep`. */
  z.object({ kind: z.literal('passkey') }),
  z.object({ kind: z.literal('totp') }),
  z.object({ kind: z.literal('sms'), phone: z.string().nullable() }),
  z.object({ kind: z.literal('recovery') }),
  /** `sendOwnCode` for `stepUp`, and `verifyStepUpCode`. */
  z.object({ kind: z.literal('phone'), phone: z.string().nullable() }),
  /** `startSignOnStepUp`. */
  z.object({ kind: z.literal('signOn'), id, name: z.string() }),
  /** `startMessengerStepUp`. */
  z.object({ kind: z.literal('messenger'), type: messengerType }),
])
export type StepUpMethod = z.output<typeof stepUpMethod>

export const stepUpCalls = defineCalls({
  verifyPassword: {
    title: ['用密码确认身份', 'Confirm own identity with the password'],
    summary: 'Confirms by the password that it is still the same person: opens calls marked step-up for five minutes.',
    stepUpReason: 'is a way of step-up',
    method: 'POST',
    path: '/api/user/password',
    // A person who sets up the first second factor is held, and may have to confirm for it.
    // An operator who acts as a person confirms their own identity.
    access: { who: 'session', while: ['twoStepDue'], session: 'operator' },
    space: 'none',
    input: z.strictObject({ op: z.literal('verify'), password: z.string().min(1).max(128) }),
    /** What the calls that take `_pwd` take for a proof, once, within so many seconds. */
    output: z.object({ ticket: z.string(), expires: z.int() }),
    problems: ['passwordWrong', 'tooManyAttempts'],
  },
  getStepUpMethods: {
    title: ['查看确认身份的方式', 'View the ways to confirm own identity'],
    summary:
      'How the person of this session can prove again who they are, the best way first; empty when there is none.',
    method: 'GET',
    path: '/sapi/user/stepup',
    access: { who: 'session', while: ['twoStepDue'], session: 'operator' },
    space: 'optional',
    input: nothing,
    output: z.object({ methods: z.array(stepUpMethod) }),
  },
  verifyStepUpCode: {
    title: ['用短信验证码确认身份', 'Confirm own identity with an SMS code'],
    summary:
      'Confirms by a code of sendOwnCode (`stepUp`), good once and in this session, that it is still the same person. Only for a person with neither a password nor a second factor.',
    stepUpReason: 'is a way of step-up',
    method: 'POST',
    path: '/sapi/user/stepup/phone',
    access: { who: 'session', while: ['twoStepDue'] },
    space: 'optional',
    input: z.strictObject({ code: smsCode }),
    output: done,
    problems: ['stepUpMethodClosed', 'codeInvalid', 'codeExpired', 'codeSpent', 'smsNotOffered', 'tooManyAttempts'],
  },
  startMessengerStepUp: {
    title: ['开始用第三方应用确认身份', 'Start to confirm own identity with a messenger'],
    summary:
      'Where to go to have the messenger say again who this is. Only where its enterprise’s word began this session; the way back counts once, in this browser and this session.',
    stepUpReason: 'is part of a way of step-up',
    method: 'POST',
    path: '/sapi/user/stepup/messenger',
    access: { who: 'session', while: ['twoStepDue'] },
    space: 'optional',
    input: z.strictObject({
      type: messengerType,
      /** As for `getMessengerConnect`. */
      from: z.enum(['app', 'browser']).default('browser'),
    }),
    output: z.object({ authorizeUrl: z.string() }),
    problems: ['stepUpMethodClosed', 'messengerNotConfigured', 'tooManyAttempts'],
  },
  startSignOnStepUp: {
    title: ['开始用身份提供方确认身份', 'Start to confirm own identity with a provider'],
    summary:
      'Where to go to sign in with the provider anew. Only where its enterprise’s word began this session; the way back counts once, in this browser and this session.',
    stepUpReason: 'is part of a way of step-up',
    method: 'POST',
    path: '/sapi/user/stepup/signon',
    access: { who: 'session', while: ['twoStepDue'] },
    space: 'optional',
    input: z.strictObject({ id }),
    output: z.object({ authorizationUrl: z.string() }),
    problems: ['stepUpMethodClosed', 'signOnNotFound', 'signOnUnreachable', 'hostNotListed', 'tooManyAttempts'],
  },
})
