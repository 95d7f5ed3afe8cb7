import type { stepUpCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { verifyPassword } from './by-password.ts'
import { inPlatformScope } from '../../../foundation/call/context/in-platform-scope.ts'
import { startMessengerStepUp } from '../../factor/messenger/step-up.ts'
import { verifyStepUpCode } from '../../factor/phone/step-up.ts'
import { startSignOnStepUp } from '../../entrance/sign-on/step-up.ts'
import { getStepUpMethods } from './methods.ts'

export const stepUpHandlers: Handlers<typeof stepUpCalls> = {
  verifyPassword,
  getStepUpMethods: inPlatformScope(getStepUpMethods),
  verifyStepUpCode: inPlatformScope(verifyStepUpCode),
  startMessengerStepUp: inPlatformScope(startMessengerStepUp),
  startSignOnStepUp: inPlatformScope(startSignOnStepUp),
}
