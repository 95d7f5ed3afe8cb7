import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { clearable, id, integer } from '../foundation/fields.ts'
import { emailAddress } from '../identity/email-address.ts'
import { phoneNumber } from '../identity/sms.ts'
import { platformOperator } from '../foundation/callers.ts'
import { onceKey } from '../foundation/once-key.ts'

/** How a person is reached. Only what its person has confirmed opens anything: a reset, a sign-in by SMS. */
const userContact = z.object({
  userid: id,
  version: z.int(),
  email: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
  phone: z.string().nullable(),
  isPhoneConfirmed: z.boolean(),
})
export type UserContact = z.infer<typeof userContact>

export const userContactCalls = defineCalls({
  getUserContact: {
    title: ['查看用户的邮箱和手机号', 'View the address and phone number of a user'],
    summary: 'The e-mail address and telephone of a person, and whether they have confirmed them.',
    method: 'GET',
    path: '/api/sysop/user/{userid}/contact',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ userid: id }),
    output: userContact,
    problems: ['userNotFound'],
  },
  updateUserContact: {
    title: ['修改用户的邮箱和手机号', 'Change the address and phone number of a user'],
    summary:
      'Sets, corrects or takes away the address and telephone of a person, against the version that was read. What is new counts once the person has confirmed it.',
    stepUpReason: 'an address or telephone that its person confirms lets them in',
    method: 'PUT',
    path: '/api/sysop/user/contact',
    access: { who: platformOperator, needs: { rootFor: { user: 'userid' }, stepUp: true } },
    space: 'none',
    input: z.strictObject({
      userid: id,
      version: integer(1, 2_147_483_647),
      email: clearable(emailAddress).optional(),
      phone: clearable(phoneNumber).optional(),
      onceKey,
    }),
    output: userContact,
    problems: [
      'userNotFound',
      'versionConflict',
      'ownAccount',
      'rootRequired',
      'emailTaken',
      'phoneInvalid',
      'phoneTaken',
    ],
  },
})
