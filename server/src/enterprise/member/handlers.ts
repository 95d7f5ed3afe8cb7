import { Problem, type memberCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import { sessionOf, spaceOf, type Handlers } from '../../foundation/context/context.ts'
import { selectMembers } from './list-query.ts'
import { endMembership, lockAdministrators, selectMember } from './queries.ts'

export const memberHandlers: Handlers<typeof memberCalls> = {
  async listMembers(input, context) {
    const { db } = context
    const { userId } = sessionOf(context)
    const { total, rows } = await selectMembers(db, { ...input, entId: spaceOf(context).entId })
    const list = rows.map((row) => ({
      userId: row.id,
      name: row.name,
      loginId: row.login_id,
      userType: row.user_type as 0 | 4 | 5 | 6, // The column's check allows these four.
      status: row.status,
      canRemove: row.id !== userId && !row.is_owner,
      joinedAt: row.joined_at.toISOString(),
    }))
    return { total, list }
  },

  async removeMember({ userId }, context) {
    const { db, now } = context
    const { entId } = spaceOf(context)
    const administrators = await lockAdministrators(db)
    const member = await selectMember(db, { entId, userId })
    if (member === undefined) throw new Problem('memberNotFound')
    const isLast = member.user_type === 6 && administrators.length === 1
    if (userId === sessionOf(context).userId || member.is_owner || isLast) throw new Problem('memberMustStay')
    await endMembership(db, { entId, userId, now })
    await recordAct(context, { action: 'removeMember', targetKind: 'user', targetId: userId, entId })
    return {}
  },
}
