import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { flag, id, instant, nothing, plainSign } from '../foundation/fields.ts'

/** Strings, as the specification has them: `open` and `effective` are 'true' or 'false'. */
export const twoStepState = z.object({
  open: z.enum(['true', 'false']),
  effective: z.enum(['true', 'false', '']),
  effectiveTime: z.string(),
})
export type TwoStepState = z.infer<typeof twoStepState>

/** The second factors there are, as rules name them. */
export const twoStepMethods = ['totp', 'webauthn', 'sms'] as const
export const twoStepMethod = z.enum(twoStepMethods)
export type TwoStepMethod = z.infer<typeof twoStepMethod>

/** What is asked of a session, and how it is answered: every page may have to. */
export const twoStepCalls = defineCalls({
  checkTwoStep: {
    title: ['检查两步验证', 'Check two-step verification'],
    summary: 'Whether this session must pass two-step verification now, later or not at all.',
    method: 'GET',
    path: '/sapi/user/user/checkUserVerifyTwo',
    access: { who: 'session', while: ['twoStepDue'] },
    space: 'optional',
    input: nothing,
    output: twoStepState,
  },
  getTwoStepStatus: {
    title: ['查看自己的两步验证', 'View own two-step verification'],
    summary: "The person's second factors, and what this session still has to do.",
    method: 'GET',
    path: '/sapi/user/twostep/status',
    access: { who: 'session', while: ['twoStepDue'] },
    space: 'optional',
    input: nothing,
    output: z.object({
      /**
       * `name` is the passkey's, or the telephone with a part of it hidden. A session that one enterprise vouched for is
       * told the kinds that it can be verified by, each once, and nothing else of the account.
       */
      enrolled: z.array(
        z.object({
          kind: twoStepMethod,
          id: id.nullable(),
          name: z.string().nullable(),
          confirmedAt: instant.nullable(),
        }),
      ),
      /** Null where only the account may know. */
      recoveryCodesLeft: z.int().nullable(),
      /** What can be enrolled and used here. */
      methods: z.array(twoStepMethod),
      /** Which of those the rule takes that asks here; all of them where none asks for certain ones. */
      accepted: z.array(twoStepMethod),
      /** The account's own telephone, a part of it hidden; null when none was proven, or where only the account may know. */
      phoneMask: z.string().nullable(),
      /** True when the telephone was the first step: then it cannot be the second. */
      signedInByPhone: z.boolean(),
      /** True when a second factor was given in this session; a trusted device alone is none. */
      verified: z.boolean(),
      /** True when nothing else of the enterprise, or of the account, opens before this session is verified. */
      required: z.boolean(),
      /** True when another enterprise asks for that: the work in this one goes on, the account waits. */
      requiredElsewhere: z.boolean(),
      /** True when the person may not be without a second factor. */
      forced: z.boolean(),
      /** The last moment to enrol; null when there is none. */
      deadline: instant.nullable(),
      /** For how long this enterprise trusts a device, or the account's strictest where it asks for nothing; 0 when none may. */
      trustDeviceDays: z.int(),
    }),
  },
  verifyTwoStep: {
    title: ['两步验证', 'Verify in two steps'],
    summary:
      'Verifies this session by a code of the app or by SMS, or by a recovery code, each good once. Its id changes.',
    stepUpReason: 'is a way of step-up',
    method: 'POST',
    path: '/sapi/user/twostep/verify',
    access: { who: 'session', while: ['twoStepDue'], session: 'operator' },
    space: 'optional',
    input: z.strictObject({
      kind: z.enum(['totp', 'sms', 'recovery']),
      code: plainSign().min(6).max(32),
      trustDevice: flag.default(false),
    }),
    output: z.object({ recoveryCodesLeft: z.int().nullable() }),
    problems: ['codeInvalid', 'codeExpired', 'codeSpent', 'samePhone', 'tooManyAttempts', 'notFound'],
  },
})
