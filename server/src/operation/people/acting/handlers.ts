import { Problem, type actingCalls, type actingRuleCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { inPlatformScope } from '../../../foundation/call/context/in-platform-scope.ts'
import { lockOwn } from '../../../identity/session/lock-account.ts'
import { refuseUnlessRoot } from '../../../identity/session/manageable-user.ts'
import { getActingRule, updateActingRule } from './acting-rule.ts'
import { beginActing, checkActing } from './begin-acting.ts'
import { allowChanges, endActings, findRunning, markSeen, selectActings } from './queries.ts'
import { ownActingOf } from './row.ts'
import { tellBoth } from './tell-both.ts'

export const actingHandlers: Handlers<typeof actingCalls & typeof actingRuleCalls> = {
  checkActing,
  beginActing,
  getActingRule,
  // The acting of an operator is a row of the platform.
  updateActingRule: inPlatformScope(updateActingRule),

  async allowActingChanges(_input, context) {
    const { db, now } = context
    const { id: ownSessionId, stepUpAt } = sessionOf(context)
    await lockOwn(context)
    await refuseUnlessRoot(context)
    const running = await findRunning(db, { ownSessionId, now })
    if (running === undefined) throw new Problem('actingOver')
    // A confirmation from before they began was for looking only.
    if (stepUpAt === null || stepUpAt <= running.begun_at) throw new Problem('stepUpRequired')
    await allowChanges(db, running.id)
    await tellBoth('allowActingChanges', running, context)
    return {}
  },

  async endActing(_input, context) {
    const { db, now, cookies, services } = context
    const { id, userId } = sessionOf(context)
    await lockOwn(context)
    for (const ended of await endActings(db, { of: { operatorId: userId }, now }))
      await tellBoth('endActing', ended, context)
    if (cookies.isActing) cookies.endActing({ csrf: services.secrets.csrfToken(id) })
    return {}
  },

  async listOwnActings(_input, context) {
    const { userId } = sessionOf(context)
    const rows = await selectActings(context.db, { userId })
    return rows.map((row) => ownActingOf(row, context.now))
  },

  async readOwnActings(_input, context) {
    await markSeen(context.db, { userId: sessionOf(context).userId, now: context.now })
    return {}
  },
}
