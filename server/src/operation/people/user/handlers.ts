import type { newUserCalls, userCalls, userContactCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { endSessionsOf } from '../../../identity/session/end-sessions-query.ts'
import { resetFactors } from '../../../identity/factor/two-step/reset-factors.ts'
import { addUser } from './add-user.ts'
import { getUser } from './get-user.ts'
import { contactHandlers } from './contact.ts'
import { selectUsers } from './queries.ts'
import { userRowOf } from './row.ts'
import { lockManageableUser } from '../../../identity/session/manageable-user.ts'
import { updateUser } from './update-user.ts'
import { doesLoginIdExist, validateUser } from './validate-user.ts'

export const userHandlers: Handlers<typeof userCalls & typeof userContactCalls & typeof newUserCalls> = {
  ...contactHandlers,
  addUser,
  getUser,
  updateUser,
  doesLoginIdExist,
  validateUser,
  resetFactors,

  async listUsers(input, { db, now }) {
    const { total, rows } = await selectUsers(db, { ...input, now })
    return { total, list: rows.map(userRowOf) }
  },

  async endUserSessions({ userid }, context) {
    const { db, now } = context
    await lockManageableUser(userid, context)
    const ended = await endSessionsOf(db, { userId: userid, except: null, reason: 'endedByOperator', now })
    await recordAct(context, { action: 'endUserSessions', targetKind: 'user', targetId: userid, entId: null })
    return { ended }
  },
}
