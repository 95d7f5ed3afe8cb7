import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../foundation/context/context.ts'
import { isRootUser, lockUser } from './queries.ts'

/**
 * The account that an operator is about to act on. Nobody acts on their own this way, and only root operators on
 * people of the platform: whoever could reset another operator's password would be that operator.
 */
export async function lockManageableUser(userid: string, context: Context) {
  const { userId: actor } = sessionOf(context)
  if (userid === actor) throw new Problem('ownAccount')
  const user = await lockUser(context.db, userid)
  if (user === undefined) throw new Problem('userNotFound')
  if (user.platform_type !== null && !(await isRootUser(context.db, actor))) throw new Problem('rootRequired')
  return user
}
