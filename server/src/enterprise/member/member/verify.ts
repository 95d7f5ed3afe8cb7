import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'
import { findNameOf, storeVerification } from '../../../identity/people/membership/verification-query.ts'
import { lockAsAdministrator } from './lock-member.ts'

/** A second person vouches, so administrators do not verify themselves. */
export async function verifyMember({ userId, isVerified, name }: CallParsed<'verifyMember'>, context: Context) {
  if (userId === sessionOf(context).userId) throw new Problem('memberMustStay')
  const { entId } = await lockAsAdministrator(userId, context)
  const named = await findNameOf(context.db, { entId, userId })
  if (isVerified && named !== undefined) mustBeAsSeen(named === name)
  const at = isVerified ? context.now : null
  if (!(await storeVerification(context.db, { entId, userId, at }))) throw new Problem('memberNotFound')
  const target = { targetKind: 'user', targetId: userId, entId } as const
  await recordAct(context, { action: 'verifyMember', ...target, diff: { enabled: isVerified } })
  return {}
}
