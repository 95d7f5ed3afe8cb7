import { calls, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import type { Context } from '../../foundation/context/context.ts'
import { must } from '../../foundation/error/must.ts'
import { endSessionsOf } from '../../identity/session/end-sessions-query.ts'
import { selectUser, setStatus } from './queries.ts'
import { userRowOf } from './row.ts'
import { lockManageableUser } from '../../identity/person/manageable-user.ts'

/** Whoever is suspended is out at once: every request looks whether its session is still open. */
export async function updateUser({ userid, version, status }: CallParsed<'updateUser'>, context: Context) {
  const { db, now } = context
  const user = await lockManageableUser(userid, context)
  if (user.version !== version) throw new Problem('versionConflict')
  // Somebody invited is not made active past what they still have to do.
  if (user.status === 'invited') throw new Problem('userNotReady')
  await setStatus(db, { userid, version, status, now })
  if (status === 'suspended') await endSessionsOf(db, { userId: userid, except: null, reason: 'suspended', now })
  await recordAct(context, {
    action: 'updateUser',
    targetKind: 'user',
    targetId: userid,
    entId: null,
    diff: { status },
  })
  const filter = { ...calls.listUsers.input.parse({}), now }
  return userRowOf(must(await selectUser(db, { userid, filter }), 'the user that was locked'))
}
