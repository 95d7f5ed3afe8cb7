import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, flag, id, instant, nothing, plainSign } from '../foundation/fields.ts'

/** Strings, as the specification has them: `open` and `effective` are 'true' or 'false'. */
export const twoStepState = z.object({
  open: z.enum(['true', 'false']),
  effective: z.enum(['true', 'false', '']),
  effectiveTime: z.string(),
})
export type TwoStepState = z.infer<typeof twoStepState>

/** Six digits of an authenticator app; people type them with a gap. */
const oneTimeCode = plainSign()
  .transform((code) => code.replaceAll(/[ -]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/))
/** Ten with the first factor, shown this once; none when there are some already. */
const recoveryCodes = z.array(z.string())
/** The second factors there are, as rules name them. */
export const twoStepMethods = ['totp', 'webauthn', 'sms'] as const
export const twoStepMethod = z.enum(twoStepMethods)
export type TwoStepMethod = z.infer<typeof twoStepMethod>

export const twoStepCalls = defineCalls({
  checkTwoStep: {
    title: ['检查两步验证', 'Check two-step verification'],
    summary: 'Whether this session must pass two-step verification now, later or not at all.',
    method: 'GET',
    path: '/sapi/user/user/checkUserVerifyTwo',
    access: 'session',
    space: 'optional',
    beforeTwoStep: true,
    input: nothing,
    output: twoStepState,
  },
  getTwoFactorSetting: {
    title: ['读取两步验证设置', 'Read the two-step settings'],
    summary: "The enterprise's two-factor setting, or null when there is none.",
    method: 'GET',
    path: '/sapi/user/twofactor/open',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z
      .object({
        open: z.boolean(),
        methods: z.array(twoStepMethod),
        applyTo: z.enum(['all', 'admins', 'roles']),
        effectiveTime: z.string().nullable(),
        trustDeviceDays: z.int(),
      })
      .nullable(),
  },
  getTwoStepStatus: {
    title: ['查看自己的两步验证', 'See one’s own two-step verification'],
    summary: "The person's second factors, and what this session still has to do.",
    method: 'GET',
    path: '/sapi/user/twostep/status',
    access: 'session',
    space: 'optional',
    beforeTwoStep: true,
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
  beginTotp: {
    title: ['开始设置身份验证器', 'Begin to set up an authenticator'],
    summary: 'Makes a new secret for an authenticator app; it counts once confirmTotp has seen a code of it.',
    method: 'POST',
    path: '/sapi/user/twostep/totp/begin',
    access: 'session',
    space: 'optional',
    account: true,
    beforeTwoStep: true,
    stepUp: true,
    input: nothing,
    output: z.object({
      /** Base32, as it is typed into an app. */
      secret: z.string(),
      uri: z.string(),
      /** The QR code of `uri`: an SVG path on a square of `size` units, quiet zone included. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
    problems: ['twoStepRequired'],
  },
  confirmTotp: {
    title: ['启用身份验证器', 'Enable an authenticator'],
    summary:
      'Enrols the authenticator app. The first factor answers ten recovery codes, this once. The session is verified and its id changes.',
    method: 'POST',
    path: '/sapi/user/twostep/totp/confirm',
    access: 'session',
    space: 'optional',
    account: true,
    beforeTwoStep: true,
    stepUp: true,
    input: z.strictObject({ code: oneTimeCode }),
    output: z.object({ recoveryCodes }),
    problems: ['codeInvalid', 'tooManyAttempts', 'twoStepRequired'],
  },
  verifyTwoStep: {
    title: ['两步验证', 'Verify in two steps'],
    summary:
      'Verifies this session by a code of the app or by SMS, or by a recovery code, each good once. Its id changes.',
    method: 'POST',
    path: '/sapi/user/twostep/verify',
    access: 'session',
    space: 'optional',
    ofOperator: true,
    beforeTwoStep: true,
    input: z.strictObject({
      kind: z.enum(['totp', 'sms', 'recovery']),
      code: plainSign().min(6).max(32),
      trustDevice: flag.default(false),
    }),
    output: z.object({ recoveryCodesLeft: z.int().nullable() }),
    problems: ['codeInvalid', 'codeExpired', 'codeSpent', 'samePhone', 'tooManyAttempts', 'notFound'],
  },
  renewRecoveryCodes: {
    title: ['更换恢复码', 'Renew the recovery codes'],
    summary: 'Answers ten new recovery codes, this once; the old ones end.',
    method: 'POST',
    path: '/sapi/user/twostep/recovery',
    access: 'session',
    space: 'optional',
    account: true,
    stepUp: true,
    input: nothing,
    output: z.object({ recoveryCodes }),
    problems: ['notFound'],
  },
  deleteTwoStepFactor: {
    title: ['移除验证方式', 'Remove a second factor'],
    summary:
      'Removes the app or the telephone as second factor, and ends the trust in devices; with the last factor the recovery codes go. Not the last one while forced.',
    method: 'DELETE',
    path: '/sapi/user/twostep/{kind}/{id}',
    access: 'session',
    space: 'optional',
    account: true,
    stepUp: true,
    input: z.strictObject({ kind: z.enum(['totp', 'sms']), id }),
    output: done,
    problems: ['factorNeeded', 'notFound'],
  },
})
