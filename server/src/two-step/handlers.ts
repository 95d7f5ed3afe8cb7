import type { twoStepCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Handlers } from '../context.ts'
import { checkTwoStep } from './check.ts'
import { selectTwoStepSetting } from './queries.ts'

export const twoStepHandlers: Handlers<typeof twoStepCalls> = {
  async checkTwoStep(_input, context) {
    const { userId, userType, aal } = sessionOf(context)
    return checkTwoStep({ userId, userType, aal, entId: context.space?.entId ?? null }, context)
  },

  async getTwoFactorSetting(_input, context) {
    const setting = await selectTwoStepSetting(context.db, spaceOf(context).entId)
    if (setting === undefined) return null
    return {
      open: setting.open,
      methods: setting.methods,
      applyTo: setting.apply_to,
      effectiveTime: setting.effective_time?.toISOString() ?? null,
      trustDeviceDays: setting.trust_device_days,
    }
  },
}
