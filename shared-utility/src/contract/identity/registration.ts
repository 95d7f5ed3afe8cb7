import { z } from 'zod'
import { freeText, plainSign } from '../foundation/fields.ts'
import { defineCalls } from '../foundation/call.ts'
import { loginId } from './person.ts'
import { newPassword } from './password.ts'
import { signedIn } from './session.ts'
import { phoneNumber, smsCode } from './sms.ts'

/** Names of people in any script, and what tells two of the same name apart: 张伟（研发）, O'Neil 2. */
export const realName = freeText()
  .min(2)
  .max(64)
  .regex(/^[\p{L}\p{M}][\p{L}\p{M}\p{N} .'’·()（）-]+$/u)

/** Proof that a person has shown the code of an invitation a moment ago. */
export const invitationTicket = z.string().min(1).max(600)

export const registrationCalls = defineCalls({
  checkInvitationCode: {
    title: ['检查邀请码', 'Check the code of an invitation'],
    summary:
      'Whether the code of an invitation is good, and for which enterprise. The ticket is good for half an hour.',
    method: 'GET',
    path: '/api2/user/register/checkICode',
    access: 'public',
    space: 'none',
    input: z.strictObject({ code: plainSign().min(1).max(40) }),
    output: z.object({
      valid: z.boolean(),
      entName: z.string().nullable(),
      ticket: z.string().nullable(),
      /** Whether it is for one telephone, which a person who uses it has to prove. */
      needsPhone: z.boolean(),
    }),
    problems: ['tooManyAttempts'],
  },
  checkRealName: {
    title: ['检查姓名', 'Check a name'],
    summary: 'Whether this can be the name of a new member: well formed, and no other member’s in the enterprise.',
    method: 'GET',
    path: '/api2/user/register/checkRealName',
    access: 'public',
    space: 'none',
    input: z.strictObject({ name: z.string().max(200), ticket: invitationTicket }),
    output: z.object({ ok: z.boolean() }),
    problems: ['invitationOver', 'tooManyAttempts'],
  },
  register: {
    title: ['邀请注册', 'Register by invitation'],
    summary:
      'Makes an account in the enterprise that invited, and signs it in. Telephone and code where SMS is offered.',
    stepUpReason: 'makes an account of its own, by an invitation; the session of before is left',
    method: 'POST',
    path: '/api2/user/register',
    access: 'public',
    space: 'none',
    input: z.strictObject({
      ticket: invitationTicket,
      loginId,
      password: newPassword,
      name: realName,
      phone: phoneNumber.optional(),
      code: smsCode.optional(),
    }),
    output: signedIn,
    problems: [
      'invitationOver',
      'loginIdTaken',
      'loginIdNotInvited',
      'phoneInvalid',
      'phoneTaken',
      'phoneNotInvited',
      'realNameTaken',
      'passwordCommon',
      'passwordSequence',
      'passwordOwnName',
      'passwordTooShort',
      'passwordTooPlain',
      'codeInvalid',
      'codeExpired',
      'codeSpent',
      'enterpriseFull',
      'tooManyAttempts',
    ],
  },
})
