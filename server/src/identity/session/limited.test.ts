import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { confirmOn } from '../entrance/scan/test/given.ts'
import { newPhone } from '../factor/sms/test/given-phone.ts'
import type { Client } from '../../test/client.ts'
import { password } from '../../test/test-server.ts'
import { codeOf, enrol } from '../factor/two-step/test/given.ts'
import { startVouching, type Vouching } from './test/given-limited.ts'

let world: Vouching

beforeAll(async () => {
  world = await startVouching()
})
afterAll(async () => world.close())
// Codes and refusals count by the address, which all tests share.
beforeEach(() => {
  world.clock.offsetMs += 61 * 60_000
})

test('T01: an attacker who controls one enterprise’s messenger does not get from there into another enterprise', async () => {
  const { browser, other, person } = await world.vouched()
  const planted = newPhone()
  // The attack, step by step, with whatever each step gives.
  await tryToEnrol(browser)
  await browser.tryCall('sendOwnCode', { purpose: 'phone', phone: planted })
  await browser.tryCall('setOwnPhone', { phone: planted, code: world.inbox.lastCode(planted) })
  const thief = world.server.client()
  await thief.tryCall('sendSmsCode', { phone: planted })
  await thief.tryCall('signInBySms', { phone: planted, code: world.inbox.lastCode(planted) })
  expect(await opens(thief, other.id)).toBe(401)
  expect(await ownFacts(person.id)).toEqual({ phone: person.phone, factors: 0 })
})

test('T01: a computer that a limited session lets in is limited, too', async () => {
  const { browser, home, other } = await world.vouched()
  const computer = world.server.client()
  await confirmOn({ phone: browser, computer })
  await computer.call('pollScan', { op: 'poll' })
  expect(await opens(computer, home.id)).toBe(200)
  expect(await opens(computer, other.id)).toBe(403)
  expect((await computer.tryCall('beginTotp', {})).error).toBe('accountOutOfReach')
})

test('T01: also where the page of the computer is another enterprise’s, it lands in the one that vouched', async () => {
  const { browser, home, other } = await world.vouched()
  const computer = world.server.client()
  await confirmOn({ phone: browser, computer })
  const entered = await computer.call('pollScan', { op: 'poll' }, { space: other.id })
  expect(entered).toMatchObject({ state: 'confirmed', token: { entId: home.id } })
})

test('T01: an initial password is not chosen by a caller who has never known it', async () => {
  const { browser, person } = await world.vouched()
  await world.server.services.tx(platform, (db) =>
    db.updateTable('credential').set({ initial: true }).where('user_id', '=', person.id).execute(),
  )
  await world.server.client().call('signOut', {})
  const change = { op: 'change', oldPassword: 'unknown', newPassword: 'a walk over seven hills' } as const
  expect((await browser.tryCall('changePassword', change)).error).toBe('accountOutOfReach')
  // The password that waits to be changed was not what let them in.
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
})

test('T01: a vouched person is not shown in another enterprise than the one that vouched', async () => {
  const { browser, home, other, person, own } = await world.vouched()
  const of = (entId: string) => ({ userid: person.id, currentEntId: entId })
  expect((await browser.tryCall('getEnterpriseUser', of(other.id))).error).toBe('spaceDenied')
  expect((await browser.tryCall('getEnterpriseUser', of(home.id))).status).toBe(200)
  expect((await own.tryCall('getEnterpriseUser', of(other.id))).status).toBe(200)
})

