import type { accountCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { maskPhone } from '../../people/person/login-id.ts'
import { endOneSession, endSessionsOf } from '../../session/end-sessions-query.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { browserName } from '../../../foundation/call/http/browser-name.ts'
import { selectAccount, selectLiveSessions, updateLocale } from './queries.ts'

export const accountHandlers: Handlers<typeof accountCalls> = {
  async getOwnAccount(_input, context) {
    const row = await selectAccount(context.db, sessionOf(context).userId)
    return {
      userid: row.id,
      loginId: row.login_id,
      name: row.name,
      phoneMask: maskPhone(row.phone_e164 ?? row.phone),
      isPhoneProven: row.phone_e164 !== null,
      canText: context.services.sms.isOffered,
      email: row.email_verified_at === null ? null : row.email,
      emailProposed: row.email_verified_at === null ? row.email : null,
      canMail: context.services.mailer.isOffered,
      passwordSetAt: row.set_at?.toISOString() ?? null,
    }
  },

  async updateOwnLanguage({ lang }, context) {
    await updateLocale(context.db, { userId: sessionOf(context).userId, lang, now: context.now })
    return {}
  },

  async listOwnSessions(_input, context) {
    const { id: current, userId } = sessionOf(context)
    const rows = await selectLiveSessions(context.db, { userId, now: context.now })
    const sessions = rows.map((row) => ({
      id: row.id,
      isCurrent: row.id === current,
      ...browserName(row.user_agent),
      ip: row.ip,
      startedAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      keptUntil: row.kept_until?.toISOString() ?? null,
    }))
    return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  },

  async endOwnSessions({ id }, context) {
    const { id: current, userId } = sessionOf(context)
    const { db, now, cookies } = context
    const reason = 'endedByPerson'
    await lockOwn(context)
    const ended =
      id === 'others'
        ? await endSessionsOf(db, { userId, except: current, reason, now })
        : await endOneSession(db, { userId, id, reason, now })
    if (id === current) cookies.clearSession()
    await recordAct(context, { action: 'endOwnSessions', targetKind: 'session', targetId: id, entId: null })
    return { ended }
  },
}
