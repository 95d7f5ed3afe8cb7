import { isPlatformStaff, Problem, type signOnCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { endVouchedSessions } from '../../session/end-sessions-query.ts'
import { lockAccount } from '../../session/lock-account.ts'
import { finishSignOn } from './finish.ts'
import { hasPassword, removeIdentity, selectLinked } from './linked-query.ts'
import { selectUsable } from './queries.ts'
import { returnBySignOn } from './return.ts'
import { goOut } from './start.ts'

export const signOnHandlers: Handlers<typeof signOnCalls> = {
  async listSignOns(_input, { db, visitor, now }) {
    const usable = visitor.entId === null ? [] : await selectUsable(db, { entId: visitor.entId, now })
    return usable.map(({ id, name }) => ({ id, name }))
  },

  async startSignOn({ id, url }, context) {
    const { entId } = context.visitor
    if (entId === null) throw new Problem('signOnNotFound')
    return goOut({ entId, id, url, userId: null }, context)
  },

  finishSignOn,
  returnBySignOn,

  async listOwnSignOns(_input, context) {
    return asPlatform(context, async (db) => {
      const own = ownOf(context)
      const [usable, linked] = [await selectUsable(db, { ...own, now: context.now }), await selectLinked(db, own)]
      return usable.map(({ id, name }) => ({ id, name, isLinked: linked.has(id) }))
    })
  },

  async linkSignOn({ id, url }, context) {
    const { userType } = sessionOf(context)
    // A person who works for the platform must not be let in by an enterprise's word.
    if (isPlatformStaff(userType)) throw new Problem('signOnNotForStaff')
    return goOut({ ...ownOf(context), id, url }, context)
  },

  async unlinkSignOn({ id }, context) {
    const own = ownOf(context)
    const endedSessions = await asPlatform(context, async (db) => {
      await lockAccount(db, own.userId)
      if (!(await hasPassword(db, own.userId))) throw new Problem('signOnOnlyMethod')
      if (!(await removeIdentity(db, { ...own, connectorId: id }))) throw new Problem('signOnNotFound')
      const ending = { entId: own.entId, userIds: [own.userId], method: 'oidc', reason: 'linkEnded' } as const
      return endVouchedSessions(db, { ...ending, except: sessionOf(context).id, now: context.now })
    })
    const act = { action: 'unlinkSignOn', targetKind: 'user', targetId: own.userId, entId: own.entId } as const
    await recordAct(context, { ...act, diff: { connector: id, endedSessions } })
    return {}
  },
}

function ownOf(context: Context) {
  return { entId: spaceOf(context).entId, userId: sessionOf(context).userId }
}

/** A space cannot read which person is who at a provider; here the caller reads only their own. */
function asPlatform<T>({ services }: Context, work: Parameters<typeof services.tx<T>>[1]) {
  return services.tx(platform, work)
}
