import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { lockMembers } from '../../../organisation/department/member-query.ts'
import { holdDepartment } from '../../../organisation/department/queries.ts'
import { lockBuilt, selectRoles } from '../design/queries.ts'
import { findVersion } from '../design/version-query.ts'
import { countRoleMembers, deleteRoleMember, insertRoleMember } from './member-query.ts'

const mostMembers = 500

/** The members of a role are not part of a version: they are in force at once, with or without publishing. */
export async function addAppRoleMember(input: CallParsed<'addAppRoleMember'>, context: Context) {
  const { db, newId } = context
  const { appId, uid: roleUid, userId, departmentId, isDeep } = input
  const { entId } = spaceOf(context)
  if (userId !== null && departmentId !== null) throw new Problem('malformedRequest')
  const label = await labelOfRole({ appId, roleUid }, context)
  if (userId !== null && (await lockMembers(db, { entId, userIds: [userId] })).length === 0)
    throw new Problem('memberNotFound')
  if (departmentId !== null && !(await holdDepartment(db, departmentId))) throw new Problem('departmentNotFound')
  if ((await countRoleMembers(db, { appId, roleUid })) >= mostMembers)
    throw new Problem('tooManyRoleMembers', { count: mostMembers })
  await insertRoleMember(db, { entId, id: newId(), appId, roleUid, userId, departmentId, isDeep })
  await note('addAppRoleMember', { appId, name: label, userId, departmentId }, context)
  return {}
}

/** Also of a role that is in no version any more: what is left of it can be taken away. */
export async function removeAppRoleMember({ appId, uid, id }: CallParsed<'removeAppRoleMember'>, context: Context) {
  const { db } = context
  if ((await lockBuilt(db, appId)) === undefined) throw new Problem('appNotFound')
  const removed = await deleteRoleMember(db, { appId, roleUid: uid, id })
  if (removed === undefined) throw new Problem('memberNotFound')
  await note('removeAppRoleMember', { appId, name: uid, ...removed }, context)
  return {}
}

/** A role of the draft, or of the live version. The application is held, so that members are counted one after the other. */
async function labelOfRole({ appId, roleUid }: { appId: string; roleUid: string }, context: Context) {
  const { db } = context
  const found = await lockBuilt(db, appId)
  if (found === undefined) throw new Problem('appNotFound')
  const draft = (await selectRoles(db, appId)).find(({ uid }) => uid === roleUid)
  if (draft !== undefined) return draft.body.label
  const number = found.liveVersion
  const version = number === null ? undefined : await findVersion(db, { entId: spaceOf(context).entId, appId, number })
  const live = version?.bundle.roles?.find(({ uid }) => uid === roleUid)
  if (live === undefined) throw new Problem('appRoleNotFound')
  return live.label
}

type Noted = { appId: string; name: string; userId: string | null; departmentId: string | null }

async function note(
  action: 'addAppRoleMember' | 'removeAppRoleMember',
  { appId, name, userId, departmentId }: Noted,
  context: Context,
) {
  const target = { targetKind: 'application', targetId: appId, entId: spaceOf(context).entId } as const
  const diff = { name, ...(userId !== null && { userId }), ...(departmentId !== null && { departmentId }) }
  await recordAct(context, { ...target, action, diff })
}
