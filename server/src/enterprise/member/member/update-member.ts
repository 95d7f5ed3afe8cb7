import { Problem, userType, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { giveBuiltInRole, hasRoom, takeBuiltInRole } from '../../../identity/people/membership/queries.ts'
import { lockMember } from './lock-member.ts'
import { endMembership, storeMember } from './queries.ts'
import { storePosition } from './title-query.ts'

type Change = CallParsed<'updateMember'>

/** A session reads at each request what its person is here, so all of it counts from the next one on. */
export async function updateMember({ userId, ...change }: Change, context: Context) {
  const { db } = context
  const member = await lockMember(userId, context)
  const of = { entId: member.entId, userId }
  if (change.status === 'active' && member.status !== 'active' && !(await hasRoom(db, of.entId)))
    throw new Problem('enterpriseFull')
  await storeMember(db, of, change)
  if (change.title !== undefined) await storePosition(db, { ...of, title: change.title })
  if (change.userType !== undefined && change.userType !== member.user_type) {
    await takeBuiltInRole(db, { ...of, userType: userType.parse(member.user_type) })
    await giveBuiltInRole(db, { ...of, userType: change.userType })
  }
  const target = { targetKind: 'user', targetId: userId, entId: of.entId } as const
  await recordAct(context, { action: 'updateMember', ...target, diff: change })
  return {}
}

export async function removeMember({ userId }: CallParsed<'removeMember'>, context: Context) {
  const { entId } = await lockMember(userId, context)
  await endMembership(context.db, { entId, userId, now: context.now })
  await recordAct(context, { action: 'removeMember', targetKind: 'user', targetId: userId, entId })
  return {}
}
