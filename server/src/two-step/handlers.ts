import type { twoStepCalls, twoStepPolicyCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context, type Handlers } from '../context.ts'
import { platform } from '../db/scope.ts'
import { beginTotp, confirmTotp } from './enrol.ts'
import { deleteTwoStepFactor, getTwoStepStatus, renewRecoveryCodes } from './factors.ts'
import { getPlatformTwoStep, getTwoStepPolicy, updatePlatformTwoStep, updateTwoStepPolicy } from './policy.ts'
import { selectTwoStepSetting } from './queries.ts'
import { twoStepStateOf } from './state.ts'
import { verifyTwoStep } from './verify.ts'

export const twoStepHandlers: Handlers<typeof twoStepCalls & typeof twoStepPolicyCalls> = {
  async checkTwoStep(_input, context) {
    const { aal, twoStep } = sessionOf(context)
    return twoStepStateOf(twoStep, { aal, hasFactor: twoStep.hasFactor, now: context.now })
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

  getTwoStepStatus: ofThePerson(getTwoStepStatus),
  beginTotp: ofThePerson(beginTotp),
  confirmTotp: ofThePerson(confirmTotp),
  verifyTwoStep: ofThePerson(verifyTwoStep),
  renewRecoveryCodes: ofThePerson(renewRecoveryCodes),
  deleteTwoStepFactor: ofThePerson(deleteTwoStepFactor),
  getPlatformTwoStep,
  updatePlatformTwoStep,
  getTwoStepPolicy,
  updateTwoStepPolicy,
}

/**
 * The policy is the enterprise's of the path; factors and sessions are the person's, which the role of a space cannot
 * reach. So these calls work in a transaction of the platform, on nothing but the rows of who is signed in.
 */
function ofThePerson<I, O>(handle: (input: I, context: Context) => Promise<O>) {
  return (input: I, context: Context) => context.services.tx(platform, (db) => handle(input, { ...context, db }))
}
