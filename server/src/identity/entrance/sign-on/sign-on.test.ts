import { startIdentityProvider, type IdentityProvider } from '@atrium/fake-providers/identity-provider'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenCompany, givenLink, givenNewcomer, goAndComeBack } from './test/given.ts'
import { insertMembership } from '../../people/membership/queries.ts'
import { crowd } from '../../../test/crowd.ts'

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
const newcomer = (domain: string) => givenNewcomer(provider, domain)

test('the sign-in page of an enterprise learns of its providers, another page of none', async () => {
  const { space, id } = await company()
  const visitor = server.client()
  expect(await visitor.call('listSignOns', {}, { space })).toEqual([{ id, name: 'Company' }])
  expect(await visitor.call('listSignOns', {})).toEqual([])
  expect(await visitor.call('listSignOns', {}, { space: 'unknown' })).toEqual([])
})

test('a person of a verified domain becomes a member, and comes back to the page first asked for', async () => {
  const { space, id, domain } = await company()
  newcomer(domain)
  const browser = server.client()
  const back = await goAndComeBack(browser, { id, space, url: `/space-${space}/homepage?q=1` })
  const done = await browser.call('finishSignOn', back, { space })
  expect(done).toMatchObject({ done: 'signedIn', user_type: UserType.member, url: `/space-${space}/homepage?q=1` })
  const status = await browser.call('getLoginStatus', {}, { space })
  expect(status).toMatchObject({ login: true, userName: 'Ann Example', curEntId: space })
})

test('the second time it is the same person', async () => {
  const { space, id, domain } = await company()
  newcomer(domain)
  const who = async () => {
    const browser = server.client()
    await browser.call('finishSignOn', await goAndComeBack(browser, { id, space }), { space })
    return (await browser.call('getLoginStatus', {}, { space })).userId
  }
  expect(await who()).toBe(await who())
})

test('many answers at once with one state make one session', async () => {
  const { space, id, domain } = await company()
  newcomer(domain)
  const browser = server.client()
  const back = await goAndComeBack(browser, { id, space })
  const all = await Promise.all(Array.from({ length: crowd }, () => browser.tryCall('finishSignOn', back, { space })))
  expect(all.filter(({ error }) => error === null)).toHaveLength(1)
  expect(new Set(all.map(({ error }) => error))).toEqual(new Set([null, 'signOnExpired']))
  const sessions = await server.services.tx(platform, (db) =>
    db.selectFrom('session').select('id').where('only_ent_id', '=', space).execute(),
  )
  expect(sessions).toHaveLength(1)
})

test('one newcomer in several windows at once becomes one account', async () => {
  const { space, id, domain } = await company()
  newcomer(domain)
  const windows = Array.from({ length: 5 }, () => server.client())
  const backs = await Promise.all(windows.map((browser) => goAndComeBack(browser, { id, space })))
  await Promise.all(windows.map((browser, nth) => browser.call('finishSignOn', backs[nth] ?? { state: '' }, { space })))
  const people = await server.services.tx(platform, (db) =>
    db.selectFrom('connector_identity').select('user_id').where('ent_id', '=', space).execute(),
  )
  expect(people).toHaveLength(1)
})

test('S30: an answer that another browser asked for is refused, and is lost to the first one too when late', async () => {
  const { space, id, domain } = await company()
  newcomer(domain)
  const [victim, attacker] = [server.client(), server.client()]
  const back = await goAndComeBack(attacker, { id, space })
  await goAndComeBack(victim, { id, space })
  expect((await victim.tryCall('finishSignOn', back, { space })).error).toBe('signOnExpired')
  expect((await server.client().tryCall('finishSignOn', back, { space })).error).toBe('signOnExpired')
})

