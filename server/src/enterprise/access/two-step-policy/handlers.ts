import type { twoStepPolicyCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { getPlatformTwoStep, getTwoStepPolicy, updatePlatformTwoStep, updateTwoStepPolicy } from './policy.ts'

export const twoStepPolicyHandlers: Handlers<typeof twoStepPolicyCalls> = {
  getPlatformTwoStep,
  updatePlatformTwoStep,
  getTwoStepPolicy,
  updateTwoStepPolicy,
}
