import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { turnOf } from '../../hashing/turn-of.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { revokeFamiliesOf } from '../../session/family-query.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { endSessionsOf } from '../../session/end-sessions-query.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { isStillPassword } from '../../session/queries.ts'
import { ownLimits } from '../../../foundation/call/limit/own-limits.ts'
import { renewSession } from '../../session/renew-session.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import type { Limit } from '../../../foundation/call/limit/throttle-query.ts'
import { tellPasswordChanged } from './password-changed.ts'
import { selectCredential, storePassword, type Credential } from './queries.ts'
import { refuseUsedBefore, refuseWeak } from './rules.ts'

type Change = CallParsed<'changePassword'>

/** The session that asks goes on under a new token, so that a copy of the old one is worthless. */
export async function changePassword(input: Change, context: Context) {
  const { userId } = sessionOf(context)
  const limits = await ownLimits('oldPassword', context)
  const proven = await check(input, { limits, context })
  const phc = await context.services.passwords.hash(input.newPassword, turnOf(context))
  const { db, now } = context
  await lockOwn(context)
  // Another one was chosen, or set, since this one was proved.
  if (!(await isStillPassword(db, { ...proven, id: userId }))) throw new Problem('oldPasswordWrong')
  await storePassword(db, { userId, phc, now, initial: null })
  const renewed = await renewSession(context)
  // A new password is typed once on every browser: none comes back by an old cookie, not even this one.
  await revokeFamiliesOf(db, { userId, now })
  context.cookies.clearRefresh()
  if (input.endOthers) await endSessionsOf(db, { userId, except: renewed, reason: 'passwordChanged', now })
  await forgiveAttempt(db, limits)
  await tellPasswordChanged(userId, context)
  await recordAct(context, { action: 'changePassword', targetKind: 'user', targetId: userId, entId: null })
  return {}
}

// Transactions of their own: a refusal must not take the booking back, and none is open while a hash is computed.
async function check(input: Change, { limits, context }: { limits: Limit[]; context: Context }) {
  const { userId, isPasswordInitial } = sessionOf(context)
  const { services } = context
  const account = must(await services.tx(platform, (db) => selectCredential(db, userId)), 'the account of a session')
  refuseWeak(input.newPassword, account)
  if (!isPasswordInitial) await proveOld(input, account, { limits, context })
  await refuseUsedBefore(input.newPassword, account, context)
  return account
}

async function proveOld(
  { oldPassword }: Change,
  { phc }: Credential,
  { limits, context }: { limits: Limit[]; context: Context },
) {
  await recordOrRefuse(limits, context)
  if (!(await context.services.passwords.verify(oldPassword, phc, turnOf(context))))
    throw new Problem('oldPasswordWrong')
}