test('a provider of one enterprise opens no other: neither by the path nor by another membership', async () => {
  const [one, two] = [await company(), await company()]
  const member = await server.given.signedIn({ enterprise: one.enterprise })
  await server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: two.space, user_id: member.person.id, user_type: UserType.administrator }),
  )
  await givenLink(member, { provider, id: one.id, space: one.space })
  const browser = server.client()
  const back = await goAndComeBack(browser, one)
  expect((await browser.tryCall('finishSignOn', back, { space: two.space })).error).toBe('signOnExpired')
  await browser.call('finishSignOn', await goAndComeBack(browser, one), { space: one.space })
  expect((await browser.tryCall('listConnectors', {}, { space: two.space })).error).toBe('spaceDenied')
  expect((await browser.call('getCurrentEnterprise', {}, { space: one.space })).list).toHaveLength(1)
})

test('without joining, a person who is not linked is told what to do', async () => {
  const { space, id, domain } = await company({ joins: false })
  newcomer(domain)
  const browser = server.client()
  const back = await goAndComeBack(browser, { id, space })
  expect((await browser.tryCall('finishSignOn', back, { space })).error).toBe('signOnUnknown')
})

test.each([
  ['of another domain', 'elsewhere.example', true],
  ['that is not verified', null, false],
])('a person cannot join by an e-mail address %s', async (_which, other, isVerified) => {
  const { space, id, domain } = await company()
  provider.signsIn({ subject: newId(), email: `x@${other ?? domain}`, email_verified: isVerified })
  const browser = server.client()
  const back = await goAndComeBack(browser, { id, space })
  expect((await browser.tryCall('finishSignOn', back, { space })).error).toBe('emailNotAccepted')
})

test('S28: an e-mail address of another person does not sign the caller in as them, verified or not', async () => {
  const { space, id, domain, enterprise } = await company()
  const owner = await server.given.person({ enterprise })
  const email = `boss@${domain}`
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ email }).where('id', '=', owner.id).execute(),
  )
  provider.signsIn({ subject: newId(), email, email_verified: true })
  const browser = server.client()
  await browser.call('finishSignOn', await goAndComeBack(browser, { id, space }), { space })
  expect((await browser.call('getLoginStatus', {}, { space })).userId).not.toBe(owner.id)
  provider.signsIn({ subject: newId(), email, email_verified: false })
  const other = server.client()
  const back = await goAndComeBack(other, { id, space })
  expect((await other.tryCall('finishSignOn', back, { space })).error).toBe('emailNotAccepted')
})

test('S18: two-step verification holds for a person who comes in by a provider', async () => {
  const { space, id, domain } = await company()
  await server.services.tx(platform, (db) =>
    db.insertInto('two_step_setting').values({ ent_id: space, open: true, apply_to: 'all' }).execute(),
  )
  newcomer(domain)
  const browser = server.client()
  await browser.call('finishSignOn', await goAndComeBack(browser, { id, space }), { space })
  expect((await browser.tryCall('getCurrentEnterprise', {}, { space })).error).toBe('twoStepRequired')
  expect(await browser.call('checkTwoStep', {}, { space })).toMatchObject({ open: 'true', effective: 'true' })
})

test('a provider that was switched off, or whose enterprise is suspended, lets no person in', async () => {
  const { space, id, domain } = await company()
  newcomer(domain)
  const browser = server.client()
  const back = await goAndComeBack(browser, { id, space })
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ status: 'suspended' }).where('id', '=', space).execute(),
  )
  expect((await browser.tryCall('finishSignOn', back, { space })).error).toBe('signOnNotFound')
  expect((await browser.tryCall('startSignOn', { id }, { space })).error).toBe('signOnNotFound')
})

test('a person who gives up at the provider is told so, and the state is used up', async () => {
  const { space, id } = await company()
  provider.leaves()
  const browser = server.client()
  const back = await goAndComeBack(browser, { id, space })
  expect(back.error).toBe('access_denied')
  expect((await browser.tryCall('finishSignOn', back, { space })).error).toBe('signOnRefused')
  expect((await browser.tryCall('finishSignOn', back, { space })).error).toBe('signOnExpired')
})

test('a person cannot join an enterprise that has no place left', async () => {
  const { space, id, domain } = await company()
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ user_quota: 1 }).where('id', '=', space).execute(),
  )
  newcomer(domain)
  const browser = server.client()
  const back = await goAndComeBack(browser, { id, space })
  expect((await browser.tryCall('finishSignOn', back, { space })).error).toBe('enterpriseFull')
})
