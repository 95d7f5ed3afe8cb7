import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { ownLimits } from '../../../foundation/call/limit/own-limits.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import { takeCode } from '../sms/take-code.ts'
import { ownHolder } from '../two-step/sms-factor.ts'
import { confirming } from '../../session/confirm.ts'
import { findLonePhone } from './queries.ts'

/** The telephone of a person who has nothing else to confirm by. No connection is held: the service is asked next. */
export async function stepUpPhone(context: Context) {
  const { userId } = sessionOf(context)
  const phone = await context.services.tx(platform, (db) => findLonePhone(db, userId))
  if (phone === null) throw new Problem('stepUpMethodClosed')
  return phone
}

/** The transaction that confirms the session uses the code up: of any number of calls at the same time one confirms. */
export function verifyStepUpCode({ code }: CallParsed<'verifyStepUpCode'>, context: Context) {
  return confirming('phone', context, async () => {
    if (!context.services.sms.isOffered) throw new Problem('smsNotOffered')
    const phone = await stepUpPhone(context)
    const limits = await ownLimits('stepUpPhone', context)
    await recordOrRefuse(limits, context)
    const lock = () => lockOwn(context)
    await takeCode({ purpose: 'stepUp', phone, code, holder: ownHolder(context), generation: 0, lock }, context)
    await forgiveAttempt(context.db, limits)
    return {}
  })
}
