import { startIdentityProvider, type IdentityProvider } from '@atrium/fake-providers/identity-provider'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { confirm } from '../../../enterprise/access/connector/test/given.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { newId } from '../../../foundation/db/id.ts'
import { heldUp } from '../../../test/held-up.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { comeBack, givenCompany, givenLink, goAndComeBack } from './test/given.ts'

let server: TestServer
let provider: IdentityProvider

beforeAll(async () => {
  provider = await startIdentityProvider()
  server = await startTestServer({ environment: { ATRIUM_ALLOW_LOOPBACK: '1' } })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

const company = (facts?: { joins?: boolean }) => givenCompany({ server, provider }, facts)

test.each([
  ['suspended', { status: 'suspended' }],
  ['expired', { expires_at: new Date(Date.now() - 60_000) }],
] as const)(
  'an enterprise that is %s offers no provider, and none of its providers is asked (S3)',
  async (_, change) => {
    const { space, id } = await company()
    await server.services.tx(platform, (db) =>
      db.updateTable('enterprise').set(change).where('id', '=', space).execute(),
    )
    const visitor = server.client()
    expect(await visitor.call('listSignOns', {}, { space })).toEqual([])
    expect((await visitor.tryCall('startSignOn', { id }, { space })).status).not.toBe(200)
  },
)

test('a member links the provider after confirming who they are, and then comes in by it', async () => {
  const { space, id, enterprise } = await company({ joins: false })
  const member = await server.given.signedIn({ enterprise })
  provider.signsIn({ subject: newId() })
  expect((await member.tryCall('linkSignOn', { id })).error).toBe('stepUpRequired')
  await confirm(member)
  const { authorizationUrl } = await member.call('linkSignOn', { id, url: '/user/profile' })
  const linked = await member.call('finishSignOn', await comeBack(authorizationUrl), { space })
  expect(linked).toEqual({ done: 'linked', url: '/user/profile' })
  expect(await member.call('listOwnSignOns', {})).toEqual([{ id, name: 'Company', isLinked: true }])
  const browser = server.client()
  await browser.call('finishSignOn', await goAndComeBack(browser, { id, space }), { space })
  expect((await browser.call('getLoginStatus', {}, { space })).userId).toBe(member.person.id)
  await member.call('unlinkSignOn', { id })
  const again = await goAndComeBack(browser, { id, space })
  expect((await browser.tryCall('finishSignOn', again, { space })).error).toBe('signOnUnknown')
})

test('T01: taking a link back ends what the provider has opened, and the own session goes on', async () => {
  const { space, id, enterprise } = await company({ joins: false })
  const member = await server.given.signedIn({ enterprise })
  await givenLink(member, { provider, id, space })
  const entered = server.client()
  await entered.call('finishSignOn', await goAndComeBack(entered, { id, space }), { space })
  await member.call('unlinkSignOn', { id })
  expect((await entered.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect((await member.tryCall('getHomeLink', {})).status).toBe(200)
})

test('a link that was begun by one person is not finished by another in the same browser', async () => {
  const { space, id, enterprise } = await company({ joins: false })
  const [one, two] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  provider.signsIn({ subject: newId() })
  await confirm(one)
  const { authorizationUrl } = await one.call('linkSignOn', { id })
  two.cookies.set('pre', one.cookies.get('pre') ?? '')
  const back = await comeBack(authorizationUrl)
  expect((await two.tryCall('finishSignOn', back, { space })).error).toBe('signOnExpired')
})

test('a person who comes in while the provider is being changed waits for that, and is not let in by the former one', async () => {
  const { space, id, enterprise } = await company({ joins: false })
  const member = await server.given.signedIn({ enterprise })
  await givenLink(member, { provider, id, space })
  const changing = {
    locks: `update connector set issuer = 'https://elsewhere.example' where id = '${id}'`,
    does: 'select',
  }
  const browser = server.client()
  const back = await goAndComeBack(browser, { id, space })
  const enter = () => browser.tryCall('finishSignOn', back, { space })
  expect((await heldUp(server, changing, enter)).error).toBe('signOnExpired')
  expect((await browser.call('getLoginStatus', {}, { space })).login).toBe(false)
})
