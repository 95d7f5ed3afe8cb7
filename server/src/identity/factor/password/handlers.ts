import type { passwordCalls, passwordPolicyCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { changePassword } from './change-password.ts'
import {
  getPasswordPolicy,
  getPlatformPasswordPolicy,
  updatePasswordPolicy,
  updatePlatformPasswordPolicy,
} from './set-policy.ts'
import { resetPassword } from './reset-password.ts'
import { getPasswordRules } from './rules.ts'

export const passwordHandlers: Handlers<typeof passwordCalls & typeof passwordPolicyCalls> = {
  changePassword,
  resetPassword,
  getPasswordRules,
  getPlatformPasswordPolicy,
  updatePlatformPasswordPolicy,
  getPasswordPolicy,
  updatePasswordPolicy,
}
