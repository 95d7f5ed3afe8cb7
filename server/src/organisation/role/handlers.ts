import { Problem, type roleCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../foundation/call/context/context.ts'
import { addRole, deleteRole, updateRole } from './change-role.ts'
import { isOfEnterprise, selectHeldRoles } from './held-query.ts'
import { addRoleMembers, listRoleMembers, removeRoleMember } from './members.ts'
import { selectRoleRows } from './queries.ts'

export const roleHandlers: Handlers<typeof roleCalls> = {
  async listEnterpriseRoles(_input, { db }) {
    const rows = await selectRoleRows(db)
    return rows.map(({ people, departments, titles, ...row }) => ({
      ...row,
      people: Number(people),
      departments: Number(departments),
      titles: Number(titles),
    }))
  },
  addRole,
  updateRole,
  deleteRole,
  listRoleMembers,
  addRoleMembers,
  removeRoleMember,

  async explainPermissions({ userId }, { db }) {
    if (!(await isOfEnterprise(db, userId))) throw new Problem('memberNotFound')
    return selectHeldRoles(db, userId)
  },
}
