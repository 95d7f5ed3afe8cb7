import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { givenConnector } from '../../../enterprise/access/connector/test/given.ts'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { makeLink } from '../../../identity/factor/security-token/test/given.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { list, setRule } from './test/given.ts'

let server: TestServer
let operator: Client
const asked: string[] = []
let answer: (url: string) => Response = () => new Response('', { status: 404 })

beforeAll(async () => {
  // All other servers: the test sees which of them are called, and says what they answer.
  const outgoing = {
    allows: () => true,
    fetch: async (url: string) => {
      asked.push(url)
      return answer(url)
    },
  }
  server = await startTestServer({ outgoing })
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
  for (const kind of ['host', 'app', 'api'] as const) await setRule(operator, kind, true)
})
afterAll(() => server.close())

const aHost = () => `${newId()}.example.com`
const client = { clientId: 'portal', clientSecret: 'secret' }

/** A provider whose tokens come from another host than its description. */
function provider(host: string, { token = host, keys = host } = {}) {
  answer = (url) => {
    if (new URL(url).hostname !== host) return new Response('', { status: 404 })
    const endpoints = { token_endpoint: `https://${token}/token`, jwks_uri: `https://${keys}/keys` }
    const issuer = `https://${host}`
    return Response.json({ issuer, authorization_endpoint: `${issuer}/auth`, ...endpoints })
  }
  return `https://${host}`
}

async function change(id: string, set: { enabled?: boolean; expires_at?: Date }) {
  await server.services.tx(platform, (db) => db.updateTable('app_whitelist').set(set).where('id', '=', id).execute())
}

test('a provider that is not listed is neither kept nor called, and the words name its host', async () => {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  const host = aHost()
  const issuer = provider(host)
  const english = { headers: { 'accept-language': 'en-US' } }
  const refused = await administrator.tryCall('addConnector', { name: 'P', issuer, ...client }, english)
  expect(refused).toMatchObject({ error: 'hostNotListed', status: 403 })
  expect(refused.body).toMatchObject({
    msg: expect.stringContaining(`The address ${host} is not on the platform’s allowlist`),
  })
  expect(refused.body).toMatchObject({ fields: [{ field: 'issuer' }] })
  expect((await administrator.tryCall('testConnector', { issuer, clientId: 'p' })).error).toBe('hostNotListed')
  expect(asked.filter((url) => url.includes(host))).toEqual([])
})

test('an entry of another enterprise lets no other person through', async () => {
  const [host, elsewhere] = [aHost(), await server.given.enterprise()]
  await list(operator, { kind: 'host', value: host, entid: elsewhere.id })
  await expect(givenConnector(server, { issuer: provider(host), ...client })).rejects.toThrow(/hostNotListed/)
})

test('a person who signs in is refused as soon as the entry is off, over or gone, and let in again once it is back', async () => {
  const host = aHost()
  const { id } = await list(operator, { kind: 'host', value: host })
  const { enterprise, connector } = await givenConnector(server, { issuer: provider(host), ...client })
  const start = async () => {
    const way = { space: enterprise.id }
    return (await server.client().tryCall('startSignOn', { id: connector.id }, way)).error
  }
  expect(await start()).toBeNull()
  await change(id, { enabled: false })
  expect(await start()).toBe('hostNotListed')
  await change(id, { enabled: true, expires_at: new Date(Date.now() - 60_000) })
  expect(await start()).toBe('hostNotListed')
  await change(id, { expires_at: new Date(Date.now() + 60_000) })
  expect(await start()).toBeNull()
  await operator.call('deleteWhiteListEntry', { id })
  expect(await start()).toBe('hostNotListed')
})

test('what a provider’s description leads to is looked at as well, also when it is remembered', async () => {
  const [host, elsewhere] = [aHost(), aHost()]
  await list(operator, { kind: 'host', value: host })
  const issuer = provider(host, { token: elsewhere })
  const { enterprise, administrator, connector } = await givenConnector(server, { issuer, ...client })
  const browser = server.client()
  const start = () => browser.tryCall('startSignOn', { id: connector.id }, { space: enterprise.id })
  const tested = await administrator.tryCall('testConnector', { issuer, clientId: 'p' })
  expect([tested.error, (await start()).error]).toEqual(['hostNotListed', 'hostNotListed'])
  const { id } = await list(operator, { kind: 'host', value: elsewhere, entid: enterprise.id })
  const { authorizationUrl } = await browser.call('startSignOn', { id: connector.id }, { space: enterprise.id })
  // The entry goes while the person is away at the provider: nothing is sent there any more.
  await change(id, { enabled: false })
  asked.length = 0
  const state = new URL(authorizationUrl).searchParams.get('state') ?? ''
  const back = await browser.tryCall('finishSignOn', { state, code: 'x' }, { space: enterprise.id })
  expect([back.error, asked]).toEqual(['hostNotListed', []])
})

