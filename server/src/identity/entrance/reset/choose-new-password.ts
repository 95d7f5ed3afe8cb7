import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { turnOf } from '../../hashing/turn-of.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { tellPasswordChanged } from '../../factor/password/password-changed.ts'
import { selectCredential, storePassword } from '../../factor/password/queries.ts'
import { refuseUsedBefore, refuseWeak } from '../../factor/password/rules.ts'
import { revokeFamiliesOf } from '../../session/family-query.ts'
import { endSessionsOf } from '../../session/end-sessions-query.ts'
import { forgetDevices } from '../../session/known-device-query.ts'
import { lockAccount } from '../../session/lock-account.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import { deleteTrustedDevices } from '../../factor/two-step/trusted-device-query.ts'
import { findLink, takeLink } from './queries.ts'

/**
 * A person who opens the mailbox may choose the password, and nothing more: they sign in with it as usual, and give a
 * second factor where one is asked for. No browser that was trusted before is trusted any more.
 */
export async function chooseNewPassword({ token, newPassword }: CallParsed<'chooseNewPassword'>, context: Context) {
  const { db, now, services } = context
  const opened = { kind: 'passwordReset', token, now } as const
  const found = await services.tx(platform, (own) => look(own, opened))
  refuseWeak(newPassword, found)
  // No connection is held while hashes are computed.
  await refuseUsedBefore(newPassword, found, context)
  const phc = await services.passwords.hash(newPassword, turnOf(context))
  const { userId } = found
  await lockAccount(db, userId)
  if ((await takeLink(db, opened)) === undefined) throw new Problem('linkInvalid')
  await storePassword(db, { userId, phc, now, initial: null })
  await endSessionsOf(db, { userId, except: null, reason: 'passwordReset', now })
  await revokeFamiliesOf(db, { userId, now })
  await forgetDevices(db, userId)
  await deleteTrustedDevices(db, userId)
  // An attacker who locked the account by guessing must not keep its owner out.
  await forgiveAttempt(db, [{ kind: 'loginId', subject: found.loginId }])
  await tellPasswordChanged(userId, context)
  const target = { targetKind: 'user', targetId: userId, entId: null, actorId: userId } as const
  await recordAct({ ...context, session: null }, { action: 'chooseNewPassword', ...target })
  return {}
}

async function look(db: Context['db'], opened: Parameters<typeof findLink>[1]) {
  const link = await findLink(db, opened)
  if (link === undefined) throw new Problem('linkInvalid')
  const account = must(await selectCredential(db, link.user_id), 'the account of a link')
  return { ...account, userId: link.user_id, loginId: link.login_id_norm }
}
