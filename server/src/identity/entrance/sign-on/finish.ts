import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { enter } from '../../session/start-session.ts'
import { confirmBySignOn } from './step-up.ts'
import { forgiveAttempt } from '../../../foundation/call/limit/end-attempt-query.ts'
import { discovered, redeem, type Vouched } from './authorization-code.ts'
import { lockKnown, takeState } from './coming.ts'
import { acceptedEmail, join, refuseOtherIssuer } from './join.ts'
import {
  findIdentity,
  holdConnector,
  insertIdentity,
  lockConnector,
  touchIdentity,
  type UsableConnector,
} from './queries.ts'
import { askReturn } from './return.ts'
import { findConnector, findTried, lifeMs } from './start.ts'
import { tried } from './trial.ts'

type Answer = CallParsed<'finishSignOn'>

/** The second half of a sign-in through a provider; see the contract for how it can end. */
export async function finishSignOn(answer: Answer, context: Context) {
  const request = await takeState(answer.state, context)
  if (request.step_up_session_id !== null) {
    return confirmBySignOn(request, context, async () => {
      const { vouched } = await vouch(request, answer, context)
      await lockOwn(context)
      await forgive(context)
      return vouched
    })
  }
  if (request.is_trial) {
    return tried(request, context, async () => {
      const came = await vouch(request, answer, context)
      await forgive(context)
      return came
    })
  }
  const arrival = { request, ...(await vouch(request, answer, context)) }
  return request.user_id === null ? signIn(arrival, context) : link({ ...arrival, userId: request.user_id }, context)
}

/** The person whom the provider has sent back. Throws when the provider refused, or when its answer is not valid. */
async function vouch(request: Row<'sign_on'>, answer: Answer, context: Context) {
  if (answer.error !== undefined) throw new Problem('signOnRefused')
  const find = request.is_trial ? findTried : findConnector
  const connector = await find({ entId: request.ent_id, id: request.connector_id }, context)
  const found = await discovered(connector, context)
  const verifier = context.services.secrets.open(request.verifier)
  const since = request.step_up_session_id === null ? null : new Date(request.expires_at.getTime() - lifeMs)
  return { connector, vouched: await redeem({ found, request, answer, verifier, since }, context) }
}

type Arrival = { request: Row<'sign_on'>; connector: UsableConnector; vouched: Vouched }

async function signIn({ request, connector, vouched }: Arrival, context: Context) {
  const { db, now } = context
  const subject = { entId: connector.ent_id, connectorId: connector.id, subject: vouched.subject }
  // Held before any account is, and exclusively where a new person is about to be made.
  const hold = (await findIdentity(db, subject)) === undefined ? lockConnector : holdConnector
  refuseOtherIssuer(await hold(db, connector), connector)
  const known = await lockKnown(subject, context)
  await forgive(context)
  const back =
    known && (await askReturn({ request, connector, userId: known.user_id, subject: vouched.subject }, context))
  if (back) return back
  const userId = known?.user_id ?? (await join(vouched, connector, context))
  await touchIdentity(db, { ...subject, now })
  // The enterprise says who its people are: that opens this enterprise, and no other one that they belong to.
  const entered = await enter({ userId, method: 'oidc', onlyIn: connector.ent_id }, context)
  return { ...entered, done: 'signedIn' as const, url: request.return_url }
}

function forgive({ db, visitor }: Context) {
  return forgiveAttempt(db, [{ kind: 'signOn', subject: networksOf(visitor.ip).own }])
}

/** Only for the person who asked for it, still signed in, in the same browser. */
async function link({ request, connector, vouched, userId }: Arrival & { userId: string }, context: Context) {
  if (context.session?.userId !== userId) throw new Problem('signOnExpired')
  if (context.session.isLimited) throw new Problem('accountOutOfReach')
  const entId = connector.ent_id
  refuseOtherIssuer(await holdConnector(context.db, connector), connector)
  await lockOwn(context)
  await forgive(context)
  const isLinked = await insertIdentity(context.db, {
    ent_id: entId,
    connector_id: connector.id,
    subject: vouched.subject,
    user_id: userId,
    email: acceptedEmail(vouched, connector),
    last_used_at: null,
  })
  if (!isLinked) throw new Problem('signOnTaken')
  const act = {
    action: 'linkSignOn',
    targetKind: 'user',
    targetId: userId,
    entId,
    diff: { connector: connector.id },
  } as const
  await recordAct(context, act)
  return { done: 'linked' as const, url: request.return_url }
}
