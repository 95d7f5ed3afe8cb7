import { mostDepartmentLevels, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/context/context.ts'
import { lockDepartment, lockDepartments, storeDepartment } from './queries.ts'
import { selectBeside, selectDeepest, storeOrder } from './tree-query.ts'

/** Of two who move departments, the second sees the tree as the first one left it. */
export async function moveDepartment(input: CallParsed<'moveDepartment'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  const { id, version, parentId = null, beforeId } = input
  await lockDepartments(db, entId)
  const known = await lockDepartment(db, id)
  if (known === undefined) throw new Problem('departmentNotFound')
  if (known.version !== version) throw new Problem('versionConflict')
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

/** A neighbour that stands elsewhere by now means that the caller has seen another tree: versionConflict. */
function placed(beside: readonly string[], { id, beforeId }: { id: string; beforeId: string | undefined }) {
  const others = beside.filter((other) => other !== id)
  if (beforeId === undefined) return [...others, id]
  const at = others.indexOf(beforeId)
  if (at === -1) throw new Problem('versionConflict')
  return others.toSpliced(at, 0, id)
}
