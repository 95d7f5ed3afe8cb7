import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { storeReturn } from '../../../identity/people/membership/return-query.ts'
import { lockAsAdministrator } from './lock-member.ts'

const opensForMs = 7 * 24 * 60 * 60_000

/** This makes no person a member again: a person who left comes back by their own word, or stays away (docs/decisions/059). */
export async function letMemberReturn({ userId, isOpen }: CallParsed<'letMemberReturn'>, context: Context) {
  const { db, now } = context
  const { entId } = await lockAsAdministrator(userId, context)
  const until = isOpen ? new Date(now.getTime() + opensForMs) : null
  if (!(await storeReturn(db, { entId, userId, until }))) throw new Problem('memberNotFound')
  await recordAct(context, {
    action: 'letMemberReturn',
    targetKind: 'user',
    targetId: userId,
    entId,
    diff: { enabled: isOpen, ...(until && { expiresAt: until.toISOString() }) },
  })
  return { returnUntil: until?.toISOString() ?? null }
}
