import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes } from '../foundation/callers.ts'
import { enterpriseId } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { newPassword } from './password.ts'
import { loginId } from './person.ts'
import { invitationTicket } from './registration.ts'
import { signedIn } from './session.ts'
import { phoneNumber, smsCode } from './sms.ts'

export const joiningCalls = defineCalls({
  joinByInvitation: {
    title: ['凭邀请加入企业', 'Join an enterprise by invitation'],
    summary:
      'Makes the signed-in person a member of the enterprise that invited, with the account they have. A person who is one already stays what they are.',
    stepUpReason: 'the invitation is the proof, and it opens nothing that is the person’s already',
    method: 'POST',
    path: '/api2/user/register/join',
    access: { who: enterpriseTypes, needs: { account: true } },
    space: 'none',
    input: z.strictObject({ ticket: invitationTicket, onceKey }),
    output: z.object({ entId: enterpriseId }),
    once: 'content',
    problems: [
      'invitationOver',
      'loginIdNotInvited',
      'phoneNotInvited',
      'accountNotFree',
      'enterpriseFull',
      'membershipSuspended',
    ],
  },
  freeAndJoin: {
    title: ['设置自己的账号并加入企业', 'Set up own account and join'],
    summary:
      'The same for an account that one enterprise made or has reset: it gets a login id and a password of its person’s own, and loses everything else that opens it, before it joins another one. An invitation for a telephone asks for the code that was sent to it to register. Signs in anew.',
    stepUpReason: 'a new password, and everything else that opens the account goes',
    method: 'POST',
    path: '/api2/user/register/free',
    access: { who: enterpriseTypes, needs: { account: true, stepUp: true } },
    space: 'none',
    input: z.strictObject({
      ticket: invitationTicket,
      loginId,
      newPassword,
      phone: phoneNumber.optional(),
      code: smsCode.optional(),
    }),
    output: signedIn,
    problems: [
      'forbidden',
      'invitationOver',
      'loginIdTaken',
      'loginIdNotInvited',
      'phoneInvalid',
      'phoneNotInvited',
      'phoneInUse',
      'codeInvalid',
      'codeExpired',
      'codeSpent',
      'enterpriseFull',
      'membershipSuspended',
      'passwordCommon',
      'passwordSequence',
      'passwordOwnName',
      'passwordTooShort',
      'passwordTooPlain',
    ],
  },
})
