import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { lockMembers } from '../department/member-query.ts'
import { holdDepartment } from '../department/queries.ts'
import { lockOwnRole } from './change-role.ts'
import {
  insertRoleDepartment,
  insertRolePeople,
  insertRoleTitle,
  removeRoleDepartment,
  removeRolePerson,
  removeRoleTitle,
  selectRoleMembers,
} from './member-query.ts'
import { findRole } from './queries.ts'

export async function listRoleMembers({ roleId }: CallParsed<'listRoleMembers'>, { db }: Context) {
  if ((await findRole(db, roleId)) === undefined) throw new Problem('enterpriseRoleNotFound')
  return selectRoleMembers(db, roleId)
}

/** All of them or, where one is not of the enterprise, none. */
export async function addRoleMembers(input: CallParsed<'addRoleMembers'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  const { roleId, departmentId, title } = input
  const userIds = [...new Set(input.userIds)]
  if (userIds.length === 0 && departmentId === undefined && title === undefined) throw new Problem('roleMembersMissing')
  if (userIds.length > 0 && (await lockMembers(db, { entId, userIds })).length < userIds.length)
    throw new Problem('memberNotFound')
  if (departmentId !== undefined && !(await holdDepartment(db, departmentId))) throw new Problem('departmentNotFound')
  await lockOwnRole(db, { id: roleId })
  await insertRolePeople(db, { entId, roleId, userIds })
  if (departmentId !== undefined) await insertRoleDepartment(db, { entId, roleId, departmentId })
  if (title !== undefined) await insertRoleTitle(db, { entId, roleId, title })
  const act = { action: 'addRoleMembers', targetKind: 'role', targetId: roleId, entId } as const
  await recordAct(context, { ...act, diff: { users: userIds, departmentId, title } })
  return {}
}

export async function removeRoleMember(input: CallParsed<'removeRoleMember'>, context: Context) {
  const { db } = context
  const { roleId, userId, departmentId, title } = input
  if (userId === undefined && departmentId === undefined && title === undefined) throw new Problem('roleMembersMissing')
  await lockOwnRole(db, { id: roleId })
  if (userId !== undefined && !(await removeRolePerson(db, { roleId, userId }))) throw new Problem('memberNotFound')
  if (departmentId !== undefined && !(await removeRoleDepartment(db, { roleId, departmentId })))
    throw new Problem('departmentNotFound')
  if (title !== undefined && !(await removeRoleTitle(db, { roleId, title }))) throw new Problem('roleTitleNotFound')
  const { entId } = spaceOf(context)
  const act = { action: 'removeRoleMember', targetKind: 'role', targetId: roleId, entId } as const
  await recordAct(context, { ...act, diff: { userId, departmentId, title } })
  return {}
}
