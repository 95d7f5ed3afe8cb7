import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { codeOf, enrol } from './test/given.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const due = { open: 'true', effective: 'true', effectiveTime: '' }
const nothing = { open: 'false', effective: '', effectiveTime: '' }
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())
// A code is good for one time only.
beforeEach(() => {
  clock.offsetMs += 2 * minuteMs
})

test('U04: a person who set up a factor is asked for it by the next sign-in, though no rule asks for one', async () => {
  const { person, secret, signIn } = await chooser()
  const browser = await signIn()
  expect(await browser.call('checkTwoStep', {})).toEqual(due)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
  expect((await browser.tryCall('getOwnAccount', {})).error).toBe('twoStepRequired')
  await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  expect(await browser.call('checkTwoStep', {})).toEqual(nothing)
  expect(await browser.call('getOwnAccount', {})).toMatchObject({ loginId: person.loginId })
})

test('U04: the last factor that no rule asks for may be removed, and is asked for no more', async () => {
  const { first, signIn } = await chooser()
  const { enrolled, forced } = await first.call('getTwoStepStatus', {})
  expect(forced).toBe(false)
  await first.call('deleteTwoStepFactor', { kind: 'totp', id: enrolled[0]?.id ?? '' })
  expect(await (await signIn()).call('checkTwoStep', {})).toEqual(nothing)
})

test('T11: a browser that they trust is asked again after 30 days', async () => {
  const { person, secret, signIn } = await chooser()
  const browser = await signIn()
  await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()), trustDevice: true })
  clock.offsetMs += 30 * dayMs - minuteMs
  await browser.call('signIn', { loginId: person.loginId, password })
  expect(await browser.call('checkTwoStep', {})).toEqual(nothing)
  clock.offsetMs += 2 * minuteMs
  await browser.call('signIn', { loginId: person.loginId, password })
  expect(await browser.call('checkTwoStep', {})).toEqual(due)
})

test('a session that an enterprise vouched for is asked what that enterprise asks', async () => {
  const { enterprise, person, signIn } = await chooser()
  const browser = await signIn()
  await server.services.tx(platform, (db) =>
    db.updateTable('session').set({ only_ent_id: enterprise.id }).where('user_id', '=', person.id).execute(),
  )
  expect(await browser.call('checkTwoStep', {})).toEqual(nothing)
})

async function chooser() {
  const enterprise = await server.given.enterprise()
  const person = await server.given.person({ enterprise })
  const signIn = () => server.given.signIn(person)
  const first = await signIn()
  const { secret } = await enrol(first, now())
  clock.offsetMs += 2 * minuteMs
  return { enterprise, person, first, secret, signIn }
}
