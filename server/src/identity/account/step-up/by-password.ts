import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { turnOf } from '../../hashing/turn-of.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { findCredential, markStepUp } from '../../session/step-up-query.ts'
import { issueTicket, ticketSeconds } from './ticket.ts'
import { ownLimits } from '../../../foundation/call/limit/own-limits.ts'
import { noteStepUp } from '../../session/note-step-up.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'

/** A session that was left open is no place to guess the password, nor does guessing elsewhere keep its owner out. */
export async function verifyPassword({ password }: CallParsed<'verifyPassword'>, context: Context) {
  const { db, now, services } = context
  const { id, userId } = sessionOf(context)
  const found = await services.tx(platform, (own) => findCredential(own, userId))
  const limits = await ownLimits('stepUp', context)
  await recordOrRefuse(limits, context)
  if (!(await services.passwords.verify(password, found?.phc ?? null, turnOf(context))))
    throw new Problem('passwordWrong')
  await lockOwn(context)
  await forgiveAttempt(db, limits)
  if (!(await markStepUp(db, { id, now }))) throw new Problem('signInRequired')
  await noteStepUp('password', context)
  return { ticket: issueTicket(context), expires: ticketSeconds }
}
