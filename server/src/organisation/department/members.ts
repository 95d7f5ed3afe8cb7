import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { selectDepartmentMembers } from './list-query.ts'
import { deleteMember, insertMembers, isIn, lockMembers, storeMain, storeTitle } from './member-query.ts'
import { hasDepartment, lockDepartments } from './queries.ts'
import { refuseOutside } from './refuse-outside.ts'

export async function listDepartmentMembers(input: CallParsed<'listDepartmentMembers'>, context: Context) {
  const { db } = context
  await refuseOutside(context, input.isUnplaced === true ? null : (input.departmentId ?? null))
  if (input.departmentId !== undefined && !(await hasDepartment(db, input.departmentId)))
    throw new Problem('departmentNotFound')
  const { total, rows } = await selectDepartmentMembers(db, { ...input, entId: spaceOf(context).entId })
  const list = rows.map(({ title, isMain, isHead, ...row }) => ({
    ...row,
    title: title ?? '',
    isMain: isMain ?? false,
    isHead: isHead ?? false,
  }))
  return { total, list }
}

/** All of them or, where one is no person of the enterprise, none. */
export async function addDepartmentMembers(input: CallParsed<'addDepartmentMembers'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  const { departmentId, title } = input
  const userIds = [...new Set(input.userIds)]
  if ((await lockMembers(db, { entId, userIds })).length < userIds.length) throw new Problem('memberNotFound')
  // People come into it under this lock, so it does not go meanwhile.
  await lockDepartments(db, entId)
  if (!(await hasDepartment(db, departmentId))) throw new Problem('departmentNotFound')
  const added = await insertMembers(db, { entId, userIds, departmentId, title })
  const act = { action: 'addDepartmentMembers', targetKind: 'department', targetId: departmentId, entId } as const
  await recordAct(context, { ...act, diff: { users: added } })
  return { added: added.length }
}

export async function updateDepartmentMember(input: CallParsed<'updateDepartmentMember'>, context: Context) {
  const { entId } = spaceOf(context)
  await lockPerson(input.userId, context)
  if (!(await storeTitle(context.db, input))) throw new Problem('memberNotFound')
  const { userId, departmentId, title } = input
  const act = { action: 'updateDepartmentMember', targetKind: 'user', targetId: userId, entId } as const
  await recordAct(context, { ...act, diff: { departmentId, title } })
  return {}
}

export async function setMainDepartment(input: CallParsed<'setMainDepartment'>, context: Context) {
  const { db } = context
  const { userId, departmentId } = input
  await lockPerson(userId, context)
  if (!(await isIn(db, input))) throw new Problem('memberNotFound')
  await storeMain(db, input)
  const { entId } = spaceOf(context)
  const act = { action: 'setMainDepartment', targetKind: 'user', targetId: userId, entId } as const
  await recordAct(context, { ...act, diff: { departmentId } })
  return {}
}

export async function removeDepartmentMember(input: CallParsed<'removeDepartmentMember'>, context: Context) {
  const { userId, departmentId } = input
  await lockPerson(userId, context)
  if (!(await deleteMember(context.db, input))) throw new Problem('memberNotFound')
  const { entId } = spaceOf(context)
  const act = { action: 'removeDepartmentMember', targetKind: 'user', targetId: userId, entId } as const
  await recordAct(context, { ...act, diff: { departmentId } })
  return {}
}

/** Of two who change the departments of one person, the second sees what the first one did. */
async function lockPerson(userId: string, context: Context) {
  const found = await lockMembers(context.db, { entId: spaceOf(context).entId, userIds: [userId] })
  if (found.length === 0) throw new Problem('memberNotFound')
}
