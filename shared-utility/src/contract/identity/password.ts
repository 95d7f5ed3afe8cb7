import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, flag, id, nothing } from '../foundation/fields.ts'
import { passwordRules } from './password-policy.ts'
import { platformOperator } from '../foundation/callers.ts'

const shortest = 8
const longest = 128

/** A password that a person chose. Any characters count; the server also refuses what is easily guessed. */
export const newPassword = z.string().min(shortest).max(longest)

/** The specification has one path for all of them; `op` says which is meant. */
const path = '/api/user/password'

export const passwordCalls = defineCalls({
  changePassword: {
    title: ['更改自己的密码', 'Change own password'],
    summary: 'Changes one’s own password, renews the session, and ends the other sessions unless told otherwise.',
    stepUpReason: 'asks for the old password itself',
    method: 'POST',
    path,
    access: { who: 'session', needs: { account: true }, while: ['passwordDue'] },
    space: 'none',
    input: z.strictObject({
      op: z.literal('change'),
      /** Not needed while an initial password waits to be changed: the sign-in with it was the proof. */
      oldPassword: z.string().max(longest).default(''),
      newPassword,
      endOthers: flag.default(true),
    }),
    output: done,
    problems: [
      'oldPasswordWrong',
      'passwordUnchanged',
      'passwordCommon',
      'passwordSequence',
      'passwordOwnName',
      'passwordTooShort',
      'passwordTooPlain',
      'passwordUsedBefore',
      'tooManyAttempts',
    ],
  },
  getPasswordRules: {
    title: ['读取密码要求', 'Read the password rules'],
    summary: 'What one’s own password has to be like, and why it has to be changed now, if it has to.',
    method: 'GET',
    path: '/api/user/password/rules',
    access: { who: 'session', needs: { account: true }, while: ['passwordDue'] },
    space: 'none',
    input: nothing,
    output: passwordRules.extend({ due: z.enum(['initial', 'tooOld']).nullable() }),
  },
  resetPassword: {
    title: ['重置他人密码', 'Reset a user’s password'],
    summary: 'Gives a person an initial password, which this answer alone shows, and ends their sessions.',
    stepUpReason: 'whoever reads the new password is that person',
    method: 'POST',
    path,
    access: { who: platformOperator, needs: { rootFor: { user: 'userId' }, stepUp: true } },
    space: 'none',
    input: z.strictObject({ op: z.literal('reset'), userId: id }),
    output: z.object({ loginId: z.string(), initialSecret: z.string() }),
    problems: ['userNotFound', 'ownAccount', 'rootRequired'],
  },
})
