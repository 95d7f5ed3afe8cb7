import { Problem, UserType } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { belongsOnlyTo, noteResetBy } from '../../../identity/people/membership/sole-query.ts'
import { lockWithOwn } from '../../../identity/session/lock-account.ts'
import { lockAdministrators, selectMember } from './queries.ts'

/**
 * The member that an administrator is about to act on, and not oneself, the owner, or the last administrator. Both
 * accounts are locked before the administrators' rows: of two administrators who act on each other at once, the second
 * finds that they are one no more. The transaction is the platform's, for accounts are out of reach of a space.
 */
export async function lockMember(userId: string, context: Context) {
  const { db } = context
  if (userId === sessionOf(context).userId) throw new Problem('memberMustStay')
  const { entId, administrators } = await lockAsAdministrator(userId, context)
  const member = await selectMember(db, { entId, userId })
  if (member === undefined) throw new Problem('memberNotFound')
  const isLast = member.user_type === UserType.administrator && administrators.every((one) => one.user_id === userId)
  if (member.is_owner || isLast) throw new Problem('memberMustStay')
  return { ...member, entId, isSole: await belongsOnlyTo(db, { userId, entId }) }
}

/** A member's account, for a caller who is still an administrator once both are locked. */
export async function lockAsAdministrator(userId: string, context: Context) {
  const { entId } = spaceOf(context)
  await lockWithOwn(userId, context)
  const administrators = await lockAdministrators(context.db, entId)
  if (!administrators.some((one) => one.user_id === sessionOf(context).userId)) throw new Problem('forbidden')
  return { entId, administrators }
}

/**
 * The same before the account itself is reset. What belongs to another enterprise, too, is the operators' to reset:
 * a reader of the new password is that person everywhere. From now on the account may hold what this enterprise put
 * there, so it joins no other one before its person has freed it (docs/decisions/044).
 */
export async function lockSoleMember(userId: string, context: Context) {
  const { entId, isSole } = await lockMember(userId, context)
  if (!isSole) throw new Problem('memberElsewhere')
  await noteResetBy(context.db, { userId, entId })
  return { entId }
}
