import type { CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { giveInitialPassword, newInitialPassword } from '../../../identity/factor/password/reset-password.ts'
import { clearPhone } from '../../../identity/factor/phone/queries.ts'
import { tellReset } from '../../../identity/factor/reset-letter/account-reset.ts'
import { endSessionsIn, endSessionsOf } from '../../../identity/session/end-sessions-query.ts'
import { deleteFactorsOf } from '../../../identity/factor/two-step/delete-factors-query.ts'
import { lockMember, lockSoleMember } from './lock-member.ts'

export async function resetMemberPassword({ userId }: CallParsed<'resetMemberPassword'>, context: Context) {
  const made = await newInitialPassword(context)
  const { entId } = await lockSoleMember(userId, context)
  const loginId = await giveInitialPassword({ userId, ...made }, context)
  await recordAct(context, { action: 'resetMemberPassword', targetKind: 'user', targetId: userId, entId })
  await tellReset({ userId, entId, what: 'password' }, context)
  return { loginId, initialSecret: made.initialSecret }
}

/** With the telephone, which signs in by itself: a finder of a lost one must not come in by it. */
export async function resetMemberFactors({ userId }: CallParsed<'resetMemberFactors'>, context: Context) {
  const { db, now } = context
  const { entId } = await lockSoleMember(userId, context)
  const removed = await deleteFactorsOf(db, userId)
  await clearPhone(db, { userId, now })
  await endSessionsOf(db, { userId, except: null, reason: 'factorsReset', now })
  const target = { targetKind: 'user', targetId: userId, entId } as const
  await recordAct(context, { action: 'resetMemberFactors', ...target, diff: { removed } })
  await tellReset({ userId, entId, what: 'factors' }, context)
  return { removed }
}

/** Of a person who belongs elsewhere, too, only what is open here: the rest is not this enterprise's to end. */
export async function endMemberSessions({ userId }: CallParsed<'endMemberSessions'>, context: Context) {
  const { db, now } = context
  const { entId, isSole } = await lockMember(userId, context)
  const reason = 'endedByAdministrator'
  const ended = isSole
    ? await endSessionsOf(db, { userId, except: null, reason, now })
    : await endSessionsIn(db, { userId, entId, reason, now })
  await recordAct(context, {
    action: 'endMemberSessions',
    targetKind: 'user',
    targetId: userId,
    entId,
    diff: { ended },
  })
  return { ended }
}
