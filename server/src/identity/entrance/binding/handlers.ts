import { type bindingCalls, messengerTypes, Problem, UserType } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { findReturn } from '../../people/membership/return-query.ts'
import { listApps } from '../../factor/messenger/app-query.ts'
import { methodOf } from '../../factor/messenger/method.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { endVouchedSessions } from '../../session/end-sessions-query.ts'
import { lockAccount } from '../../session/lock-account.ts'
import { appBind } from './bind.ts'
import { returnByMessenger } from './return.ts'
import {
  endBinding,
  findAnyBound,
  findBound,
  findUserName,
  findSignInMethods,
  listOwnBindings,
} from '../../factor/messenger/binding-query.ts'
import { heldTicket, subjectOf } from '../../factor/messenger/ticket.ts'

export const bindingHandlers: Handlers<typeof bindingCalls> = {
  appBind,
  returnByMessenger,

  async getBindTicket(_input, context) {
    // A page that is opened without having come from a messenger is no attempt at anything.
    if (context.cookies.held('bind') === null) return null
    const ticket = await heldTicket(context)
    const { session, db, now } = context
    const bound = await findBound(db, subjectOf(ticket))
    const back = bound && (await findReturn(db, { entId: ticket.ent_id, userId: bound.user_id, now }))
    const person = session === null ? undefined : await findUserName(db, session.userId)
    return {
      type: ticket.provider,
      nickname: ticket.nickname,
      entId: ticket.ent_id,
      entName: ticket.ent_name,
      canRegister: ticket.can_register,
      isReturning: back?.has_own_way === false,
      signedInAs: session === null || person === undefined ? null : { userId: session.userId, name: person.name },
    }
  },

  async getOAuthStatus(_input, { db }) {
    const [apps, bindings] = [await listApps(db), await listOwnBindings(db)]
    return messengerTypes.map((type) => {
      const binding = bindings.find(({ provider }) => provider === type)
      const isOffered = apps.some((app) => app.type === type && app.is_enabled)
      const boundAt = binding?.bound_at.toISOString() ?? null
      return { type, isOffered, bound: binding !== undefined, nickname: binding?.nickname ?? null, boundAt }
    })
  },

  async unbindUserAuth({ type }, context) {
    const { now, services } = context
    const { id: except, userId } = sessionOf(context)
    const { entId } = spaceOf(context)
    const endedSessions = await services.tx(platform, async (db) => {
      // The lock keeps the person's other ways in from being removed meanwhile.
      await lockAccount(db, userId)
      const { hasPassword, bindings } = await findSignInMethods(db, userId)
      const ended = await endBinding(db, { entId, userId, provider: type, now })
      if (ended === undefined) throw new Problem('notFound')
      if (!hasPassword && bindings <= 1) throw new Problem('onlySignInMethod')
      const ending = { entId, userIds: [userId], method: methodOf(type), except }
      return endVouchedSessions(db, { ...ending, reason: 'bindingEnded', now })
    })
    const act = { action: 'unbindMessenger', targetKind: 'user', targetId: userId, entId } as const
    await recordAct(context, { ...act, diff: { provider: type, endedSessions } })
    return {}
  },

  async getUserIdByOpenId({ openid, type }, context) {
    const { db, session } = context
    if (session?.userType === UserType.operator) {
      const found = await findAnyBound(db, { openid, type })
      return { userId: found?.user_id ?? null }
    }
    await recordOrRefuse([{ kind: 'openId', subject: networksOf(context.visitor.ip).own }], context)
    const ticket = context.cookies.held('bind') === null ? null : await heldTicket(context).catch(refuseUnknown)
    if (ticket?.external_id !== openid || (type !== undefined && ticket.provider !== type))
      throw new Problem('forbidden')
    const found = await findAnyBound(db, { openid, type: ticket.provider, entId: ticket.ent_id })
    return { userId: found?.user_id ?? null }
  },
}

/** A ticket that has ended says as little as none at all. */
function refuseUnknown(error: unknown) {
  if (error instanceof Problem) return null
  throw error
}
