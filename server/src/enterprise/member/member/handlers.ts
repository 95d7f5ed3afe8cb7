import type { firstPasswordCalls, memberCalls, newMemberCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { inPlatformScope } from '../../../foundation/call/context/in-platform-scope.ts'
import { addMemberOnce } from './adding/add-once.ts'
import { getMembersWaitingForPassword, giveFirstPasswords } from './first-password/give.ts'
import { selectMembers } from './list-query.ts'
import { letMemberReturn } from './let-return.ts'
import { memberRowOf } from './row.ts'
import { endMemberSessions, resetMemberFactors, resetMemberPassword } from './reset-member.ts'
import { removeMember, updateMember } from './update-member.ts'
import { verifyMember } from './verify.ts'

export const memberHandlers: Handlers<typeof memberCalls & typeof newMemberCalls & typeof firstPasswordCalls> = {
  async listMembers(input, context) {
    const { db } = context
    const { userId } = sessionOf(context)
    const { total, rows } = await selectMembers(db, { ...input, entId: spaceOf(context).entId })
    return { total, list: rows.map((row) => memberRowOf(row, userId)) }
  },

  addMember: inPlatformScope(addMemberOnce),
  getMembersWaitingForPassword: inPlatformScope(getMembersWaitingForPassword),
  giveFirstPasswords: inPlatformScope(giveFirstPasswords),
  removeMember: inPlatformScope(removeMember),
  letMemberReturn: inPlatformScope(letMemberReturn),
  updateMember: inPlatformScope(updateMember),
  verifyMember: inPlatformScope(verifyMember),
  resetMemberPassword: inPlatformScope(resetMemberPassword),
  resetMemberFactors: inPlatformScope(resetMemberFactors),
  endMemberSessions: inPlatformScope(endMemberSessions),
}
