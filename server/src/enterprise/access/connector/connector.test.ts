import { providerClient, startIdentityProvider, type IdentityProvider } from '@atrium/fake-providers/identity-provider'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { createOutgoing } from '../../../foundation/sending/outgoing/outgoing.ts'
import { OutgoingRefused } from '../../../foundation/sending/outgoing/refused.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { confirm } from './test/given.ts'

let server: TestServer
let provider: IdentityProvider
const files = new Map<string, string>()

beforeAll(async () => {
  provider = await startIdentityProvider()
  const real = createOutgoing({ allowsLoopback: true })
  // The files on domains are the world's; everything else goes out as it would.
  const fetch: typeof real.fetch = async (url, init) => {
    if (!url.endsWith('/.well-known/atrium-domain.txt')) return real.fetch(url, init)
    const file = files.get(new URL(url).hostname)
    if (file === undefined) throw new OutgoingRefused('no such host')
    return new Response(file)
  }
  server = await startTestServer({ outgoing: { ...real, fetch } })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

async function administrator() {
  const enterprise = await server.given.enterprise()
  const browser = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await confirm(browser)
  return { browser, entId: enterprise.id }
}

function facts(change: object = {}) {
  return { name: 'Company', issuer: provider.issuer, ...providerClient, ...change }
}

test('an administrator adds a provider, and reads it back without its secret', async () => {
  const { browser, entId } = await administrator()
  const added = await browser.call('addConnector', facts({ enabled: true }))
  expect(added).toMatchObject({
    name: 'Company',
    enabled: true,
    joins: false,
    joiningType: UserType.member,
    version: 1,
  })
  expect(added.redirectUri).toBe(`${server.url}/space-${entId}/home/signOn`)
  const answer = await browser.tryCall('listConnectors', {})
  expect(answer.body).toMatchObject({ result: { list: [{ id: added.id }] } })
  expect(JSON.stringify(answer.body)).not.toContain(providerClient.clientSecret)
})

test('the secret is stored sealed, and a space cannot read even that', async () => {
  const { browser, entId } = await administrator()
  await browser.call('addConnector', facts())
  const read = (as: 'platform' | 'tenant') =>
    server.services.tx(as === 'platform' ? platform : { as: 'tenant', entId, userId: null }, (db) =>
      db.selectFrom('connector').select('client_secret').where('ent_id', '=', entId).executeTakeFirstOrThrow(),
    )
  const { client_secret: sealed } = await read('platform')
  expect(sealed).not.toContain(providerClient.clientSecret)
  expect(server.services.secrets.open(sealed)).toBe(providerClient.clientSecret)
  await expect(read('tenant')).rejects.toThrow(/permission denied/)
})

test('a changed issuer or client asks for the secret again; anything else leaves it as it is', async () => {
  const { browser } = await administrator()
  const { id } = await browser.call('addConnector', facts())
  const change = { ...facts({ name: 'Renamed' }), id, clientSecret: undefined }
  expect(await browser.call('updateConnector', { ...change, version: 1 })).toMatchObject({
    name: 'Renamed',
    version: 2,
  })
  const elsewhere = { ...change, version: 2, issuer: 'https://elsewhere.example' }
  expect((await browser.tryCall('updateConnector', elsewhere)).error).toBe('clientSecretNeeded')
  const otherClient = { ...change, version: 2, clientId: 'other' }
  expect((await browser.tryCall('updateConnector', otherClient)).error).toBe('clientSecretNeeded')
  expect((await browser.tryCall('updateConnector', { ...change, version: 1 })).error).toBe('versionConflict')
})

test('an issuer inside of our own network is refused at its field, and is never called', async () => {
  const { browser } = await administrator()
  for (const issuer of ['http://10.0.0.1', 'https://169.254.169.254/', 'http://example.com']) {
    expect((await browser.tryCall('addConnector', facts({ issuer }))).error).toBe('issuerNotAllowed')
    expect((await browser.tryCall('testConnector', { issuer, clientId: 'x' })).error).toBe('issuerNotAllowed')
  }
  const named = 'https://u:p@example.com'
  expect((await browser.tryCall('addConnector', facts({ issuer: named }))).error).toBe('invalidInput')
})

test('testing a connection says where people would be sent, or that nothing usable is there', async () => {
  const { browser } = await administrator()
  const found = await browser.call('testConnector', { issuer: provider.issuer, clientId: 'atrium' })
  expect(found).toEqual({ issuer: provider.issuer, authorizationEndpoint: `${provider.issuer}/auth` })
  const nothing = await browser.tryCall('testConnector', { issuer: `${provider.issuer}/none`, clientId: 'x' })
  expect(nothing.error).toBe('issuerNotUsable')
})

test('providers and domains of another enterprise do not exist', async () => {
  const [one, two] = [await administrator(), await administrator()]
  const { id } = await one.browser.call('addConnector', facts())
  await one.browser.call('addConnectorDomain', { domain: 'one.example' })
  expect((await two.browser.call('listConnectors', {})).list).toEqual([])
  expect((await two.browser.call('listConnectorDomains', {})).list).toEqual([])
  expect((await two.browser.tryCall('deleteConnector', { id })).error).toBe('connectorNotFound')
  const change = { ...facts(), id, version: 1 }
  expect((await two.browser.tryCall('updateConnector', change)).error).toBe('connectorNotFound')
  expect((await two.browser.tryCall('verifyConnectorDomain', { domain: 'one.example' })).error).toBe('domainNotFound')
})

test('a domain is verified by the file that only its owner can put there, and by one enterprise', async () => {
  const [one, two] = [await administrator(), await administrator()]
  const name = (browser: Client) => browser.call('addConnectorDomain', { domain: 'ACME.example' })
  const verify = (browser: Client) => browser.tryCall('verifyConnectorDomain', { domain: 'acme.example' })
  const [first, second] = [await name(one.browser), await name(two.browser)]
  expect(first).toMatchObject({ domain: 'acme.example', verifiedAt: null })
  expect((await verify(one.browser)).error).toBe('domainNotProven')
  files.set('acme.example', second.proof)
  expect((await verify(one.browser)).error).toBe('domainNotProven')
  files.set('acme.example', `${first.proof}\n`)
  expect((await verify(one.browser)).error).toBeNull()
  files.set('acme.example', second.proof)
  expect((await verify(two.browser)).error).toBe('domainTaken')
})

test('an operator sets up and tries the provider of any enterprise; its log names the operator', async () => {
  const [{ browser, entId }, other] = [await administrator(), await administrator()]
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await confirm(operator)
  const inIt = { space: entId }
  expect((await operator.tryCall('listConnectors', {})).error).toBe('spaceDenied')
  const { id } = await operator.call('addConnector', facts(), inIt)
  expect((await browser.call('listConnectors', {})).list).toMatchObject([{ id }])
  expect((await other.browser.call('listConnectors', {})).list).toEqual([])
  const probe = { issuer: provider.issuer, clientId: providerClient.clientId }
  expect(await operator.call('testConnector', probe, inIt)).toMatchObject({ issuer: provider.issuer })
  await operator.call('addConnectorDomain', { domain: 'operated.example' }, inIt)
  const change = { ...facts({ name: 'Renamed' }), id, version: 1, clientSecret: undefined }
  const listed = await operator.tryCall('updateConnector', change, inIt)
  expect(JSON.stringify(listed.body)).not.toContain(providerClient.clientSecret)
  await operator.call('deleteConnector', { id }, inIt)
  const log = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').select(['action', 'actor_id', 'actor_type']).where('ent_id', '=', entId).execute(),
  )
  const actions = ['addConnector', 'addConnectorDomain', 'updateConnector', 'deleteConnector']
  const actor = { actor_id: operator.person.id, actor_type: UserType.operator }
  expect(log.filter(({ actor_type: type }) => type === UserType.operator)).toEqual(
    actions.map((action) => ({ action, ...actor })),
  )
})

test('whoever has not confirmed who they are changes no provider', async () => {
  const enterprise = await server.given.enterprise()
  const browser = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  expect((await browser.tryCall('addConnector', facts())).error).toBe('stepUpRequired')
})

test('S44: neither the list nor the audit log holds a secret', async () => {
  const { browser, entId } = await administrator()
  await browser.call('addConnector', facts())
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').selectAll().where('ent_id', '=', entId).execute(),
  )
  expect(rows.map(({ action }) => action)).toContain('addConnector')
  expect(JSON.stringify(rows)).not.toContain(providerClient.clientSecret)
})
