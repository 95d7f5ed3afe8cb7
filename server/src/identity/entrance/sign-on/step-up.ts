import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import { findIdentity } from './queries.ts'
import { goOut } from './start.ts'
import type { Vouched } from './authorization-code.ts'
import { confirming, sessionThatAsked } from '../../session/confirm.ts'
import { listSignOns } from './step-up-query.ts'

/** The provider that knows this person, where its word began the session. */
export async function startSignOnStepUp({ id }: CallParsed<'startSignOnStepUp'>, context: Context) {
  const { services, now } = context
  const { id: stepUpSessionId, userId, onlyIn: entId } = sessionOf(context)
  // In a transaction of its own: no connection is held while the provider is asked, which may be any host.
  const known = entId === null ? [] : await services.tx(platform, (db) => listSignOns(db, { userId, entId, now }))
  if (entId === null || !known.some((one) => one.id === id)) throw new Problem('stepUpMethodClosed')
  return goOut({ entId, id, userId: null, stepUpSessionId }, context)
}

type Request = Row<'sign_on'>

/** The provider has answered `request`, and `vouch` says for whom: it has to be the session's person. */
export function confirmBySignOn(request: Request, context: Context, vouch: () => Promise<Vouched>) {
  const { step_up_session_id: sessionId, ent_id: entId, connector_id: connectorId } = request
  return confirming('signOn', context, async () => {
    const { userId } = sessionThatAsked({ sessionId: sessionId ?? '', entId }, context)
    const { subject } = await vouch()
    const known = await findIdentity(context.db, { entId, connectorId, subject })
    if (known?.user_id !== userId) throw new Problem('stepUpNotYou')
    return { done: 'steppedUp' as const }
  })
}
