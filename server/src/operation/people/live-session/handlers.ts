import { Problem, type liveSessionCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { endOneSession } from '../../../identity/session/end-sessions-query.ts'
import { lockManageableUser } from '../../../identity/session/manageable-user.ts'
import { endSessionsOfMembers, findSessionOwner, hasEnterprise, selectLiveSessions } from './queries.ts'
import { liveSessionOf } from './row.ts'

const reason = 'endedByOperator'

export const liveSessionHandlers: Handlers<typeof liveSessionCalls> = {
  async listLiveSessions(input, context) {
    const { total, rows } = await selectLiveSessions(context.db, { ...input, now: context.now })
    const sessionId = sessionOf(context).id
    return { total, list: rows.map((row) => liveSessionOf(row, { now: context.now, sessionId })) }
  },

  async endLiveSession({ id }, context) {
    const { db, now } = context
    const owner = await findSessionOwner(db, id)
    if (owner === undefined) throw new Problem('notFound')
    const userId = owner.user_id
    await lockManageableUser(userId, context)
    const ended = await endOneSession(db, { userId, id, reason, now })
    const target = { targetKind: 'session', targetId: id, entId: null } as const
    await recordAct(context, { action: 'endLiveSession', ...target, diff: { userId, ended } })
    return { ended }
  },

  async endEnterpriseSessions({ entid }, context) {
    const { db, now } = context
    if (!(await hasEnterprise(db, entid))) throw new Problem('enterpriseNotFound')
    const ended = await endSessionsOfMembers(db, { entId: entid, now })
    const target = { targetKind: 'enterprise', targetId: entid, entId: entid } as const
    await recordAct(context, { action: 'endEnterpriseSessions', ...target, diff: { ended } })
    return { ended }
  },
}
