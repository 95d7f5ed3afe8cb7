import { Problem, type memberCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../audit/queries.ts'
import { sessionOf, spaceOf, type Handlers } from '../context.ts'
import { endMembership, lockAdministrators, selectMember } from './queries.ts'

export const memberHandlers: Handlers<typeof memberCalls> = {
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
