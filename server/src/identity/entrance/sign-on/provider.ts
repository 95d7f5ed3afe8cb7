import type { Configuration, CustomFetch } from 'openid-client'
import { Problem } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { openId } from './open-id.ts'
import type { Outgoing } from '../../../foundation/sending/outgoing/outgoing.ts'

type Provider = { issuer: string; clientId: string; clientSecret: string }
export type Discovered = Configuration

const limitSeconds = 10
const rememberMs = 10 * 60_000
const known = new LRUCache<string, Discovered>({ max: 200, ttl: rememberMs })

/** Throws issuerNotAllowed for an address that is not called at all. */
export function refuseIssuer(issuer: string, outgoing: Outgoing) {
  const url = URL.parse(issuer)
  if (url === null || !outgoing.allows(url) || url.search !== '' || url.hash !== '')
    throw new Problem('issuerNotAllowed')
}

/** Reads the provider's description. Throws issuerNotUsable when it says nothing that a sign-in could use. */
export async function discover({ issuer, clientId, clientSecret }: Provider, outgoing: Outgoing): Promise<Discovered> {
  refuseIssuer(issuer, outgoing)
  const isPlain = issuer.startsWith('http:')
  const oidc = await openId()
  try {
    // The secret goes into the body: every provider takes it there, and Basic is encoded in two different ways.
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
      timeout: limitSeconds,
      // The id token is checked against the provider's keys although it came straight from the provider.
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
      [oidc.customFetch]: (url, init) => outgoing.fetch(url, requestOf(init)),
    })
    if (!isUsable(found, outgoing)) throw new Problem('issuerNotUsable')
    return found
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('issuerNotUsable', {}, { cause: error })
  }
}

/** The same, remembered for a while: sign-ins come in bursts, and a description hardly changes. */
export async function discoverKnown(provider: Provider & { key: string }, outgoing: Outgoing) {
  const found = known.get(provider.key) ?? (await discover(provider, outgoing))
  known.set(provider.key, found)
  return found
}

const endpoint = z.url({ protocol: /^https?$/ })

/** Every address that the description names is one that we would call, or send people to. */
function isUsable(found: Discovered, outgoing: Outgoing) {
  return endpointsOf(found).every((url) => endpoint.safeParse(url).success && outgoing.allows(new URL(url)))
}

/** The addresses that a sign-in uses; an empty text for one that the description leaves out. */
export function endpointsOf(found: Discovered) {
  const { authorization_endpoint: authorize, token_endpoint: token, jwks_uri: keys } = found.serverMetadata()
  return [authorize ?? '', token ?? '', keys ?? '']
}

type FetchOptions = Parameters<CustomFetch>[1]

function requestOf({ method, headers, body, signal }: FetchOptions) {
  // It only ever sends form fields.
  return { method, headers, body: body instanceof URLSearchParams ? body.toString() : undefined, signal }
}
