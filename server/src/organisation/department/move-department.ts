import { mostDepartmentLevels, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { lockDepartment, lockDepartments, storeDepartment } from './queries.ts'
import { selectBeside, selectDeepest, storeOrder } from './tree-query.ts'
import { asSeen } from '../../foundation/process/error/as-seen.ts'
import { placed } from '../../foundation/query/list/placed.ts'

/** Of two who move departments, the second sees the tree as the first one left it. */
export async function moveDepartment(input: CallParsed<'moveDepartment'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  const { id, version, parentId = null, beforeId } = input
  await lockDepartments(db, entId)
  const known = asSeen(await lockDepartment(db, id), version, 'departmentNotFound')
  const above = parentId === null ? [] : (await lockDepartment(db, parentId))?.path
  if (above === undefined) throw new Problem('departmentNotFound')
  if (above.includes(id)) throw new Problem('departmentBelowItself')
  const levels = (await selectDeepest(db, id)) - known.path.length + 1
  if (above.length + levels > mostDepartmentLevels) throw new Problem('departmentTooDeep')
  const order = placed(await selectBeside(db, parentId), { id, beforeId })
  await storeDepartment(db, id, { parent_id: parentId, version: version + 1 })
  await storeOrder(db, order)
  const act = { action: 'moveDepartment', targetKind: 'department', targetId: id, entId } as const
  await recordAct(context, { ...act, diff: { from: known.parent_id, parentId } })
  return {}
}
