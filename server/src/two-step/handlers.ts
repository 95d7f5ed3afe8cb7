import type { twoStepCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context, type Handlers } from '../context.ts'
import type { Row } from '../db/schema.ts'
import { hasRoleOf, selectTwoStepSetting } from './queries.ts'
import { twoStepStateOf } from './state.ts'

export const twoStepHandlers: Handlers<typeof twoStepCalls> = {
  async checkTwoStep(_input, context) {
    const setting = context.space === null ? undefined : await selectTwoStepSetting(context.db, context.space.entId)
    const isInScope = setting !== undefined && (await isMeant(setting, context))
    const policy = { isOpen: setting?.open ?? false, isInScope, effectiveAt: setting?.effective_time ?? null }
    // Second factors cannot be enrolled yet, so nobody has one.
    return twoStepStateOf(policy, { aal: sessionOf(context).aal, hasFactor: false, now: context.now })
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

async function isMeant(setting: Row<'two_step_setting'>, context: Context) {
  const { userId, userType } = sessionOf(context)
  if (setting.apply_to === 'all') return true
  if (setting.apply_to === 'admins') return userType === 6
  return hasRoleOf(context.db, { userId, roleIds: setting.role_ids })
}
