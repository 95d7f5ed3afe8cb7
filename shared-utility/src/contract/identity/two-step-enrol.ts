import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, id, nothing, plainSign } from '../foundation/fields.ts'
import { twoStepMethod } from './two-step.ts'

/** Six digits of an authenticator app; people type them with a gap. */
const oneTimeCode = plainSign()
  .transform((code) => code.replaceAll(/[ -]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/))
/** Ten with the first factor, shown this once; none when there are some already. */
const recoveryCodes = z.array(z.string())

/** What people do with the factors of their own account, and what other programs ask: no page of everybody calls it. */
export const twoStepEnrolCalls = defineCalls({
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
  beginTotp: {
    title: ['开始设置身份验证器', 'Start to set up an authenticator'],
    summary: 'Makes a new secret for an authenticator app; it counts once confirmTotp has seen a code of it.',
    stepUpReason: 'a factor that a thief sets up is the thief’s, and confirms them from then on',
    method: 'POST',
    path: '/sapi/user/twostep/totp/begin',
    access: { who: 'session', needs: { account: true, stepUp: true }, while: ['twoStepDue'] },
    space: 'optional',
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
    stepUpReason: 'a factor that a thief sets up is the thief’s, and confirms them from then on',
    method: 'POST',
    path: '/sapi/user/twostep/totp/confirm',
    access: { who: 'session', needs: { account: true, stepUp: true }, while: ['twoStepDue'] },
    space: 'optional',
    input: z.strictObject({ code: oneTimeCode }),
    output: z.object({ recoveryCodes }),
    problems: ['codeInvalid', 'tooManyAttempts', 'twoStepRequired'],
  },
  renewRecoveryCodes: {
    title: ['更换恢复码', 'Renew the recovery codes'],
    summary: 'Answers ten new recovery codes, this once; the old ones end.',
    stepUpReason: 'the codes pass two-step verification',
    method: 'POST',
    path: '/sapi/user/twostep/recovery',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'optional',
    input: nothing,
    output: z.object({ recoveryCodes }),
    problems: ['notFound'],
  },
  deleteTwoStepFactor: {
    title: ['移除自己的验证方式', 'Remove one’s own second factor'],
    summary:
      'Removes the app or the telephone as second factor, and ends the trust in devices; with the last factor the recovery codes go. Not the last one while forced.',
    stepUpReason: 'leaves the account weaker',
    method: 'DELETE',
    path: '/sapi/user/twostep/{kind}/{id}',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'optional',
    input: z.strictObject({ kind: z.enum(['totp', 'sms']), id }),
    output: done,
    problems: ['factorNeeded', 'notFound'],
    doneAlready: ['notFound'],
  },
})
