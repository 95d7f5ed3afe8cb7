import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { comeBack } from '../joining/come-back.ts'
import { findReturn } from '../../people/membership/return-query.ts'
import { holdApp } from '../../factor/messenger/app-query.ts'
import { findBound, noteUse } from '../../factor/messenger/binding-query.ts'
import { inEnterprise } from '../../factor/messenger/in-enterprise.ts'
import { methodOf } from '../../factor/messenger/method.ts'
import { consumeTicket } from '../../factor/messenger/ticket-query.ts'
import { heldTicket, subjectOf } from '../../factor/messenger/ticket.ts'
import { lockEntrant } from '../../session/lock-account.ts'
import { enter } from '../../session/start-session.ts'

/**
 * Only for an account that nothing but this enterprise's word opens. A person with a way of their own signs in by that
 * one to say that they come back, because no other person can say it for them (docs/decisions/059).
 */
export async function returnByMessenger(_input: unknown, context: Context) {
  const { db, now } = context
  const ticket = await heldTicket(context)
  const { ent_id: entId, provider: type } = ticket
  if ((await holdApp(db, { entId, type })) === undefined) throw new Problem('bindTicketExpired')
  const userId = await lockReturning(ticket, context)
  if (!(await consumeTicket(db, { token: ticket.token, now }))) throw new Problem('bindTicketExpired')
  await comeBack({ entId, userId }, { ...context, session: null })
  context.cookies.hold('bind', null)
  const entered = await enter({ userId, method: methodOf(type), onlyIn: entId }, inEnterprise(entId, context))
  return { status: 1 as const, ...entered }
}

async function lockReturning(ticket: Parameters<typeof subjectOf>[0], context: Context) {
  const { db, now } = context
  const bound = await findBound(db, subjectOf(ticket))
  if (bound === undefined) throw new Problem('returnOver')
  await lockEntrant(bound.user_id, context)
  // Unbound while it was locked, or never theirs alone.
  const of = { entId: ticket.ent_id, userId: bound.user_id, now }
  if ((await findBound(db, subjectOf(ticket)))?.id !== bound.id) throw new Problem('returnOver')
  if ((await findReturn(db, of))?.has_own_way !== false) throw new Problem('returnOver')
  await noteUse(db, { id: bound.id, now })
  return bound.user_id
}
