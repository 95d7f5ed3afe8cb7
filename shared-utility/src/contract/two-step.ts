import { z } from 'zod'
import { defineCalls } from './call.ts'
import { nothing } from './fields.ts'

/** Strings, as the specification has them: `open` and `effective` are 'true' or 'false'. */
export const twoStepState = z.object({
  open: z.enum(['true', 'false']),
  effective: z.enum(['true', 'false', '']),
  effectiveTime: z.string(),
})
export type TwoStepState = z.infer<typeof twoStepState>

export const twoStepCalls = defineCalls({
  checkTwoStep: {
    summary: 'Whether this session must pass two-step verification now, later or not at all.',
    method: 'GET',
    path: '/sapi/user/user/checkUserVerifyTwo',
    access: 'session',
    space: 'optional',
    input: nothing,
    output: twoStepState,
  },
  getTwoFactorSetting: {
    summary: "The enterprise's two-factor setting, or null when there is none.",
    method: 'GET',
    path: '/sapi/user/twofactor/open',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z
      .object({
        open: z.boolean(),
        methods: z.array(z.enum(['totp', 'webauthn', 'sms'])),
        applyTo: z.enum(['all', 'admins', 'roles']),
        effectiveTime: z.string().nullable(),
        trustDeviceDays: z.int(),
      })
      .nullable(),
  },
})
