import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { phoneNumber, smsCode, waitSeconds } from './sms.ts'

/**
 * What a signed-in person has codes sent for: to verify the session, to prove a telephone, or to prove again who they
 * are.
 */
const ownPurpose = z.enum(['twoStep', 'phone', 'stepUp'])

export const phoneCalls = defineCalls({
  sendOwnCode: {
    title: ['给自己的手机发送验证码', 'Send a code to own phone number'],
    summary:
      'Sends a code, for this session only: to the telephone that is the second factor, to one’s own for verifyStepUpCode (`stepUp`), or (`phone`) to one to be proven; without a number to one’s own.',
    stepUpReason: 'to prove a telephone asks for it, before a message is paid for; the others go to the person’s own',
    method: 'POST',
    path: '/sapi/user/phone/code',
    // A telephone is proven to become the account's; a code for the factor only verifies this session.
    // What the code is for wants it, too: so the person is asked before a message is paid for.
    access: {
      who: 'session',
      needs: { account: { when: { purpose: 'phone' } }, stepUp: { when: { purpose: 'phone' } } },
      while: ['twoStepDue'],
    },
    space: 'optional',
    input: z.strictObject({ purpose: ownPurpose, phone: phoneNumber.optional() }),
    output: z.object({ sent: z.literal(true), countdown: waitSeconds }),
    problems: [
      'phoneInvalid',
      'samePhone',
      'smsNotOffered',
      'smsUnavailable',
      'codeTooSoon',
      'tooManyAttempts',
      'stepUpMethodClosed',
      'twoStepRequired',
      'notFound',
    ],
  },
  getOwnCodeCountdown: {
    title: ['读取自己的验证码倒计时', 'Read the wait for own next code'],
    summary: 'How many seconds this session has to wait before it may ask for another code; 0 when it need not.',
    method: 'GET',
    path: '/sapi/user/phone/countdown',
    access: { who: 'session', while: ['twoStepDue'] },
    space: 'optional',
    input: z.strictObject({ purpose: ownPurpose }),
    output: z.object({ countdown: waitSeconds }),
  },
  addSmsFactor: {
    title: ['启用短信验证', 'Enable SMS codes'],
    summary:
      'Enrols a telephone, one’s own or another that becomes it, by a code of sendOwnCode; otherwise as confirmTotp.',
    stepUpReason: 'a factor that a thief sets up is the thief’s, and confirms them from then on',
    method: 'POST',
    path: '/sapi/user/twostep/sms',
    access: { who: 'session', needs: { account: true, stepUp: true }, while: ['twoStepDue'] },
    space: 'optional',
    input: z.strictObject({ phone: phoneNumber.optional(), code: smsCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    problems: [
      'samePhone',
      'phoneInvalid',
      'phoneInUse',
      'codeInvalid',
      'codeExpired',
      'codeSpent',
      'smsNotOffered',
      'tooManyAttempts',
      'twoStepRequired',
    ],
  },
  setOwnPhone: {
    title: ['设置自己的手机号', 'Set own phone number'],
    summary: 'Gives one’s own account a telephone, by the code that was sent to it. It signs in by SMS from then on.',
    stepUpReason: 'the telephone signs in',
    method: 'PUT',
    path: '/sapi/user/phone',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'none',
    input: z.strictObject({ phone: phoneNumber, code: smsCode, onceKey }),
    output: done,
    once: 'content',
    problems: [
      'phoneInvalid',
      'phoneInUse',
      'codeInvalid',
      'codeExpired',
      'codeSpent',
      'smsNotOffered',
      'tooManyAttempts',
      'twoStepRequired',
    ],
  },
  deleteOwnPhone: {
    title: ['移除自己的手机号', 'Remove own phone number'],
    summary: 'Takes the telephone off one’s own account; as a second factor it ends with that.',
    stepUpReason: 'takes a way into the account away',
    method: 'DELETE',
    path: '/sapi/user/phone',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'optional',
    input: z.strictObject({}),
    output: done,
    problems: ['factorNeeded', 'notFound', 'twoStepRequired'],
    doneAlready: ['notFound'],
  },
})