test('T01: what goes on from a limited session stays limited: verified, renewed, switched, looked at', async () => {
  const { browser, home, other, own } = await world.vouched()
  const { secret } = await enrol(own, world.now())
  world.clock.offsetMs += 60_000
  await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, world.now()) })
  expect(await opens(browser, home.id)).toBe(200)
  await expectLimited(browser, other.id)
  expect((await browser.tryCall('switchEnterprise', { entId: other.id })).error).toBe('spaceDenied')
  await browser.call('switchEnterprise', { entId: home.id })
  await expectLimited(browser, other.id)
  const { url } = await browser.call('addSecurityToken', {})
  const headers = { authorization: `Basic ${new URL(url).searchParams.get('securityToken')}` }
  const device = world.server.client()
  expect((await device.tryCall('getHomeLink', {}, { headers })).status).toBe(200)
  expect((await device.tryCall('getHomeLink', {}, { headers, space: other.id })).error).toBe('spaceDenied')
  expect((await device.tryCall('listPasskeys', {}, { headers })).error).toBe('readOnlyAccess')
})

test('T01: a limited session binds no messenger: that would go on opening the account when its own entrance is closed', async () => {
  const { browser, home, person } = await world.vouched()
  const app = await world.given.app({ type: 'feishu', enterprise: home })
  const colleague = world.given.colleague()
  await world.given.signIn(browser, app, colleague)
  expect((await browser.tryCall('appBind', {})).error).toBe('accountOutOfReach')
  // With the password, which is the person's own, they may bind it.
  await browser.call('appBind', { loginId: person.loginId, password })
  expect((await browser.call('getLoginStatus', {})).limitedTo).toBeNull()
})

test('T01: a code for a telephone to be proven is not sent either, and one that verifies is', async () => {
  const { browser } = await world.vouched()
  const ask = async (input: object) => (await browser.tryCall('sendOwnCode', input)).error
  expect(await ask({ purpose: 'phone' })).toBe('accountOutOfReach')
  expect(await ask({ purpose: 'phone', phone: newPhone() })).toBe('accountOutOfReach')
  expect(await ask({ purpose: 'twoStep' })).toBe('notFound')
})

test('T01: of a person’s enterprises a limited session names the one that vouched alone', async () => {
  const { browser, home, other, own } = await world.vouched()
  const named = async (by: Client) => (await by.call('getCurrentEnterprise', {})).list.map(({ entId }) => entId)
  expect(await named(browser)).toEqual([home.id])
  expect(new Set(await named(own))).toEqual(new Set([home.id, other.id]))
})

test('T01: a person who signs in with the password changes the account as before', async () => {
  const { own } = await world.vouched()
  await enrol(own, world.now())
  expect((await own.call('getTwoStepStatus', {})).enrolled).toHaveLength(1)
})

test('T01: staff of the platform is never let in by an enterprise’s word', async () => {
  const { app, colleague, person } = await world.vouched()
  await world.server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ platform_type: UserType.operator }).where('id', '=', person.id).execute(),
  )
  expect((await world.given.signIn(world.server.client(), app, colleague)).status).toBe(403)
})

test('the login status says which enterprise vouched, and nothing where none had to', async () => {
  const { browser, own, home } = await world.vouched()
  const status = await browser.call('getLoginStatus', {})
  expect(status.limitedTo).toEqual({ entId: home.id, name: home.name })
  expect((await own.call('getLoginStatus', {})).limitedTo).toBeNull()
})

async function tryToEnrol(browser: Client) {
  const begun = await browser.tryCall('beginTotp', {})
  const { result } = begun.body as { result?: { secret: string } } // Whatever it answers, refused or not.
  if (result) await browser.tryCall('confirmTotp', { code: codeOf(result.secret, world.now()) })
}

async function opens(browser: Client, space: string) {
  return (await browser.tryCall('getHomeLink', {}, { space })).status
}

async function expectLimited(browser: Client, elsewhere: string) {
  expect(await opens(browser, elsewhere)).toBe(403)
  expect((await browser.tryCall('listOwnSessions', {})).error).toBe('accountOutOfReach')
}

function ownFacts(userId: string) {
  return world.server.services.tx(platform, async (db) => {
    const account = await db
      .selectFrom('user_account')
      .select('phone')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const factors = await db.selectFrom('totp').select('user_id').where('user_id', '=', userId).execute()
    return { phone: account.phone, factors: factors.length }
  })
}
