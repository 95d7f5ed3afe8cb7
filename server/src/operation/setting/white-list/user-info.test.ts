import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenConnector } from '../../../enterprise/access/connector/test/given.ts'
import { newId } from '../../../foundation/db/id.ts'
import { encode, keyPair } from '../../../identity/entrance/sign-on/test/hostile-provider.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { list, setRule } from './test/given.ts'

const [host, elsewhere] = [`${newId()}.example.com`, `${newId()}.example.com`]
const issuer = `https://${host}`
const subject = newId()
const keys = keyPair()
const asked: string[] = []
let nonce = ''
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ outgoing: { allows: () => true, fetch: async (url) => answerOf(new URL(url)) } })
})
afterAll(() => server.close())

/** A provider that tells the name and the e-mail at another host than everything else. */
function answerOf({ host: called, pathname }: URL) {
  asked.push(called)
  if (called === elsewhere) return Response.json({ sub: subject, email: `a@${host}`, email_verified: true })
  if (pathname === '/keys') return Response.json({ keys: [{ ...keys.publicJwk, kid: 'own', alg: 'RS256' }] })
  if (pathname === '/token') return Response.json({ access_token: 'x', token_type: 'bearer', id_token: idToken() })
  const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
  return Response.json({
    issuer,
    ...endpoints,
    jwks_uri: `${issuer}/keys`,
    userinfo_endpoint: `https://${elsewhere}/me`,
  })
}

function idToken() {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: issuer, aud: 'portal', sub: subject, iat: now, exp: now + 60, nonce }
  return encode({ header: { alg: 'RS256', kid: 'own' }, claims, key: keys.privateKey })
}

test('T19: where only listed hosts pass, no other host is asked for the e-mail of a person', async () => {
  const operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
  await setRule(operator, 'host', true)
  await list(operator, { kind: 'host', value: host })
  const client = { clientId: 'portal', clientSecret: 'secret' }
  const { enterprise, connector } = await givenConnector(server, { issuer, ...client, joins: true, domain: host })
  const signIn = async () => {
    const browser = server.client()
    const way = { space: enterprise.id }
    const { authorizationUrl } = await browser.call('startSignOn', { id: connector.id }, way)
    const { searchParams } = new URL(authorizationUrl)
    nonce = searchParams.get('nonce') ?? ''
    return browser.tryCall('finishSignOn', { state: searchParams.get('state') ?? '', code: 'x' }, way)
  }
  expect((await signIn()).error).toBe('hostNotListed')
  expect(asked).not.toContain(elsewhere)
  await list(operator, { kind: 'host', value: elsewhere, entid: enterprise.id })
  expect((await signIn()).error).toBeNull()
})
