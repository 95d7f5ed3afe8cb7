import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { Problem } from '@atrium/shared-utility/contract'
import { openId } from './open-id.ts'
import { redirectUriOf } from './redirect-uri.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { networksOf } from '../../../foundation/call/http/network.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { authorizationUrl, discovered } from './authorization-code.ts'
import { hashOf, insertSignOn, selectTried, selectUsable } from './queries.ts'

type Start = {
  entId: string
  id: string
  url?: string
  userId: string | null
  /** The session whose person proves again who they are: the provider has to ask them anew. */
  stepUpSessionId?: string
  /** `userId` wants to see what the provider tells. */
  isTrial?: boolean
}

/** For how long a person may be away at a provider. */
export const lifeMs = 10 * 60_000

/** Stores that this browser goes out to a provider, and answers where it goes. */
export async function goOut({ entId, id, url, userId, stepUpSessionId, isTrial = false }: Start, context: Context) {
  const { services, cookies, now, visitor } = context
  await recordOrRefuse([{ kind: 'signOn', subject: networksOf(visitor.ip).own }], context)
  const connector = await (isTrial ? findTried : findConnector)({ entId, id }, context)
  const found = await discovered(connector, context)
  const oidc = await openId()
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
  const browser = cookies.presessionToken ?? newToken()
  const redirectUri = redirectUriOf(entId, context)
  // In a transaction of its own: a linking call runs in its enterprise, which cannot read sign-ins under way.
  await services.tx(platform, (db) =>
    insertSignOn(db, {
      state_hash: hashOf(state),
      browser_hash: hashOf(browser),
      ent_id: entId,
      connector_id: id,
      nonce,
      verifier: services.secrets.seal(verifier),
      redirect_uri: redirectUri,
      return_url: url ?? null,
      user_id: userId,
      step_up_session_id: stepUpSessionId ?? null,
      is_trial: isTrial,
      expires_at: new Date(now.getTime() + lifeMs),
    }),
  )
  cookies.setPresession(browser)
  const isAnew = stepUpSessionId !== undefined
  return { authorizationUrl: await authorizationUrl(found, { state, nonce, verifier, redirectUri, isAnew }) }
}

/** A provider that is switched on, of an enterprise whose people may come in. Throws signOnNotFound. */
export async function findConnector({ entId, id }: { entId: string; id: string }, { services, now }: Context) {
  const usable = await services.tx(platform, (db) => selectUsable(db, { entId, now }))
  const connector = usable.find((one) => one.id === id)
  if (connector === undefined) throw new Problem('signOnNotFound')
  return connector
}

/** One that may be switched off, as long as the enterprise's people may come in. Throws signOnNotFound. */
export async function findTried(of: { entId: string; id: string }, { services, now }: Context) {
  const connector = await services.tx(platform, (db) => selectTried(db, { ...of, now }))
  if (connector === undefined) throw new Problem('signOnNotFound')
  return connector
}
