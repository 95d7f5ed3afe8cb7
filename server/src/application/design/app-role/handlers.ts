import { Problem, type appRoleCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { findBuilt } from '../design/queries.ts'
import { deleteAppRole, putAppRole } from './draft-role.ts'
import { selectRoleMembers } from './member-query.ts'
import { addAppRoleMember, removeAppRoleMember } from './members.ts'

export const appRoleHandlers: Handlers<typeof appRoleCalls> = {
  putAppRole,
  deleteAppRole,

  async listAppRoleMembers({ appId }, { db }) {
    if ((await findBuilt(db, appId)) === undefined) throw new Problem('appNotFound')
    return selectRoleMembers(db, appId)
  },

  addAppRoleMember,
  removeAppRoleMember,
}
