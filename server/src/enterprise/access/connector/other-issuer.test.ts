import { providerClient, startIdentityProvider, type IdentityProvider } from '@atrium/fake-providers/identity-provider'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { givenCompany, givenLink, goAndComeBack } from '../../../identity/entrance/sign-on/test/given.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { confirm } from './test/given.ts'

let server: TestServer
let provider: IdentityProvider
let other: IdentityProvider

beforeAll(async () => {
  provider = await startIdentityProvider()
  other = await startIdentityProvider()
  server = await startTestServer({ environment: { ATRIUM_ALLOW_LOOPBACK: '1' } })
})
afterAll(async () => {
  await server.close()
  await provider.close()
  await other.close()
})

test('T01: whoever another issuer calls by the same name is not let in as the person of before', async () => {
  const { linked, company, subject } = await linkedMember()
  await changeTo(other, company)
  other.signsIn({ subject })
  const thief = server.client()
  const back = await goAndComeBack(thief, company)
  expect((await thief.tryCall('finishSignOn', back, { space: company.space })).error).toBe('signOnUnknown')
  expect(await linked.call('listOwnSignOns', {}, { space: company.space })).toMatchObject([{ isLinked: false }])
})

test('T01: the sessions that the issuer of before has opened end with the links, and others go on', async () => {
  const { linked, entered, company } = await linkedMember()
  expect((await entered.tryCall('getHomeLink', {})).status).toBe(200)
  await changeTo(other, company)
  expect((await entered.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect((await linked.tryCall('getHomeLink', {})).status).toBe(200)
})

test('T01: the administrator is told beforehand how many links would end, and the log says how many did', async () => {
  const { company } = await linkedMember()
  const { administrator, id } = company
  expect((await administrator.call('listConnectors', {})).list).toMatchObject([{ id, linkedCount: 1 }])
  expect(await changeTo(other, company)).toMatchObject({ id, linkedCount: 0 })
  expect(await lastDiff(id)).toMatchObject({ issuer: other.issuer, droppedLinks: 1, endedSessions: 1 })
})

test('a connector that keeps its issuer keeps its links, whatever else of it changes', async () => {
  const { entered, company } = await linkedMember()
  const { administrator, connector } = company
  await confirm(administrator)
  const { redirectUri: _redirectUri, linkedCount: _linkedCount, ...facts } = connector
  const change = { ...facts, name: 'Renamed', clientId: 'another', clientSecret: 'a secret of the tests' }
  expect(await administrator.call('updateConnector', change)).toMatchObject({ linkedCount: 1 })
  expect((await entered.tryCall('getHomeLink', {})).status).toBe(200)
})

test('T01: a provider that is removed takes its sessions along', async () => {
  const { entered, company } = await linkedMember()
  await confirm(company.administrator)
  await company.administrator.call('deleteConnector', { id: company.id })
  expect((await entered.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('T01: the links of another enterprise, and of another provider of the same one, stay', async () => {
  const [one, two] = [await linkedMember(), await linkedMember()]
  const { administrator } = one.company
  await confirm(administrator)
  const second = await administrator.call('addConnector', {
    name: 'Second',
    issuer: provider.issuer,
    ...providerClient,
  })
  await changeTo(other, { administrator, connector: second })
  expect((await administrator.call('listConnectors', {})).list).toMatchObject([{ linkedCount: 1 }, { linkedCount: 0 }])
  expect((await two.entered.tryCall('getHomeLink', {})).status).toBe(200)
})

test('T01: a sign-in under way while the issuer changes leaves no session and no link of the former one', async () => {
  const { company, linked, person } = await linkedMember()
  let { connector } = company
  await confirm(company.administrator)
  for (let round = 1; round <= 8; round += 1) {
    const [from, to] = round % 2 === 1 ? [provider, other] : [other, provider]
    to.register(connector.redirectUri)
    if (round > 1) await givenLink(linked, { provider: from, ...company })
    const browser = server.client()
    const back = await goAndComeBack(browser, company)
    const change = company.administrator.call('updateConnector', changeOf(to, { connector }))
    const [changed] = await Promise.all([change, browser.tryCall('finishSignOn', back, { space: company.space })])
    connector = changed
    expect(await leftOf(person.id)).toEqual({ sessions: 0, links: 0 })
  }
})

type Company = Awaited<ReturnType<typeof givenCompany>>

/** A person who has linked the provider and has come in by it, in a browser of their own. */
async function linkedMember() {
  const company = await givenCompany({ server, provider }, { joins: false })
  const linked = await server.given.signedIn({ enterprise: company.enterprise })
  const subject = await givenLink(linked, { provider, ...company })
  const entered = server.client()
  await entered.call('finishSignOn', await goAndComeBack(entered, company), { space: company.space })
  return { company, linked, entered, subject, person: linked.person }
}

async function changeTo(to: IdentityProvider, company: Pick<Company, 'administrator' | 'connector'>) {
  to.register(company.connector.redirectUri)
  await confirm(company.administrator)
  return company.administrator.call('updateConnector', changeOf(to, company))
}

function changeOf({ issuer }: IdentityProvider, { connector }: Pick<Company, 'connector'>) {
  const { id, version, name } = connector
  return { id, version, name, issuer, ...providerClient, enabled: true }
}

function leftOf(userId: string) {
  return server.services.tx(platform, async (db) => {
    const links = await db.selectFrom('connector_identity').select('user_id').where('user_id', '=', userId).execute()
    const open = db
      .selectFrom('session')
      .select(['id', 'amr'])
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
    const byProvider = (await open.execute()).filter(({ amr }) => amr.includes('oidc'))
    return { sessions: byProvider.length, links: links.length }
  })
}

function lastDiff(targetId: string) {
  return server.services.tx(platform, async (db) => {
    const rows = db.selectFrom('audit_log').select('diff').where('target_id', '=', targetId)
    return (await rows.orderBy('at', 'desc').executeTakeFirstOrThrow()).diff
  })
}
