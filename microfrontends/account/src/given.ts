import type { CallOutput } from '@atrium/shared-utility/contract'

/** A person without any factor who is asked for one, as the server says it. */
export const twoStepStatus: CallOutput<'getTwoStepStatus'> = {
  enrolled: [],
  recoveryCodesLeft: 0,
  methods: ['totp'],
  accepted: ['totp'],
  phoneMask: null,
  signedInByPhone: false,
  verified: false,
  required: true,
  requiredElsewhere: false,
  forced: true,
  deadline: null,
  trustDeviceDays: 0,
}
