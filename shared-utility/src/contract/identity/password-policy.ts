import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, integer, nothing } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { enterpriseAdministrator, platformOperator } from '../foundation/callers.ts'

/** The rules for passwords. Kinds are small letters, capital letters, digits and everything else. */
export const passwordRules = z.object({
  minLength: z.int(),
  minKinds: z.int(),
  /** 0: it never gets too old. */
  maxAgeDays: z.int(),
  /** How many earlier ones may not be chosen again. */
  history: z.int(),
})
export type PasswordRules = z.output<typeof passwordRules>

const policy = passwordRules.extend({ version: z.int() })
const oldestDays = 365
const change = {
  minLength: integer(8, 64),
  minKinds: integer(0, 4),
  /** 0, or 30 to 365. */
  maxAgeDays: integer(0, oldestDays).refine((days) => days === 0 || days >= 30),
  history: integer(0, 24),
  version: integer(0, 2_147_483_646),
  onceKey,
}

export const passwordPolicyCalls = defineCalls({
  getPlatformPasswordPolicy: {
    title: ['查看平台密码策略', 'View the platform’s password policy'],
    summary: 'What everybody’s password has to be like, at least.',
    method: 'GET',
    path: '/api/sysop/passwordpolicy',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: policy,
  },
  updatePlatformPasswordPolicy: {
    title: ['修改平台密码策略', 'Change the platform’s password policy'],
    summary: 'Sets what everybody’s password has to be like, against the version that was read.',
    stepUpReason: 'weakens every password from then on',
    method: 'PUT',
    path: '/api/sysop/passwordpolicy',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject(change),
    output: done,
    problems: ['versionConflict'],
  },
  getPasswordPolicy: {
    title: ['查看企业密码策略', 'View the enterprise’s password policy'],
    summary: 'What the enterprise asks of its people’s passwords, and what the platform asks for anyway.',
    method: 'GET',
    path: '/sapi/user/password/policy',
    access: enterpriseAdministrator,
    space: 'required',
    input: nothing,
    output: policy.extend({ platform: passwordRules }),
  },
  updatePasswordPolicy: {
    title: ['修改企业密码策略', 'Change the enterprise’s password policy'],
    summary: 'Sets what the enterprise asks of its people’s passwords. Where the platform is stricter, it holds.',
    stepUpReason: 'weakens the passwords of an enterprise',
    method: 'PUT',
    path: '/sapi/user/password/policy',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject(change),
    output: done,
    problems: ['versionConflict'],
  },
})
