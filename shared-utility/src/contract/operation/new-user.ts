import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator, platformStaff } from '../foundation/callers.ts'
import { flag, id, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { loginId } from '../identity/person.ts'
import { emailAddress } from '../identity/email-address.ts'
import { phoneNumber } from '../identity/sms.ts'

const platformType = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value) : value),
  z.union(platformStaff.map((type) => z.literal(type))),
)

const person = {
  loginId,
  name: text(1, 64),
  /** Counts once its person has confirmed it. */
  email: emailAddress.optional(),
  phone: phoneNumber.optional(),
}

export const newUserCalls = defineCalls({
  addUser: {
    title: ['新增运营人员或 SaaS 管理员', 'Add a platform user'],
    summary:
      'Makes an operator or a SaaS administrator. Only root operators may. Answers the initial password, this once. The same `onceKey` of the same operator again gives another one, until the person has chosen theirs.',
    stepUpReason: 'lets somebody in with all that operators may',
    method: 'POST',
    path: '/api/sysop/user',
    access: { who: platformOperator, needs: { root: true, stepUp: true } },
    space: 'none',
    input: z.strictObject({
      ...person,
      userType: platformType,
      /** Whether an operator handles people of the platform, too; only operators have it. */
      isRoot: flag.default(false),
      onceKey,
    }),
    output: z.object({ userid: id, loginId: z.string(), initialSecret: z.string() }),
    problems: ['rootRequired', 'loginIdTaken', 'emailTaken', 'phoneInvalid', 'phoneTaken'],
  },
  doesLoginIdExist: {
    title: ['检查登录账号', 'Check a username'],
    summary: 'Whether a person has this login id, or whether a person other than `userId` has it.',
    stepUpReason: 'only looks',
    method: 'POST',
    path: '/api/user/doesLoginIdWithUserIdExist',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ loginId, userId: id.optional() }),
    output: z.object({ exist: z.boolean() }),
  },
  validateUser: {
    title: ['校验新用户', 'Validate a new user'],
    summary: 'What would be refused of a new person, field by field, before the person is made.',
    stepUpReason: 'only looks',
    method: 'POST',
    path: '/service_org/organization/user/validate',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      loginId: person.loginId.optional(),
      name: person.name.optional(),
      email: person.email,
      phone: person.phone,
      /** The person whose they are already: what is their own is not taken. */
      userId: id.optional(),
    }),
    output: z.object({ valid: z.boolean(), fields: z.array(z.object({ field: z.string(), msg: z.string() })) }),
  },
})
