import { calls, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { endSessionsOf } from '../../../identity/session/end-sessions-query.ts'
import { lockManageableUser } from '../../../identity/session/manageable-user.ts'
import { selectUser, storeUser } from './queries.ts'
import { refuseRootOfOthers } from './root.ts'
import { userRowOf } from './row.ts'
import { mustBeAsSeen } from '../../../foundation/process/error/as-seen.ts'

/** A suspended person is out at once: every request looks whether its session is still open. */
export async function updateUser(
  { userid, version, ...change }: Omit<CallParsed<'updateUser'>, 'onceKey'>,
  context: Context,
) {
  const { db, now } = context
  const { status, isRoot } = change
  const user = await lockManageableUser(userid, context)
  mustBeAsSeen(user.version === version)
  // An invited person is not made active past what they still have to do.
  if (status !== undefined && user.status === 'invited') throw new Problem('userNotReady')
  refuseRootOfOthers({ userType: user.platform_type, isRoot }, context)
  await storeUser(db, { userid, version, change, now })
  if (status === 'suspended') await endSessionsOf(db, { userId: userid, except: null, reason: 'suspended', now })
  await recordAct(context, {
    action: 'updateUser',
    targetKind: 'user',
    targetId: userid,
    entId: null,
    diff: change,
  })
  const filter = { ...calls.listUsers.input.parse({}), now }
  return userRowOf(must(await selectUser(db, { userid, filter }), 'the user that was locked'))
}
