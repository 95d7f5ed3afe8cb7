import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { lockMembersOf, movePeople } from './member-query.ts'
import { lockDepartment, lockDepartments, releaseGroup, removeDepartment } from './queries.ts'
import { moveChildren, selectBeside, storeOrder } from './tree-query.ts'
import { asSeen } from '../../foundation/process/error/as-seen.ts'

/** What is in a department goes up to the one above it, departments in its place, or the department stays. */
export async function deleteDepartment(input: CallParsed<'deleteDepartment'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  const { id, version, contents } = input
  // People before the tree: a person who leaves the enterprise at this moment holds their own row.
  const people = await lockMembersOf(db, { entId, departmentId: id })
  await lockDepartments(db, entId)
  const known = asSeen(await lockDepartment(db, id), version, 'departmentNotFound')
  const parentId = known.parent_id
  const children = await selectBeside(db, id)
  if (contents === 'refuse' && people.length + children.length > 0) throw new Problem('departmentInUse')
  // Before its people and the departments below go up: all of them stay in the group.
  await releaseGroup(db, id)
  if (children.length > 0) {
    const beside = await selectBeside(db, parentId)
    await moveChildren(db, { from: id, to: parentId })
    await storeOrder(
      db,
      beside.flatMap((one) => (one === id ? children : [one])),
    )
  }
  if (parentId !== null && people.length > 0) await movePeople(db, { from: id, to: parentId })
  await removeDepartment(db, id)
  const act = { action: 'deleteDepartment', targetKind: 'department', targetId: id, entId } as const
  await recordAct(context, { ...act, diff: { parentId, users: people.length } })
  return {}
}
