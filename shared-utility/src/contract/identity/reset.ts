import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { captchaInput } from './captcha.ts'
import { done, nothing, plainSign } from '../foundation/fields.ts'
import { visible } from '../foundation/tidy.ts'
import { emailAddress } from './email-address.ts'
import { newPassword } from './password.ts'
import { passwordRules } from './password-policy.ts'

/** What a mailed link carries: 256 bits, for one use. It travels in the fragment, which reaches no server and no log. */
const token = z.string().regex(/^[\w-]{43}$/)

export const resetCalls = defineCalls({
  askPasswordReset: {
    title: ['申请找回密码', 'Request a link to choose a new password'],
    summary:
      'Mails a link to choose a new password, if the login id or address is of a person who can have one. Answers alike for everyone.',
    stepUpReason: 'mails to the address that its person has confirmed, and answers everybody alike',
    method: 'POST',
    path: '/sapi/user/reset/ask',
    access: 'public',
    space: 'none',
    input: z.strictObject({ account: plainSign().min(1).max(254).regex(visible), ...captchaInput }),
    output: done,
    problems: ['mailNotConfigured', 'captchaRequired', 'captchaWrong', 'tooManyAttempts'],
  },
  checkPasswordReset: {
    title: ['打开找回密码链接', 'Open a link to choose a new password'],
    summary: 'Whose password a mailed link resets, without using it up.',
    stepUpReason: 'only looks',
    method: 'POST',
    path: '/sapi/user/reset/check',
    access: 'public',
    space: 'none',
    input: z.strictObject({ token }),
    output: z.object({ loginId: z.string(), rules: passwordRules }),
    problems: ['linkInvalid'],
  },
  chooseNewPassword: {
    title: ['通过链接设置新密码', 'Choose a new password by a link'],
    summary: 'Sets a password by a mailed link, once, and ends every session. Does not sign the person in.',
    stepUpReason: 'goes by the link in the mail, whoever is signed in',
    method: 'POST',
    path: '/sapi/user/reset',
    access: 'public',
    space: 'none',
    input: z.strictObject({ token, newPassword }),
    output: done,
    problems: [
      'linkInvalid',
      'passwordUnchanged',
      'passwordCommon',
      'passwordSequence',
      'passwordOwnName',
      'passwordTooShort',
      'passwordTooPlain',
      'passwordUsedBefore',
    ],
  },
  setOwnEmail: {
    title: ['设置自己的邮箱', 'Set own email address'],
    summary: 'Mails a link to an address; the account has the address once a person opens it.',
    stepUpReason: 'the mailbox resets the password',
    method: 'PUT',
    path: '/sapi/user/account/email',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'none',
    input: z.strictObject({ email: emailAddress }),
    output: done,
    problems: ['mailNotConfigured', 'tooManyAttempts'],
  },
  deleteOwnEmail: {
    title: ['移除自己的邮箱', 'Remove own email address'],
    summary: 'Takes the address off one’s own account.',
    stepUpReason: 'takes the way to reset the password away',
    method: 'DELETE',
    path: '/sapi/user/account/email',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'none',
    input: nothing,
    output: done,
  },
  confirmEmail: {
    title: ['确认邮箱', 'Confirm an email address'],
    summary: 'Gives an account the address that its link was mailed to, once.',
    stepUpReason: 'goes by the link in the mail; `setOwnEmail`, which asks, has begun it',
    method: 'POST',
    path: '/sapi/user/email/confirm',
    access: 'public',
    space: 'none',
    input: z.strictObject({ token }),
    output: z.object({ email: z.string() }),
    problems: ['linkInvalid', 'emailTaken'],
  },
})
