import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import type { Context } from '../../foundation/context/context.ts'
import { turnOf } from '../hashing/turn-of.ts'
import { endSessionsOf } from '../session/end-sessions-query.ts'
import { forgetDevices } from '../session/known-device-query.ts'
import { forgetTrustedDevices } from '../two-step/trusted-device.ts'
import { lockManageableUser } from '../person/manageable-user.ts'
import { initialPassword, initialUntil } from './initial-password.ts'
import { selectCredential, storePassword } from './queries.ts'

/** Operators start a reset but never choose the password: this one works once, and then has to be changed. */
export async function resetPassword({ userId }: CallParsed<'resetPassword'>, context: Context) {
  const initialSecret = initialPassword()
  const phc = await context.services.passwords.hash(initialSecret, turnOf(context))
  const { db, now } = context
  await lockManageableUser(userId, context)
  const account = await selectCredential(db, userId)
  if (account === undefined) throw new Problem('userNotFound')
  await storePassword(db, { userId, phc, now, initial: { until: initialUntil(now) } })
  await endSessionsOf(db, { userId, except: null, reason: 'passwordReset', now })
  await forgetDevices(db, userId)
  await forgetTrustedDevices(context, userId)
  await recordAct(context, { action: 'resetPassword', targetKind: 'user', targetId: userId, entId: null })
  return { loginId: account.login_id, initialSecret }
}
