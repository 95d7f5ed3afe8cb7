import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { comeBack } from '../joining/come-back.ts'
import { findReturn } from '../../people/membership/return-query.ts'
import { noteRefusal } from '../../session/refusal.ts'
import { enter } from '../../session/start-session.ts'
import { lockKnown, takeState } from './coming.ts'
import { refuseOtherIssuer } from './join.ts'
import { hashOf, holdConnector, insertSignOn, touchIdentity, type UsableConnector } from './queries.ts'
import { findConnector, lifeMs } from './start.ts'

/** In place of a nonce, which is random: a browser that has this state has come back from the provider already. */
const asked = 'return'

/** The provider, and the subject there. */
const vouchedFor = z.strictObject({ issuer: z.string(), subject: z.string() })

type Arrival = { request: Row<'sign_on'>; connector: UsableConnector; userId: string; subject: string }

/**
 * A person who had left, and whom the enterprise lets in again, is asked first: they come back by their own word, and
 * have nothing but a state of this browser until then. A person with a way of their own is told to use that one. Null
 * for all others.
 */
export async function askReturn({ request, connector, userId, subject }: Arrival, context: Context) {
  const { db, services, cookies, now } = context
  const back = await findReturn(db, { entId: connector.ent_id, userId, now })
  if (back === undefined) return null
  if (back.has_own_way) {
    noteRefusal({ userId, method: 'oidc', reason: 'membershipEnded' }, context)
    throw new Problem('returnByOwnWay', { name: back.name })
  }
  const state = newToken()
  await insertSignOn(db, {
    ...request,
    state_hash: hashOf(state),
    browser_hash: hashOf(must(cookies.presessionToken, 'a browser that came back')),
    nonce: asked,
    verifier: services.secrets.seal(JSON.stringify({ issuer: connector.issuer, subject })),
    expires_at: new Date(now.getTime() + lifeMs),
  })
  return { done: 'returning' as const, entName: back.name, state }
}

/** Only for an account that nothing but this enterprise's word opens (docs/decisions/059 and 066). */
export async function returnBySignOn({ state }: CallParsed<'returnBySignOn'>, context: Context) {
  const { db, now, services } = context
  const request = await takeState(state, context)
  if (request.nonce !== asked) throw new Problem('signOnExpired')
  const connector = await findConnector({ entId: request.ent_id, id: request.connector_id }, context)
  const { issuer, subject } = vouchedFor.parse(JSON.parse(services.secrets.open(request.verifier)))
  refuseOtherIssuer(await holdConnector(db, connector), { ...connector, issuer })
  const identity = { entId: connector.ent_id, connectorId: connector.id, subject }
  const userId = (await lockKnown(identity, context))?.user_id
  if (userId === undefined) throw new Problem('returnOver')
  const of = { entId: connector.ent_id, userId }
  if ((await findReturn(db, { ...of, now }))?.has_own_way !== false) throw new Problem('returnOver')
  await comeBack(of, { ...context, session: null })
  await touchIdentity(db, { ...identity, now })
  const entered = await enter({ userId, method: 'oidc', onlyIn: connector.ent_id }, context)
  return { ...entered, url: request.return_url }
}
