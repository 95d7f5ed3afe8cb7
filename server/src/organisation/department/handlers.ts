import type { departmentCalls, departmentMemberCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/call/context/context.ts'
import { addDepartment } from './add-department.ts'
import { deleteDepartment } from './delete-department.ts'
import {
  addDepartmentMembers,
  listDepartmentMembers,
  removeDepartmentMember,
  setMainDepartment,
  updateDepartmentMember,
} from './members.ts'
import { moveDepartment } from './move-department.ts'
import { selectDepartments } from './queries.ts'
import { updateDepartment } from './update-department.ts'

export const departmentHandlers: Handlers<typeof departmentCalls & typeof departmentMemberCalls> = {
  async listDepartments(_input, { db }) {
    const rows = await selectDepartments(db)
    return rows.map(({ headId, headName, people, ...row }) => ({
      ...row,
      head: headId === null || headName === null ? null : { userId: headId, name: headName },
      people: Number(people ?? 0),
    }))
  },
  addDepartment,
  updateDepartment,
  moveDepartment,
  deleteDepartment,
  listDepartmentMembers,
  addDepartmentMembers,
  updateDepartmentMember,
  setMainDepartment,
  removeDepartmentMember,
}
