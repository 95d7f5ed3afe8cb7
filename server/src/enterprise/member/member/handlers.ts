import type {
  firstPasswordCalls,
  memberAccountCalls,
  memberCalls,
  newMemberCalls,
} from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { inPlatformScope } from '../../../foundation/call/context/in-platform-scope.ts'
import { getMemberAccount, updateMemberAccount } from './waiting/account.ts'
import { addMemberOnce } from './adding/add-once.ts'
import { getMembersWaitingForPassword, giveFirstPasswords } from './waiting/give.ts'
import { selectMembers } from './list-query.ts'
import { letMemberReturn } from './let-return.ts'
import { memberRowOf } from './row.ts'
import { endMemberSessions, resetMemberFactors, resetMemberPassword } from './reset-member.ts'
import { removeMember, updateMember } from './update-member.ts'
import { verifyMember } from './verify.ts'

type Calls = typeof memberCalls & typeof newMemberCalls & typeof firstPasswordCalls & typeof memberAccountCalls

export const memberHandlers: Handlers<Calls> = {
  async listMembers(input, context) {
    const { db, lang } = context
    const { userId } = sessionOf(context)
    const { total, rows } = await selectMembers(db, { ...input, lang, entId: spaceOf(context).entId })
    return { total, list: rows.map((row) => memberRowOf(row, userId)) }
  },

  addMember: inPlatformScope(addMemberOnce),
  getMemberAccount: inPlatformScope(getMemberAccount),
  updateMemberAccount: inPlatformScope(updateMemberAccount),
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
