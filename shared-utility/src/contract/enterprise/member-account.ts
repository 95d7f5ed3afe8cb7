import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { clearable, id, integer, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { emailAddress } from '../identity/email-address.ts'
import { loginId } from '../identity/person.ts'
import { phoneNumber } from '../identity/sms.ts'

const memberAccount = z.object({
  userId: id,
  version: z.int(),
  name: z.string(),
  loginId: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})
export type MemberAccount = z.infer<typeof memberAccount>

export const memberAccountCalls = defineCalls({
  getMemberAccount: {
    title: ['查看未登录成员的账号', 'View the account of a member who has not signed in'],
    summary:
      'What an administrator has said of a member who has never signed in. Not for accounts that belong to another enterprise, too.',
    method: 'GET',
    path: '/sapi/enterprise/member/account',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ userId: id }),
    output: memberAccount,
    problems: ['memberNotFound', 'memberSignedIn', 'memberElsewhere'],
  },
  updateMemberAccount: {
    title: ['更正未登录成员的账号', 'Correct the account of a member who has not signed in'],
    summary:
      'Corrects name, username, telephone and e-mail address of a member who has never signed in, against the version that was read. An empty telephone or address is none; what is new counts once the person has confirmed it. Not for accounts that belong to another enterprise, too.',
    stepUpReason: 'an address or telephone that its person confirms lets them in',
    method: 'PUT',
    path: '/sapi/enterprise/member/account',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({
      userId: id,
      version: integer(1, 2_147_483_647),
      name: text(1, 64).optional(),
      loginId: loginId.optional(),
      phone: clearable(phoneNumber).optional(),
      email: clearable(emailAddress).optional(),
      onceKey,
    }),
    output: memberAccount,
    problems: [
      'memberNotFound',
      'memberMustStay',
      'memberSignedIn',
      'memberElsewhere',
      'versionConflict',
      'loginIdTaken',
      'phoneInvalid',
    ],
  },
})
