import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { turnOf } from '../../hashing/turn-of.ts'
import { tellReset } from '../reset-letter/account-reset.ts'
import { endSessionsOf } from '../../session/end-sessions-query.ts'
import { forgetDevices } from '../../session/known-device-query.ts'
import { lockManageableUser } from '../../session/manageable-user.ts'
import { forgetTrustedDevices } from '../two-step/trusted-device.ts'
import { initialPassword, initialUntil } from './initial-password.ts'
import { selectCredential, storePassword } from './queries.ts'

/** Operators start a reset but never choose the password: this one opens nothing but the change of itself. */
export async function resetPassword({ userId }: CallParsed<'resetPassword'>, context: Context) {
  const made = await newInitialPassword(context)
  await lockManageableUser(userId, context)
  const loginId = await giveInitialPassword({ userId, ...made }, context)
  await recordAct(context, { action: 'resetPassword', targetKind: 'user', targetId: userId, entId: null })
  await tellReset({ userId, entId: null, what: 'password' }, context)
  return { loginId, initialSecret: made.initialSecret }
}

/** Takes a while: no connection is held meanwhile, so it comes before any lock. */
export async function newInitialPassword(context: Context) {
  const initialSecret = initialPassword()
  return { initialSecret, phc: await context.services.passwords.hash(initialSecret, turnOf(context)) }
}

/** Every session that began with the former password ends. The account is locked. Answers the login id. */
export async function giveInitialPassword({ userId, phc }: { userId: string; phc: string }, context: Context) {
  const { db, now } = context
  const account = await selectCredential(db, userId)
  if (account === undefined) throw new Problem('userNotFound')
  await storePassword(db, { userId, phc, now, initial: { until: initialUntil(now) } })
  await endSessionsOf(db, { userId, except: null, reason: 'passwordReset', now })
  await forgetDevices(db, userId)
  await forgetTrustedDevices(context, userId)
  return account.login_id
}
