import { Problem } from '@atrium/shared-utility/contract'
import { isOfAccount } from '../../../identity/people/two-step-rule/account-calls.ts'
import { isHeldByTwoStep } from '../../../identity/people/two-step-rule/rule.ts'
import type { SessionCall } from './of-session.ts'

/** A person who must change their password does that first, and is asked for a second factor then. Throws twoStepRequired. */
export function twoStep({ call, session, options }: SessionCall) {
  if (session.isPasswordDue || call.access.while.includes('twoStepDue')) return
  const rule = isOfAccount(call) ? session.accountTwoStep : session.twoStep
  if (isHeldByTwoStep(rule, session, options.now())) throw new Problem('twoStepRequired')
}
