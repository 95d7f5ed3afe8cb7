import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../../../foundation/call/context/context.ts'
import { initialUntil } from '../../../../identity/factor/password/initial-password.ts'
import { giveInitialPassword, newInitialPassword } from '../../../../identity/factor/password/reset-password.ts'
import { noteResetBy } from '../../../../identity/people/membership/sole-query.ts'
import { lockMember } from '../lock-member.ts'
import { areOf, selectStillWaiting, selectWaiting } from './waiting-query.ts'

export async function getMembersWaitingForPassword(_input: object, context: Context) {
  const { entId } = spaceOf(context)
  return {
    without: await selectWaiting(context.db, { entId, isUnused: false }),
    unused: await selectWaiting(context.db, { entId, isUnused: true }),
  }
}

/** Given in the order of ids: of two administrators at once one waits for the other, and neither in a circle. Answered as asked. */
export async function giveFirstPasswords({ userIds }: CallParsed<'giveFirstPasswords'>, context: Context) {
  const { entId } = spaceOf(context)
  const made = await Promise.all(userIds.map(() => newInitialPassword(context)))
  if (!(await areOf(context.db, { entId, userIds }))) throw new Problem('memberNotFound')
  const list = []
  const validUntil = initialUntil(context.now).toISOString()
  for (const [index, { id, name, title }] of (
    await selectStillWaiting(context.db, { entId, userIds, lang: context.lang })
  ).entries()) {
    const password = made[index]
    if (password === undefined || !(await lockWaiting(id, context))) continue
    const loginId = await giveInitialPassword({ userId: id, phc: password.phc }, context)
    await recordAct(context, { action: 'giveFirstPasswords', targetKind: 'user', targetId: id, entId })
    list.push({ userId: id, name, loginId, title, initialSecret: password.initialSecret, validUntil })
  }
  return { list: list.toSorted((a, b) => userIds.indexOf(a.userId) - userIds.indexOf(b.userId)) }
}

/** Whether the person still waits once the account is locked: what was read before it is looked at anew. */
async function lockWaiting(userId: string, context: Context) {
  const { db } = context
  const member = await lockMember(userId, context).catch(leftOut)
  if (member?.isSole !== true) return false
  const { entId } = member
  if ((await selectStillWaiting(db, { entId, userIds: [userId], lang: context.lang })).length === 0) return false
  await noteResetBy(db, { userId, entId })
  return true
}

/** One who has left meanwhile, or may not be handled, keeps no other waiting. */
function leftOut(error: unknown) {
  if (error instanceof Problem && (error.code === 'memberNotFound' || error.code === 'memberMustStay')) return null
  throw error
}
