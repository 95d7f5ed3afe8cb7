import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { lockMembers } from './member-query.ts'
import { lockDepartment, lockDepartments, storeDepartment } from './queries.ts'
import { refuseOutside } from './refuse-outside.ts'
import { refuseTakenCode } from './refuse-taken-code.ts'
import { asSeen } from '../../foundation/process/error/as-seen.ts'

export async function updateDepartment(input: CallParsed<'updateDepartment'>, context: Context) {
  const { db } = context
  const { entId } = spaceOf(context)
  const { id, version, name, nameEn, code, headId } = input
  await refuseOutside(context, id)
  if (typeof headId === 'string' && (await lockMembers(db, { entId, userIds: [headId] })).length === 0)
    throw new Problem('memberNotFound')
  await lockDepartments(db, entId)
  asSeen(await lockDepartment(db, id), version, 'departmentNotFound')
  await refuseTakenCode({ id, code }, context)
  await storeDepartment(db, id, { name, name_en: nameEn, code, head_id: headId, version: version + 1 })
  const act = { action: 'updateDepartment', targetKind: 'department', targetId: id, entId } as const
  await recordAct(context, { ...act, diff: { name, nameEn, code, headId } })
  return {}
}
