import { mostDepartmentLevels, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { refuseOutside } from './refuse-outside.ts'
import { refuseTakenCode } from './refuse-taken-code.ts'
import { countDepartments, insertDepartment, lockDepartment, lockDepartments } from './queries.ts'
import { selectBeside } from './tree-query.ts'

const mostDepartments = 2000

export async function addDepartment(input: CallParsed<'addDepartment'>, context: Context) {
  const { db, newId } = context
  const { entId } = spaceOf(context)
  const { name, nameEn, code, parentId = null } = input
  await lockDepartments(db, entId)
  await refuseOutside(context, parentId)
  const above = parentId === null ? [] : (await lockDepartment(db, parentId))?.path
  if (above === undefined) throw new Problem('departmentNotFound')
  if (above.length >= mostDepartmentLevels) throw new Problem('departmentTooDeep')
  if ((await countDepartments(db)) >= mostDepartments) throw new Problem('tooManyDepartments')
  const id = newId()
  await refuseTakenCode({ id, code }, context)
  const sort = (await selectBeside(db, parentId)).length + 1
  await insertDepartment(db, { ent_id: entId, id, parent_id: parentId, name, name_en: nameEn, code, sort })
  const act = { action: 'addDepartment', targetKind: 'department', targetId: id, entId } as const
  await recordAct(context, { ...act, diff: { name, parentId } })
  return { id }
}
