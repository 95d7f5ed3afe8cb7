import type { stepUpCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../context.ts'
import { verifyPassword } from '../session/step-up.ts'
import { ofThePerson } from '../two-step/of-the-person.ts'
import { startMessengerStepUp } from './by-messenger.ts'
import { verifyStepUpCode } from './by-phone.ts'
import { startSignOnStepUp } from './by-sign-on.ts'
import { getStepUpWays } from './ways.ts'

export const stepUpHandlers: Handlers<typeof stepUpCalls> = {
  verifyPassword,
  getStepUpWays: ofThePerson(getStepUpWays),
  verifyStepUpCode: ofThePerson(verifyStepUpCode),
  startMessengerStepUp: ofThePerson(startMessengerStepUp),
  startSignOnStepUp: ofThePerson(startSignOnStepUp),
}
