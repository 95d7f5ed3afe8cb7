import { type CallParsed, cutText, Problem, UserType } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import type { Context } from '../../foundation/context/context.ts'
import { holdUnchangedApp } from '../messenger/app-query.ts'
import { inEnterprise } from '../messenger/in-enterprise.ts'
import { methodOf } from '../messenger/method.ts'
import { insertPerson } from '../person/queries.ts'
import { lockEntrant, lockOwn } from '../session/lock-account.ts'
import { endByPassword } from '../session/end-sessions-query.ts'
import { provePassword } from '../session/sign-in.ts'
import { signedInHere } from '../session/signed-in-here.ts'
import { enter } from '../session/start-session.ts'
import { provePhone } from '../sms/prove-phone.ts'
import { isHeldByTwoStep } from '../two-step-rule/rule.ts'
import { selectFactorPhone } from '../two-step/sms-factor-query.ts'
import { insertBinding, isMember } from '../messenger/binding-query.ts'
import { consumeTicket } from '../messenger/ticket-query.ts'
import { heldTicket, subjectOf, type Ticket } from '../messenger/ticket.ts'
import { insertMembership } from '../membership/queries.ts'

type Input = CallParsed<'appBind'>
type Found = { userId: string; isInitial?: boolean }

/** What counts is the ticket, which only the sign-in of the messenger opens; nothing that is sent says whose account it is. */
export async function appBind(input: Input, context: Context) {
  const ticket = await heldTicket(context)
  const { userId, isInitial } = await findPerson(input, ticket, context)
  if (isInitial) return signInOnly({ userId, ticket, input }, context)
  const { db, now, newId, cookies } = context
  if (!(await consumeTicket(db, { token: ticket.token, now }))) throw new Problem('bindTicketExpired')
  const app = { entId: ticket.ent_id, type: ticket.provider }
  if ((await holdUnchangedApp(db, app)) === undefined) throw new Problem('bindTicketExpired')
  if (!(await isMember(db, { entId: ticket.ent_id, userId }))) throw new Problem('spaceDenied')
  const subject = subjectOf(ticket)
  if (!(await insertBinding(db, { subject, userId, id: newId(), now }))) throw new Problem('bindConflict')
  await note({ userId, ticket }, context)
  cookies.hold('bind', null)
  // Password and telephone are the person's own; without them it was the enterprise's messenger that vouched for them.
  const isProven = input.password !== undefined || input.phone !== undefined
  // Whoever was signed in stays so, with what they have proved, unless they have proved more just now.
  const staysAs = isProven && context.session?.isLimited === true ? null : (context.session?.userId ?? null)
  if (staysAs === userId) return { status: 1 as const, ...(await signedInHere(context)) }
  const vouched = isProven ? {} : { onlyIn: ticket.ent_id }
  const entering = { userId, method: methodOf(ticket.provider), remember: input.remember, ...vouched } as const
  const entered = await enter(entering, inEnterprise(ticket.ent_id, context))
  return { status: 1 as const, ...entered }
}

/** Who binds: whoever knows the password or has the telephone, somebody new, or whoever is signed in. */
async function findPerson(input: Input, ticket: Ticket, context: Context): Promise<Found> {
  const { loginId, password, phone, code } = input
  if (loginId !== undefined && password !== undefined) return provePassword({ ...input, loginId, password }, context)
  if (loginId !== undefined || password !== undefined) throw new Problem('badCredentials')
  if (phone !== undefined && code !== undefined) return { userId: await byPhone({ phone, code }, context) }
  if (phone !== undefined || code !== undefined) throw new Problem('codeInvalid')
  return { userId: await (input.register ? register(input, ticket, context) : signedIn(ticket, context)) }
}

/**
 * What is bound stays when a password is chosen, so an initial one binds nothing: whoever gave it is signed in to choose their
 * own, as by any sign-in, and binds then, by the ticket that this browser still has.
 */
async function signInOnly(
  { userId, ticket, input }: { userId: string; ticket: Ticket; input: Input },
  context: Context,
) {
  await endByPassword(context.db, { userId, now: context.now })
  const at = inEnterprise(ticket.ent_id, context)
  const entered = await enter({ userId, method: 'pwd', remember: input.remember }, at)
  return { status: 1 as const, isBound: false, ...entered }
}

/** Else the telephone would be the whole proof: it binds a messenger, and then verifies whoever comes in by that. */
async function byPhone({ phone, code }: { phone: string; code: string }, context: Context) {
  const userId = await provePhone({ purpose: 'bind', phone, code }, context)
  if ((await selectFactorPhone(context.db, userId)) !== null) throw new Problem('phoneIsFactor')
  return userId
}

/** A session that is not worth anything yet binds nothing. */
async function signedIn({ ent_id: entId }: Ticket, context: Context) {
  const { session, now } = context
  if (session === null) throw new Problem('signInRequired')
  if (session.isPasswordDue) throw new Problem('passwordChangeRequired')
  if (isHeldByTwoStep(session.accountTwoStep, session, now)) throw new Problem('twoStepRequired')
  if (session.onlyIn !== null && session.onlyIn !== entId) throw new Problem('spaceDenied')
  // What is bound goes on opening the account when the entrance of this session is closed.
  if (session.isLimited) throw new Problem('accountOutOfReach')
  await lockOwn(context)
  return session.userId
}

/** A plain member without a password, whose only way in is the messenger. */
async function register({ name }: Input, ticket: Ticket, context: Context) {
  const { db, newId } = context
  if (!ticket.can_register) throw new Problem('registrationNotAllowed')
  await lockEntrant(null, context)
  const id = newId()
  const shown = name ?? cutText(ticket.nickname, 64)
  await insertPerson(db, { id, login_id: `${ticket.provider}-${id}`, name: shown, made_by_ent_id: ticket.ent_id })
  await insertMembership(db, { ent_id: ticket.ent_id, user_id: id, user_type: UserType.member })
  return id
}

function note({ userId, ticket }: { userId: string; ticket: Ticket }, context: Context) {
  const { provider, subject_scope: scope, external_id: externalId, ent_id: entId } = ticket
  return recordAct(
    { ...context, session: null },
    {
      action: 'bindMessenger',
      targetKind: 'user',
      targetId: userId,
      entId,
      actorId: userId,
      diff: { provider, scope, externalId },
    },
  )
}
