import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { calls, type Call, type CallName } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { isOfSessions } from '../../../test/is-of-sessions.ts'
import type { Client } from '../../../test/client.ts'
import { opOf } from '../../../test/op-of.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { isOfAccount } from './account-calls.ts'
import { administratorOfTwo, givePolicy } from '../../factor/two-step/test/given-two.ts'
import { codeOf, enrol } from '../../factor/two-step/test/given.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const dayMs = 24 * 60 * 60_000
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())
beforeEach(() => {
  clock.offsetMs += 90_000
})

const held = names((call) => isOfAccount(call) && !call.access.while.includes('twoStepDue'))

test('T05: a person who is held at home gets no call of the account through the prefix of another enterprise', async () => {
  const { person, other } = await administratorOfTwo(server, {})
  const browser = await server.given.signIn(person)
  expect(await answersOf(browser, { space: other.id })).toEqual(held.map((name) => [name, 403, 'twoStepRequired']))
  expect(held.length).toBeGreaterThan(50)
})

test('T05: nor after going to work in the other enterprise', async () => {
  const { person, other } = await administratorOfTwo(server, {})
  const browser = await server.given.signIn(person)
  await browser.call('switchEnterprise', { entId: other.id })
  expect(await answersOf(browser, {})).toEqual(held.map((name) => [name, 403, 'twoStepRequired']))
})

test('T05: nor after leaving every enterprise but the one that asks, whose prefix the page does not have', async () => {
  const { person, home, other } = await administratorOfTwo(server, {})
  const browser = await server.given.signIn(person)
  await browser.call('switchEnterprise', { entId: other.id })
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ deleted_at: now() }).where('id', '=', other.id).execute(),
  )
  // The person is in no enterprise here: what is left is the account.
  await browser.call('verifyPassword', { op: 'verify', password })
  expect((await browser.tryCall('getOwnAccount', {})).error).toBe('twoStepRequired')
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
  expect(await browser.call('checkTwoStep', {})).toMatchObject({ open: 'true', effective: 'true' })
  expect((await browser.tryCall('getHomeLink', {}, { space: home.id })).error).toBe('twoStepRequired')
})

test('T05: the other enterprise’s own work goes on by its own rule', async () => {
  const { person, home, other } = await administratorOfTwo(server, {})
  const browser = await server.given.signIn(person)
  for (const name of ['getCurrentEnterprise', 'listApplications', 'listMembers', 'getHomeLink'] as const) {
    expect((await browser.tryCall(name, {}, { space: other.id })).error).toBeNull()
    expect((await browser.tryCall(name, {}, { space: home.id })).error).toBe('twoStepRequired')
  }
  expect(await browser.call('checkTwoStep', {}, { space: other.id })).toMatchObject({ open: 'false' })
})

test('T05: in the other enterprise one is told why, verifies there once, and everything opens', async () => {
  const { person, home, other } = await administratorOfTwo(server, {})
  const browser = await server.given.signIn(person)
  const there = { space: other.id }
  expect(await browser.call('getTwoStepStatus', {}, there)).toMatchObject({
    required: true,
    requiredElsewhere: true,
    forced: true,
  })
  await server.given.confirm(browser)
  const { secret } = await browser.call('beginTotp', {}, there)
  await browser.call('confirmTotp', { code: codeOf(secret, now()) }, there)
  expect(await browser.call('getTwoStepStatus', {}, there)).toMatchObject({ required: false, requiredElsewhere: false })
  expect((await browser.tryCall('getOwnAccount', {}, there)).error).toBeNull()
  expect((await browser.tryCall('getHomeLink', {}, { space: home.id })).error).toBeNull()
})

test('T05: a person cannot remove the last factor through the prefix of an enterprise that asks for none', async () => {
  const { person, other } = await administratorOfTwo(server, {})
  const browser = await server.given.signIn(person)
  await enrol(browser, now())
  const [factor] = (await browser.call('getTwoStepStatus', {}, { space: other.id })).enrolled
  const removal = { kind: 'totp', id: factor?.id ?? '' } as const
  const refused = await browser.tryCall('deleteTwoStepFactor', removal, { space: other.id })
  expect(refused.error).toBe('factorNeeded')
})

test('T05: a device trusted in a lax enterprise opens neither the account nor the enterprise that trusts none', async () => {
  const { person, home, other } = await administratorOfTwo(server, {})
  await givePolicy(server, other.id, { trust_device_days: 30 })
  const browser = await server.given.signIn(person)
  const { secret } = await enrol(browser, now())
  clock.offsetMs += 60_000
  const code = codeOf(secret, now())
  await browser.call('verifyTwoStep', { kind: 'totp', code, trustDevice: true }, { space: other.id })
  await browser.call('signIn', { loginId: person.loginId, password }, { space: other.id })
  expect((await browser.tryCall('getHomeLink', {}, { space: other.id })).error).toBeNull()
  expect((await browser.tryCall('getOwnAccount', {}, { space: other.id })).error).toBe('twoStepRequired')
  expect((await browser.tryCall('getHomeLink', {}, { space: home.id })).error).toBe('twoStepRequired')
})

test('T05: the strictest of the rules that are meant for a person counts, and only from its deadline on', async () => {
  const deadline = new Date(now().getTime() + dayMs)
  const { person, other } = await administratorOfTwo(server, { apply_to: 'admins', effective_time: deadline })
  await givePolicy(server, other.id, { effective_time: new Date(now().getTime() + 2 * dayMs) })
  const browser = await server.given.signIn(person)
  const ask = async () => (await browser.tryCall('getOwnAccount', {}, { space: other.id })).error
  expect(await ask()).toBeNull()
  await browser.call('verifyPassword', { op: 'verify', password })
  clock.offsetMs += dayMs
  const next = await server.given.signIn(person)
  expect((await next.tryCall('getOwnAccount', {}, { space: other.id })).error).toBe('twoStepRequired')
  expect((await next.tryCall('getCurrentEnterprise', {}, { space: other.id })).error).toBeNull()
})

test.each([
  ['one that is suspended', { status: 'suspended' }],
  ['one whose time is over', { expires_at: new Date(0) }],
] as const)('T05: an enterprise that is closed asks for nothing: %s', async (_what, change) => {
  const { person, home, other } = await administratorOfTwo(server, {})
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set(change).where('id', '=', home.id).execute(),
  )
  const browser = server.client()
  await browser.call('signIn', { loginId: person.loginId, password }, { space: other.id })
  expect((await browser.tryCall('getOwnAccount', {}, { space: other.id })).error).toBeNull()
})

test('T05: a rule that is not meant for a person does not hold them anywhere', async () => {
  const enterprise = await server.given.enterprise()
  await givePolicy(server, enterprise.id, { apply_to: 'admins' })
  const member = await server.given.signedIn({ enterprise })
  expect((await member.tryCall('getOwnAccount', {})).error).toBeNull()
})

async function answersOf(browser: Client, options: { space?: string }) {
  const answers: unknown[] = []
  for (const name of held) {
    const { status, error } = await browser.tryCall(name, opOf(calls[name]), options)
    answers.push([name, status, error])
  }
  return answers
}

function names(isMeant: (call: Call) => boolean) {
  const all = Object.keys(calls) as CallName[] // The keys of a literal record are exactly its type's.
  return all.filter((name) => isOfSessions(calls[name]) && isMeant(calls[name]))
}
