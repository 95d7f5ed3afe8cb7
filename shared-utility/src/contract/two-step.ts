import { z } from 'zod'
import { defineCalls } from './call.ts'
import { done, flag, id, instant, nothing } from './fields.ts'

/** Strings, as the specification has them: `open` and `effective` are 'true' or 'false'. */
export const twoStepState = z.object({
  open: z.enum(['true', 'false']),
  effective: z.enum(['true', 'false', '']),
  effectiveTime: z.string(),
})
export type TwoStepState = z.infer<typeof twoStepState>

/** Six digits of an authenticator app; people type them with a gap. */
export const oneTimeCode = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/))
const recoveryCodes = z.array(z.string())

export const twoStepCalls = defineCalls({
  checkTwoStep: {
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
    summary: "The enterprise's two-factor setting, or null when there is none.",
    method: 'GET',
    path: '/sapi/user/twofactor/open',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z
      .object({
        open: z.boolean(),
        methods: z.array(z.enum(['totp', 'webauthn', 'sms'])),
        applyTo: z.enum(['all', 'admins', 'roles']),
        effectiveTime: z.string().nullable(),
        trustDeviceDays: z.int(),
      })
      .nullable(),
  },
  getTwoStepStatus: {
    summary: "The person's second factors, and what this session still has to do.",
    method: 'GET',
    path: '/sapi/user/twostep/status',
    access: 'session',
    space: 'optional',
    beforeTwoStep: true,
    input: nothing,
    output: z.object({
      enrolled: z.array(z.object({ kind: z.enum(['totp']), id, confirmedAt: instant })),
      recoveryCodesLeft: z.int(),
      /** What can be enrolled. */
      methods: z.array(z.enum(['totp'])),
      /** True when a second factor was given in this session; a trusted device alone is none. */
      verified: z.boolean(),
      /** True when nothing else opens before this session is verified. */
      required: z.boolean(),
      /** True when the person may not be without a second factor. */
      forced: z.boolean(),
      /** The last moment to enrol; null when there is none. */
      deadline: instant.nullable(),
      /** For how long a device may be trusted; 0 when none may. */
      trustDeviceDays: z.int(),
    }),
  },
  beginTotp: {
    summary:
      'Makes a new secret for an authenticator app; it counts once confirmTotp has seen a code of it. Replacing one asks for step-up.',
    method: 'POST',
    path: '/sapi/user/twostep/totp/begin',
    access: 'session',
    space: 'optional',
    beforeTwoStep: true,
    input: nothing,
    output: z.object({
      /** Base32, as it is typed into an app. */
      secret: z.string(),
      uri: z.string(),
      /** The QR code of `uri`: an SVG path on a square of `size` units, quiet zone included. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
    problems: ['stepUpRequired'],
  },
  confirmTotp: {
    summary:
      'Enrols the authenticator app and answers ten recovery codes, this once. The session is verified and its id changes.',
    method: 'POST',
    path: '/sapi/user/twostep/totp/confirm',
    access: 'session',
    space: 'optional',
    beforeTwoStep: true,
    input: z.strictObject({ code: oneTimeCode }),
    output: z.object({ recoveryCodes }),
    problems: ['codeInvalid', 'tooManyAttempts', 'stepUpRequired'],
  },
  verifyTwoStep: {
    summary: 'Verifies this session by a code of the app, or by a recovery code, each good once. Its id changes.',
    method: 'POST',
    path: '/sapi/user/twostep/verify',
    access: 'session',
    space: 'optional',
    beforeTwoStep: true,
    input: z.strictObject({
      kind: z.enum(['totp', 'recovery']),
      code: z.string().trim().min(6).max(32),
      trustDevice: flag.default(false),
    }),
    output: z.object({ recoveryCodesLeft: z.int() }),
    problems: ['codeInvalid', 'tooManyAttempts'],
  },
  renewRecoveryCodes: {
    summary: 'Answers ten new recovery codes, this once; the old ones end.',
    method: 'POST',
    path: '/sapi/user/twostep/recovery',
    access: 'session',
    space: 'optional',
    stepUp: true,
    input: nothing,
    output: z.object({ recoveryCodes }),
    problems: ['notFound'],
  },
  deleteTwoStepFactor: {
    summary: 'Removes a second factor, with its recovery codes and trusted devices; not the last one while forced.',
    method: 'DELETE',
    path: '/sapi/user/twostep/{kind}/{id}',
    access: 'session',
    space: 'optional',
    stepUp: true,
    input: z.strictObject({ kind: z.enum(['totp']), id }),
    output: done,
    problems: ['factorNeeded', 'notFound'],
  },
})
