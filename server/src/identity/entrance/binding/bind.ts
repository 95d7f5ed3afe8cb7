import { type CallParsed, cutText, Problem, UserType } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { holdUnchangedApp } from '../../factor/messenger/app-query.ts'
import { inEnterprise } from '../../factor/messenger/in-enterprise.ts'
import { methodOf } from '../../factor/messenger/method.ts'
import { insertPerson } from '../../people/person/queries.ts'
import { lockEntrant, lockOwn } from '../../session/lock-account.ts'
import { endByPassword } from '../../session/end-sessions-query.ts'
import { provePassword } from '../../session/sign-in.ts'
import { signedInHere } from '../../session/signed-in-here.ts'
import { enter } from '../../session/start-session.ts'
import { provePhone } from '../../factor/sms/prove-phone.ts'
import { isHeldByTwoStep } from '../../people/two-step-rule/rule.ts'
import { selectFactorPhone } from '../../factor/two-step/sms-factor-query.ts'
import { insertBinding, isMember } from '../../factor/messenger/binding-query.ts'
import { consumeTicket } from '../../factor/messenger/ticket-query.ts'
import { heldTicket, subjectOf, type Ticket } from '../../factor/messenger/ticket.ts'
import { insertMembership } from '../../people/membership/queries.ts'

type Input = CallParsed<'appBind'>
type BindingPerson = { userId: string; isInitial?: boolean }

/** Only the ticket counts, which the messenger's sign-in opened; the input never names the account to bind. */
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
  // A password and a telephone are the person's own; without them the enterprise's messenger vouched for the person.
  const isProven = input.password !== undefined || input.phone !== undefined
  // A signed-in person stays signed in with what they have proved, unless they have proved more just now.
  const staysAs = isProven && context.session?.isLimited === true ? null : (context.session?.userId ?? null)
  if (staysAs === userId) return { status: 1 as const, ...(await signedInHere(context)) }
  const vouched = isProven ? {} : { onlyIn: ticket.ent_id }
  const entering = { userId, method: methodOf(ticket.provider), remember: input.remember, ...vouched } as const
  const entered = await enter(entering, inEnterprise(ticket.ent_id, context))
  return { status: 1 as const, ...entered }
}

/** The person who binds: proved by a password or a telephone code, newly registered, or signed in already. */
async function findPerson(input: Input, ticket: Ticket, context: Context): Promise<BindingPerson> {
  const { loginId, password, phone, code } = input
  if (loginId !== undefined && password !== undefined) return provePassword({ ...input, loginId, password }, context)
  if (loginId !== undefined || password !== undefined) throw new Problem('badCredentials')
  if (phone !== undefined && code !== undefined) return { userId: await byPhone({ phone, code }, context) }
  if (phone !== undefined || code !== undefined) throw new Problem('codeInvalid')
  return { userId: await (input.register ? register(input, ticket, context) : signedIn(ticket, context)) }
}

/**
 * A session that begins with an initial password ends when the person chooses their own, so an initial password binds
 * nothing. The person is signed in to choose a password, and binds afterwards by the ticket of this browser.
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

/** A telephone that is a second factor is refused: it would be the only proof, and then verify messenger sign-ins. */
async function byPhone({ phone, code }: { phone: string; code: string }, context: Context) {
  const userId = await provePhone({ purpose: 'bind', phone, code }, context)
  if ((await selectFactorPhone(context.db, userId)) !== null) throw new Problem('phoneIsFactor')
  return userId
}

/** A session that still has to change a password or pass two steps binds nothing. */
async function signedIn({ ent_id: entId }: Ticket, context: Context) {
  const { session, now } = context
  if (session === null) throw new Problem('signInRequired')
  if (session.isPasswordDue) throw new Problem('passwordChangeRequired')
  if (isHeldByTwoStep(session.accountTwoStep, session, now)) throw new Problem('twoStepRequired')
  if (session.onlyIn !== null && session.onlyIn !== entId) throw new Problem('spaceDenied')
  // A binding goes on opening the account after the entrance of this session is closed.
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