test('a host that leads on to another one is not followed there', async () => {
  const [host, elsewhere] = [aHost(), aHost()]
  await list(operator, { kind: 'host', value: host })
  answer = () => new Response('', { status: 302, headers: { location: `https://${elsewhere}/` } })
  const { administrator } = await givenConnector(server, { issuer: `https://${host}`, ...client })
  const tested = await administrator.tryCall('testConnector', { issuer: `https://${host}`, clientId: 'p' })
  expect(tested.error).toBe('issuerNotUsable')
  expect(asked.filter((url) => url.includes(elsewhere))).toEqual([])
})

test('a provider that is not listed any more can still be switched off', async () => {
  const host = aHost()
  const { id } = await list(operator, { kind: 'host', value: host })
  const { administrator, connector } = await givenConnector(server, { issuer: provider(host), ...client })
  await change(id, { enabled: false })
  const { redirectUri: _uri, linkedCount: _count, ...fields } = connector
  const off = { ...fields, enabled: false }
  expect((await administrator.tryCall('updateConnector', fields)).error).toBe('hostNotListed')
  expect(await administrator.call('updateConnector', off)).toMatchObject({ enabled: false })
})

test('a domain is looked at where it is listed, or below a listed wildcard, and nowhere else', async () => {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const [name, below] = [aHost(), newId()]
  const named = await administrator.tryCall('addConnectorDomain', { domain: name })
  expect(named).toMatchObject({ error: 'hostNotListed', body: { fields: [{ field: 'domain' }] } })
  const { id } = await list(operator, { kind: 'host', value: `*.${name}`, entid: enterprise.id })
  const domain = `${below}.${name}`
  await administrator.call('addConnectorDomain', { domain })
  expect((await administrator.tryCall('addConnectorDomain', { domain: name })).error).toBe('hostNotListed')
  await change(id, { enabled: false })
  asked.length = 0
  expect((await administrator.tryCall('verifyConnectorDomain', { domain })).error).toBe('hostNotListed')
  expect(asked).toEqual([])
})

test('an application that is not listed comes without its address, and says so', async () => {
  const enterprise = await server.given.enterprise()
  const member = await server.given.signedIn({ enterprise })
  const made = { ent_id: enterprise.id, kind: 'link' as const, url: '/homepage' }
  const [plain, coded, theirs] = [newId(), newId(), newId()]
  const code = `code-${coded}`
  await server.services.tx(platform, (db) =>
    db
      .insertInto('application')
      .values([
        { ...made, id: plain, name: 'a', sort: 1 },
        { ...made, id: coded, code, name: 'b', sort: 2 },
        { ...made, id: theirs, name: 'c', sort: 3 },
      ])
      .execute(),
  )
  const shown = async () => (await member.call('listApplications', {})).map(({ url, isRefused }) => [url, isRefused])
  const [open, refused] = [
    ['/homepage', false],
    ['', true],
  ]
  expect(await shown()).toEqual([refused, refused, refused])
  await list(operator, { kind: 'app', value: plain, entid: enterprise.id })
  const { id } = await list(operator, { kind: 'app', value: code })
  expect(await shown()).toEqual([open, open, refused])
  await change(id, { expires_at: new Date(Date.now() - 60_000) })
  expect(await shown()).toEqual([open, refused, refused])
  await member.call('updateCommonApplications', { ids: [coded] })
  expect(await member.call('listCommonApplications', {})).toMatchObject([{ url: '', isRefused: true }])
  await setRule(operator, 'app', false)
  expect(await shown()).toEqual([open, open, open])
  await setRule(operator, 'app', true)
})

test('a security token makes listed calls only; a signed-in person makes them all', async () => {
  const { headers, maker, entId } = await makeLink(server)
  const device = server.client()
  const refused = await device.tryCall('getHomeLink', {}, { headers })
  expect(refused).toMatchObject({ error: 'apiNotListed', status: 403 })
  expect((await device.call('getLoginStatus', {}, { headers })).login).toBe(true)
  expect((await maker.tryCall('getHomeLink', {})).error).toBeNull()
  const { id } = await list(operator, { kind: 'api', value: 'getHomeLink', entid: entId })
  expect((await device.tryCall('getHomeLink', {}, { headers })).error).toBeNull()
  expect((await device.tryCall('listApplications', {}, { headers })).error).toBe('apiNotListed')
  await change(id, { expires_at: new Date(Date.now() - 60_000) })
  expect((await device.tryCall('getHomeLink', {}, { headers })).error).toBe('apiNotListed')
})
