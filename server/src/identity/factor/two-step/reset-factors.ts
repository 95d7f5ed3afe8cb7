import type { CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { tellReset } from '../reset-letter/account-reset.ts'
import { endSessionsOf } from '../../session/end-sessions-query.ts'
import { lockManageableUser } from '../../session/manageable-user.ts'
import { deleteFactorsOf } from './delete-factors-query.ts'

/**
 * For a person who lost phone and recovery codes: the password alone lets them in again, and where a policy asks for a
 * second factor they set one up first. Every session that the lost factor may still hold open ends.
 */
export async function resetFactors({ userid }: CallParsed<'resetFactors'>, context: Context) {
  const { db, now } = context
  await lockManageableUser(userid, context)
  const removed = await deleteFactorsOf(db, userid)
  await endSessionsOf(db, { userId: userid, except: null, reason: 'factorsReset', now })
  const target = { targetKind: 'user', targetId: userid, entId: null } as const
  await recordAct(context, { action: 'resetFactors', ...target, diff: { removed } })
  await tellReset({ userId: userid, entId: null, what: 'factors' }, context)
  return { removed }
}
