import type { memberCalls, memberTypes } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Handlers } from '../../foundation/context/context.ts'
import { inPlatformScope } from '../../foundation/context/in-platform-scope.ts'
import { selectMembers } from './list-query.ts'
import { endMemberSessions, resetMemberFactors, resetMemberPassword } from './reset-member.ts'
import { removeMember, updateMember } from './update-member.ts'

export const memberHandlers: Handlers<typeof memberCalls> = {
  async listMembers(input, context) {
    const { db } = context
    const { userId } = sessionOf(context)
    const { total, rows } = await selectMembers(db, { ...input, entId: spaceOf(context).entId })
    const list = rows.map((row) => ({
      userId: row.id,
      name: row.name,
      loginId: row.login_id,
      userType: row.user_type as (typeof memberTypes)[number], // The column's check allows these four.
      title: row.title,
      status: row.status,
      isSuspended: row.membership === 'suspended',
      canHandle: row.id !== userId && !row.is_owner && row.left_at === null,
      joinedAt: row.joined_at.toISOString(),
      leftAt: row.left_at?.toISOString() ?? null,
    }))
    return { total, list }
  },

  removeMember: inPlatformScope(removeMember),
  updateMember: inPlatformScope(updateMember),
  resetMemberPassword: inPlatformScope(resetMemberPassword),
  resetMemberFactors: inPlatformScope(resetMemberFactors),
  endMemberSessions: inPlatformScope(endMemberSessions),
}
