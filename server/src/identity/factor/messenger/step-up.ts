import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { findBound } from './binding-query.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { goToMessenger } from './connect.ts'
import type { ExternalIdentity } from './provider/provider.ts'
import { confirming, sessionThatAsked } from '../../session/confirm.ts'
import { listMessengers } from './step-up-query.ts'

/** The messenger that knows this person, where its word began the session. */
export async function startMessengerStepUp({ type, from }: CallParsed<'startMessengerStepUp'>, context: Context) {
  const { db, now } = context
  const { id: stepUpSessionId, userId, onlyIn: entId } = sessionOf(context)
  const known = entId === null ? [] : await listMessengers(db, { userId, entId, now })
  if (entId === null || !known.includes(type)) throw new Problem('stepUpMethodClosed')
  // Always by its page: a code of a bridge comes without the way back that carries the session.
  const departure = { type, entId, from: type === 'wechat' ? from : ('browser' as const), stepUpSessionId }
  const { enabled, authorizeUrl } = await goToMessenger(departure, context)
  if (!enabled) throw new Problem('messengerNotConfigured')
  return { authorizeUrl }
}

type StepUpRequest = { sessionId: string; entId: string }

/** The messenger's code came back to the session that asked. `identify` names its owner: it has to be that person. */
export function confirmByMessenger(asked: StepUpRequest, context: Context, identify: () => Promise<ExternalIdentity>) {
  return confirming('messenger', context, async () => {
    const { userId } = sessionThatAsked(asked, context)
    const bound = await findBound(context.db, { ...(await identify()), entId: asked.entId })
    if (bound?.user_id !== userId) throw new Problem('stepUpNotYou')
    return { status: 2 as const }
  })
}
