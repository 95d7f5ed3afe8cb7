import { Problem, type CallParsed, type memberSessionCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { inPlatformScope } from '../../../foundation/call/context/in-platform-scope.ts'
import { endOneSessionIn } from '../../../identity/session/end-sessions-query.ts'
import { lockMember } from '../member/lock-member.ts'
import { findMemberSession, selectMemberSessions } from './queries.ts'
import { memberSessionOf } from './row.ts'

export const memberSessionHandlers: Handlers<typeof memberSessionCalls> = {
  async listMemberSessions(input, context) {
    const { db, now } = context
    const { total, rows } = await selectMemberSessions(db, { ...input, entId: spaceOf(context).entId, now })
    const { id: sessionId, userId } = sessionOf(context)
    return { total, list: rows.map((row) => memberSessionOf(row, { now, userId, sessionId })) }
  },

  endMemberSession: inPlatformScope(endMemberSession),
}

/** Of a person who has gone on to another enterprise meanwhile nothing ends: that session is not this one's any more. */
async function endMemberSession({ id }: CallParsed<'endMemberSession'>, context: Context) {
  const { db, now } = context
  const { entId } = spaceOf(context)
  const owner = await findMemberSession(db, { id, entId })
  if (owner === undefined) throw new Problem('notFound')
  const { user_id: userId } = owner
  await lockMember(userId, context)
  const ended = await endOneSessionIn(db, { userId, entId, id, reason: 'endedByAdministrator', now })
  const target = { targetKind: 'session', targetId: id, entId } as const
  await recordAct(context, { action: 'endMemberSession', ...target, diff: { userId, ended } })
  return { ended }
}
