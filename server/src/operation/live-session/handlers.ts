import { Problem, userType, type liveSessionCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import { sessionOf, type Context, type Handlers } from '../../foundation/context/context.ts'
import { browserName } from '../../foundation/http/browser-name.ts'
import { endOneSession } from '../../identity/session/end-sessions-query.ts'
import { lockManageableUser } from '../../identity/session/manageable-user.ts'
import { onlineSince } from '../../identity/session/online.ts'
import {
  endSessionsOfMembers,
  findSessionOwner,
  hasEnterprise,
  selectLiveSessions,
  type SelectedLiveSession,
} from './queries.ts'

const reason = 'endedByOperator'

export const liveSessionHandlers: Handlers<typeof liveSessionCalls> = {
  async listLiveSessions(input, context) {
    const { total, rows } = await selectLiveSessions(context.db, { ...input, now: context.now })
    return { total, list: rows.map((row) => liveSessionOf(row, context)) }
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

function liveSessionOf(row: SelectedLiveSession, context: Context) {
  return {
    id: row.id,
    userid: row.user_id,
    loginId: row.login_id,
    name: row.name,
    userType: userType.nullable().parse(row.platform_type ?? row.user_type),
    entid: row.ent_id,
    entName: row.ent_name,
    online: row.last_seen_at > onlineSince(context.now),
    isCurrent: row.id === sessionOf(context).id,
    isVerified: row.aal === 2,
    startedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    ip: row.ip,
    ...browserName(row.user_agent),
  }
}
