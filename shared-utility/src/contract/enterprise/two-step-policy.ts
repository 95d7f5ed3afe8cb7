import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { clearable, done, flag, id, instant, integer, nothing } from '../foundation/fields.ts'
import { twoStepMethod, twoStepMethods } from '../identity/two-step.ts'
import { enterpriseAdministrator, platformOperator } from '../foundation/callers.ts'

const policy = {
  open: z.boolean(),
  /** Until then people are reminded; afterwards nothing else opens. Null: at once. */
  effectiveTime: instant.nullable(),
  trustDeviceDays: z.int(),
}
const change = {
  open: flag,
  effectiveTime: clearable(instant).default(null),
  trustDeviceDays: integer(0, 30),
}

export const twoStepPolicyCalls = defineCalls({
  getPlatformTwoStep: {
    title: ['查看平台两步验证策略', 'View the platform’s two-step policy'],
    summary: 'The two-step policy for people of the platform: its operators and the SaaS administrators.',
    method: 'GET',
    path: '/api/sysop/twostep',
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.object({ ...policy, applyTo: z.enum(['all', 'operators']) }),
  },
  updatePlatformTwoStep: {
    title: ['修改平台两步验证策略', 'Change the platform’s two-step policy'],
    summary: 'Sets the two-step policy for people of the platform.',
    stepUpReason: 'can switch two-step verification off',
    method: 'PUT',
    path: '/api/sysop/twostep',
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ ...change, applyTo: z.enum(['all', 'operators']) }),
    output: done,
  },
  getTwoStepPolicy: {
    title: ['查看企业两步验证策略', 'View the enterprise’s two-step policy'],
    summary: "The enterprise's two-step policy, with the roles it can be for.",
    method: 'GET',
    path: '/sapi/user/twostep/policy',
    access: enterpriseAdministrator,
    space: 'required',
    input: nothing,
    output: z.object({
      ...policy,
      applyTo: z.enum(['all', 'admins', 'roles']),
      /** The methods by which people pass; never empty. */
      methods: z.array(twoStepMethod),
      /** The methods that this portal is set up for. */
      offered: z.array(twoStepMethod),
      /** The methods that the caller has set up themselves. */
      ownMethods: z.array(twoStepMethod),
      roleIds: z.array(id),
      roles: z.array(z.object({ id, name: z.string() })),
    }),
  },
  updateTwoStepPolicy: {
    title: ['修改企业两步验证策略', 'Change the enterprise’s two-step policy'],
    summary:
      "Sets the enterprise's two-step policy. `roleIds` counts when it is for roles; `methods` are what people pass by, at least one of them offered here.",
    stepUpReason: 'can switch two-step verification off',
    method: 'PUT',
    path: '/sapi/user/twostep/policy',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    encoding: 'json',
    input: z.strictObject({
      ...change,
      applyTo: z.enum(['all', 'admins', 'roles']),
      methods: z
        .array(twoStepMethod)
        .min(1)
        .max(twoStepMethods.length)
        .default([...twoStepMethods]),
      roleIds: z.array(id).max(100).default([]),
    }),
    output: done,
    problems: ['roleNotFound'],
  },
})
