import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Subject } from './binding-query.ts'
import { findTicket, insertTicket } from './ticket-query.ts'

const ticketLivesMs = 10 * 60_000

/** Lets this browser, and no other, bind the account within ten minutes. The answer is for display alone. */
export async function openTicket(subject: Subject, { db, now, cookies }: Context) {
  const token = newToken()
  await insertTicket(db, { subject, token, expiresAt: new Date(now.getTime() + ticketLivesMs) })
  cookies.hold('bind', { token, keepMs: ticketLivesMs })
  return {
    status: 0 as const,
    type: subject.provider,
    openid: subject.externalId,
    nickname: subject.nickname,
    appUserId: subject.externalId,
  }
}

/**
 * The ticket of this browser; throws bindTicketExpired when there is none that can still be used. Read in a transaction
 * of its own: a password may be proved next, and no connection is held while it is hashed. Its use checks it again.
 */
export async function heldTicket({ services, now, cookies }: Context) {
  const token = cookies.held('bind')
  const ticket = token === null ? undefined : await services.tx(platform, (db) => findTicket(db, { token, now }))
  if (token === null || ticket === undefined) throw new Problem('bindTicketExpired')
  return { ...ticket, token }
}

export type Ticket = Awaited<ReturnType<typeof heldTicket>>

export function subjectOf(ticket: Ticket): Subject {
  return {
    entId: ticket.ent_id,
    provider: ticket.provider,
    subjectScope: ticket.subject_scope,
    externalId: ticket.external_id,
    unionId: ticket.union_id,
    nickname: ticket.nickname,
  }
}
