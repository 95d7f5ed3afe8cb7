import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateKeyPairSync } from 'node:crypto'
import type { Configuration } from 'oidc-provider'
import Provider from 'oidc-provider'

export type TestProvider = Awaited<ReturnType<typeof startProvider>>
export type TestPerson = { name?: string; email?: string; email_verified?: boolean }

export const testClient = { clientId: 'atrium', clientSecret: 'a secret of the tests' }

/** A real OpenID Connect provider on loopback. `people` are its accounts by subject: whoever is asked for signs in. */
export async function startProvider(people: Map<string, TestPerson> = new Map()) {
  let listener: RequestListener = (_request, response) => response.writeHead(500).end()
  const server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // It listens on TCP, so this is an address.
  const redirectUris: string[] = []
  const configuration = configurationOf(people, redirectUris)
  listener = new Provider(issuer, configuration).callback()
  return {
    issuer,
    people,
    /** Registers an address that people may be sent back to. */
    register(redirectUri: string) {
      redirectUris.push(redirectUri)
      listener = new Provider(issuer, configurationOf(people, redirectUris)).callback()
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

const jwks = (() => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] }
})()

function configurationOf(people: Map<string, TestPerson>, redirectUris: readonly string[]): Configuration {
  return {
    jwks,
    clients: [
      {
        client_id: testClient.clientId,
        client_secret: testClient.clientSecret,
        redirect_uris: redirectUris.length === 0 ? ['http://127.0.0.1/unused'] : [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['a cookie key of the tests'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  }
}
