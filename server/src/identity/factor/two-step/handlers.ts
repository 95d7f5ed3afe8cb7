import type { twoStepCalls, twoStepEnrolCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { beginTotp, confirmTotp } from './enrol.ts'
import { deleteTwoStepFactor, getTwoStepStatus, renewRecoveryCodes } from './factors.ts'
import { inPlatformScope } from '../../../foundation/call/context/in-platform-scope.ts'
import { selectTwoStepSetting } from './queries.ts'
import { twoStepStateUnder } from '../../people/two-step-rule/rule.ts'
import { verifyTwoStep } from './verify.ts'

export const twoStepHandlers: Handlers<typeof twoStepCalls & typeof twoStepEnrolCalls> = {
  async checkTwoStep(_input, context) {
    const session = sessionOf(context)
    return twoStepStateUnder(session.twoStep, session, context.now)
  },

  async getTwoFactorSetting(_input, context) {
    const setting = await selectTwoStepSetting(context.db, spaceOf(context).entId)
    if (setting === undefined) return null
    return {
      open: setting.open,
      methods: setting.methods.filter((method) => context.services.twoStepMethods().includes(method)),
      applyTo: setting.apply_to,
      effectiveTime: setting.effective_time?.toISOString() ?? null,
      trustDeviceDays: setting.trust_device_days,
    }
  },

  getTwoStepStatus: inPlatformScope(getTwoStepStatus),
  beginTotp: inPlatformScope(beginTotp),
  confirmTotp: inPlatformScope(confirmTotp),
  verifyTwoStep: inPlatformScope(verifyTwoStep),
  renewRecoveryCodes: inPlatformScope(renewRecoveryCodes),
  deleteTwoStepFactor: inPlatformScope(deleteTwoStepFactor),
}
