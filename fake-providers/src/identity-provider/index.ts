import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type AdapterPayload, type Configuration } from 'oidc-provider'
import { MemoryAdapter } from './memory-adapter.ts'

/** A person with an account at the provider. */
type ProviderPerson = { subject: string; name?: string; email?: string; email_verified?: boolean }

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>

export const providerClient = { clientId: 'atrium', clientSecret: 'a secret of the tests' }

/** A real OpenID Connect provider on loopback. The person named by `signsIn` is at its keyboard: it asks nothing. */
export async function startIdentityProvider() {
  const stored = new Map<string, AdapterPayload>()
  const people = new Map<string, ProviderPerson>()
  let present: string | null = null
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => {}
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}` // It listens on TCP, so this is an address.
  const provider = new Provider(issuer, configurationOf(people, stored))
  const next = provider.callback()
  answer = (request, response) =>
    request.url?.startsWith(interactionPath) ? interact(request, response) : next(request, response)
  return { issuer, register, signsIn, leaves, close }

  function interact(request: IncomingMessage, response: ServerResponse) {
    const denied = { error: 'access_denied', error_description: 'nobody signed in' }
    const result = present === null ? denied : { login: { accountId: present } }
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  /** Registers an address that people may be sent back to. */
  function register(redirectUri: string) {
    const key = `Client:${providerClient.clientId}`
    const known = stored.get(key)?.redirect_uris ?? []
    stored.set(key, clientOf([...known, redirectUri]))
  }

  function signsIn(person: ProviderPerson) {
    people.set(person.subject, person)
    present = person.subject
  }

  function leaves() {
    present = null
  }

  function close() {
    server.closeAllConnections()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
}

const interactionPath = '/interaction/'

function clientOf(redirectUris: string[]): AdapterPayload {
  return {
    client_id: providerClient.clientId,
    client_secret: providerClient.clientSecret,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'client_secret_post',
  }
}

function configurationOf(people: Map<string, ProviderPerson>, stored: Map<string, AdapterPayload>): Configuration {
  return {
    adapter: (kind: string) => new MemoryAdapter(kind, stored),
    jwks: { keys: [signingKey()] },
    pkce: { required: () => true },
    cookies: { keys: ['a cookie key of the tests'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // Into the id token, where a portal looks for it.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => interactionPath + uid },
    // The same person every time would hide that another person sits there now.
    ttl: { Session: 1, Interaction: 60, Grant: 60, AccessToken: 60, AuthorizationCode: 60, IdToken: 60 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  }
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }
}
