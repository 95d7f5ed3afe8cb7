import { emailAddress, Problem, tidyForeign, type CallParsed } from '@atrium/shared-utility/contract'
import { openId } from './open-id.ts'
import { discoverKnown, endpointsOf, type Discovered } from './provider.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Row } from '../../../foundation/db/schema.ts'
import { refuseUnlistedHosts } from '../../../foundation/query/white-list/refused-hosts.ts'
import type { UsableConnector } from './queries.ts'

/** The provider's facts about a person. `isVerified` is null where it does not say whether the address is verified. */
export type Vouched = {
  subject: string
  name: string | null
  email: string | null
  isVerified: boolean | null
  /** All of it, as it was told. */
  claims: Claims
}

const scope = 'openid profile email'

/**
 * The provider's description, remembered. Throws signOnUnreachable, and hostNotListed for an address that this enterprise
 * may not use: the issuer before it is called, and those that it names each time before they are.
 */
export async function discovered(connector: UsableConnector, context: Context) {
  const { services } = context
  const { id, version, issuer, client_id: clientId, client_secret: sealed } = connector
  const clientSecret = services.secrets.open(sealed)
  await refuseUnlisted([issuer], connector, context)
  const found = await reach({ key: `${id}|${version}`, issuer, clientId, clientSecret }, services.outgoing)
  await refuseUnlisted(endpointsOf(found), connector, context)
  return found
}

type Of = Pick<UsableConnector, 'ent_id'>

function refuseUnlisted(addresses: readonly string[], { ent_id: entId }: Of, { services, lang }: Context) {
  return refuseUnlistedHosts({ services, lang, entId, addresses })
}

async function reach(...[provider, outgoing]: Parameters<typeof discoverKnown>) {
  try {
    return await discoverKnown(provider, outgoing)
  } catch (error) {
    throw new Problem('signOnUnreachable', {}, { cause: error })
  }
}

type Going = {
  state: string
  nonce: string
  verifier: string
  redirectUri: string
  /** True: a person who is signed in at the provider signs in there once more. */
  isAnew: boolean
}

export async function authorizationUrl(found: Discovered, { isAnew, ...going }: Going) {
  const { state, nonce, verifier, redirectUri } = going
  const oidc = await openId()
  const challenge = await oidc.calculatePKCECodeChallenge(verifier)
  return oidc.buildAuthorizationUrl(found, {
    scope,
    state,
    nonce,
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    // The first asks, the second has the provider say when (OpenID Connect Core, 3.1.2.1).
    ...(isAnew && { prompt: 'login', max_age: '0' }),
  }).href
}

type Coming = {
  found: Discovered
  request: Row<'sign_on'>
  answer: CallParsed<'finishSignOn'>
  verifier: string
  /** The person must have signed in at the provider since then; null where an older sign-in is good enough. */
  since: Date | null
}

/**
 * Exchanges the code and checks all that OpenID Connect says: state, issuer, audience, nonce, time, signature.
 * Throws signOnFailed when any of it does not hold, signOnUnreachable when the provider does not answer,
 * signOnNotFresh when it does not say that the person signed in after `since`, and hostNotListed as `discovered` does.
 */
export async function redeem(coming: Coming, context: Context): Promise<Vouched> {
  const { found, request, answer, verifier, since } = coming
  const { state, code, iss } = answer
  if (code === undefined) throw new Problem('signOnFailed')
  const url = new URL(request.redirect_uri)
  url.search = new URLSearchParams({ state, code, ...(iss !== undefined && { iss }) }).toString()
  const oidc = await openId()
  try {
    const tokens = await oidc.authorizationCodeGrant(found, url, {
      expectedState: state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (claims === undefined) throw new Problem('signOnFailed')
    refuseOfOthers(claims, found.clientMetadata().client_id)
    if (since !== null) refuseOlder(claims, since)
    const asking = { accessToken: tokens.access_token, subject: claims.sub }
    const more = claims.email === undefined ? await moreClaims(coming, asking, context) : {}
    return vouched({ ...more, ...claims })
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(codeOf(error), {}, { cause: error })
  }
}

type Grant = { sub: unknown; aud: string | string[]; azp?: unknown }

/**
 * The library checks the client of a token only where several clients may use it; OpenID Connect Core 2 and 3.1.3.7
 * demand it always. And a subject names one person: there is one, of at most 255 characters, kept as it is.
 */
function refuseOfOthers({ sub, aud, azp }: Grant, clientId: string) {
  const isOurs = azp === undefined ? [aud].flat().length === 1 : azp === clientId
  if (!isOurs || typeof sub !== 'string' || !subjectPattern.test(sub)) throw new Problem('signOnFailed')
}

const subjectPattern = /^(?!\s*$)[^\p{Cc}\p{Cs}]{1,255}$/u

// Clocks of providers may be wrong by as much.
const toleranceMs = 30_000

/** A provider that ignores `prompt` shows it here: `max_age` obliges it to say when (OpenID Connect Core, 2). */
function refuseOlder({ auth_time: seconds }: { auth_time?: unknown }, since: Date) {
  const isNewer = typeof seconds === 'number' && seconds * 1000 >= since.getTime() - toleranceMs
  if (!isNewer) throw new Problem('signOnNotFresh')
}

type Asking = { accessToken: string; subject: string }

/** Many providers tell the name and the e-mail only there, which may be at another host than all that was called so far. */
async function moreClaims({ found, request }: Coming, { accessToken, subject }: Asking, context: Context) {
  const { userinfo_endpoint: endpoint } = found.serverMetadata()
  if (endpoint === undefined) return {}
  await refuseUnlisted([endpoint], request, context)
  const oidc = await openId()
  return oidc.fetchUserInfo(found, accessToken, subject)
}

type Claims = { sub: string; name?: unknown; email?: unknown; email_verified?: unknown }

function vouched(claims: Claims): Vouched {
  const { sub, name, email, email_verified: told } = claims
  const address = emailAddress.safeParse(email).data ?? null
  return { subject: sub, name: nameOf(name), email: address, isVerified: yesOrNo(told), claims }
}

/** Some providers say it as a text. Any other value counts as no. */
function yesOrNo(told: unknown) {
  if (told === undefined || told === null) return null
  return told === true || (typeof told === 'string' && told.trim().toLowerCase() === 'true')
}

function nameOf(told: unknown) {
  const name = typeof told === 'string' ? tidyForeign(told, 64) : ''
  return name === '' ? null : name
}

// A faulty answer has a code of its own; a connection that failed has a plain cause.
function codeOf(error: unknown) {
  const isSilent = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')
  return isSilent ? 'signOnUnreachable' : 'signOnFailed'
}
