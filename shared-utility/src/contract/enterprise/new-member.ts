import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { freeText, id, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { visible } from '../foundation/tidy.ts'
import { UserType } from '../foundation/user-type.ts'
import { emailAddress } from '../identity/email-address.ts'
import { loginId } from '../identity/person.ts'
import { phoneNumber } from '../identity/sms.ts'
import { joiningType } from './connector-shape.ts'

/** What an administrator says of a new member; each row of a file of members is looked at by the same rules. */
export const newMember = z.strictObject({
  name: text(1, 64),
  loginId,
  userType: joiningType.default(UserType.member),
  /** Both count once their person has confirmed them. */
  phone: phoneNumber.optional(),
  email: emailAddress.optional(),
  title: freeText().max(64).regex(visible).optional(),
  departmentId: id.optional(),
  onceKey,
})

export const newMemberCalls = defineCalls({
  addMember: {
    title: ['新增成员', 'Add a member'],
    summary:
      'Makes an account for a new person, who is a member of the enterprise at once. Answers the initial password, this once; before they join another enterprise they set the account up anew. The same `onceKey` of the same person again gives that account another initial password, until its person has chosen one.',
    stepUpReason: 'lets somebody in, and whoever reads the initial password is that person',
    method: 'POST',
    path: '/sapi/enterprise/member',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: newMember,
    output: z.object({ userId: id, loginId: z.string(), initialSecret: z.string() }),
    problems: ['loginIdTaken', 'enterpriseFull', 'phoneInvalid', 'departmentNotFound'],
  },
})
