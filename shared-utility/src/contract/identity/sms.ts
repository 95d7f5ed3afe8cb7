import { z } from 'zod'
import { closedSpaceCodes } from '../foundation/closed-space.ts'
import { defineCalls } from '../foundation/call.ts'
import { captchaInput } from './captcha.ts'
import { flag, integer, plainSign } from '../foundation/fields.ts'
import { signedIn } from './session.ts'

/** What a code by SMS is for; a code for one purpose is good for no other. */
export const smsPurposes = ['login', 'register', 'bind', 'twoStep', 'phone', 'stepUp'] as const
export type SmsPurpose = (typeof smsPurposes)[number]

/** As people type it, with or without the country; the server makes E.164 of it. */
export const phoneNumber = plainSign().regex(/^[+(]?\d[\d ().-]{3,28}$/)

/** Six digits; people type them with a gap. */
export const smsCode = plainSign()
  .max(20)
  .transform((code) => code.replaceAll(/[ -]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/))

/** Those that an anonymous caller asks for. */
const openPurpose = z.enum(['login', 'register', 'bind'])
export const waitSeconds = integer(0, 60)

export const smsCalls = defineCalls({
  sendSmsCode: {
    title: ['获取短信验证码', 'Request an SMS code'],
    summary:
      'Has a code sent to a telephone, for use in this browser only, and does not wait for that. Answers the same for a number that no account has. After several codes that were not used it asks for a captcha; `countdown` seconds must pass before the next.',
    stepUpReason: 'to a telephone, for this browser; whose it is, is looked up when the code comes back',
    method: 'GET',
    path: '/api2/verifycode/sms/send',
    access: { who: 'public', while: ['maintenance'] },
    changes: true,
    space: 'optional',
    input: z.strictObject({
      phone: phoneNumber,
      purpose: openPurpose.default('login'),
      /** The ticket of the invitation; needed to register. */
      ticket: z.string().max(600).optional(),
      ...captchaInput,
    }),
    output: z.object({ sent: z.literal(true), countdown: waitSeconds }),
    problems: [
      'phoneInvalid',
      'phoneNotInvited',
      'invitationOver',
      'smsNotOffered',
      'smsUnavailable',
      'codeTooSoon',
      'captchaRequired',
      'captchaWrong',
      'tooManyAttempts',
    ],
  },
  getSmsCountdown: {
    title: ['读取短信验证码倒计时', 'Read the wait for the next code'],
    summary: 'How many seconds this browser has to wait before it may ask for another code; 0 when it need not.',
    method: 'GET',
    path: '/api2/verifycode/sms/countdown',
    access: { who: 'public', while: ['maintenance'] },
    space: 'none',
    input: z.strictObject({ purpose: openPurpose.default('login') }),
    output: z.object({ countdown: waitSeconds }),
  },
  signInBySms: {
    title: ['短信登录', 'Sign in by SMS'],
    summary: 'Signs in the person with the telephone, by the code that was sent to it, and starts a session.',
    stepUpReason: 'goes by the code; the session of before is left',
    method: 'PUT',
    path: '/api2/verifycode/sms/userlogin',
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    input: z.strictObject({ phone: phoneNumber, code: smsCode, remember: flag.default(false) }),
    output: signedIn,
    problems: [
      'phoneInvalid',
      'codeInvalid',
      'codeExpired',
      'codeSpent',
      'smsNotOffered',
      'tooManyAttempts',
      'spaceDenied',
      'membershipSuspended',
      'membershipEnded',
      ...closedSpaceCodes,
    ],
  },
})
