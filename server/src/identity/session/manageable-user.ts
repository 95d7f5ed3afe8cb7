import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import { isRootUser, lockUser } from '../people/person/queries.ts'
import { lockWithOwn } from './lock-account.ts'

/**
 * The account that an operator is about to act on. No operator acts on their own this way, and only root operators act
 * on people of the platform: an operator who could reset another one's password would be that operator. Of two who act
 * on each other at once one remains, so there is always a root operator left.
 */
export async function lockManageableUser(userid: string, context: Context) {
  const { userId: actor } = sessionOf(context)
  if (userid === actor) throw new Problem('ownAccount')
  await lockWithOwn(userid, context)
  const user = await lockUser(context.db, userid)
  if (user === undefined) throw new Problem('userNotFound')
  if (user.platform_type !== null) await refuseUnlessRoot(context)
  return user
}

/** Only a root operator, at this moment, makes or handles people of the platform: lock the account first. */
export async function refuseUnlessRoot(context: Context) {
  if (!(await isRootUser(context.db, sessionOf(context).userId))) throw new Problem('rootRequired')
}
