import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { codeOf, enrol } from '../../factor/two-step/test/given.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())

test('a person sees the browsers that they have signed in with: this one first, and no other person’s', async () => {
  const here = await server.given.signedIn()
  await server.given.signedIn()
  const agent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0'
  const { loginId } = here.person
  await server.client().call('signIn', { loginId, password }, { headers: { 'user-agent': agent } })
  const devices = await here.call('listOwnDevices', {})
  expect(devices).toMatchObject([
    { isCurrent: true, browser: null, system: null, trustedUntil: null },
    { isCurrent: false, browser: 'Firefox', system: 'Windows', trustedUntil: null },
  ])
})

test('S08: what the list says names no cookie of any browser', async () => {
  const here = await server.given.signedIn()
  const answer = await here.tryCall('listOwnDevices', {})
  expect(JSON.stringify(answer.body)).not.toContain(here.cookies.get('dev'))
})

test('a browser that is forgotten is trusted no more, at once; the others are left alone', async () => {
  const [lost, kept] = await trustingBrowsers()
  const [row] = await lost.call('listOwnDevices', {})
  const inDays = (Date.parse(row?.trustedUntil ?? '') - now().getTime()) / (24 * 60 * 60_000)
  expect(inDays).toBeCloseTo(30, 1)
  await lost.call('verifyPassword', { op: 'verify', password })
  expect(await lost.call('forgetOwnDevices', { id: row?.id ?? '' })).toEqual({ forgotten: 1 })
  expect(await isAskedAgain(lost)).toBe(true)
  expect(await isAskedAgain(kept)).toBe(false)
})

test('all browsers are forgotten together, this one too', async () => {
  const browsers = await trustingBrowsers()
  await browsers[0].call('verifyPassword', { op: 'verify', password })
  expect(await browsers[0].call('forgetOwnDevices', { id: 'all' })).toEqual({ forgotten: 2 })
  expect(await browsers[0].call('listOwnDevices', {})).toEqual([])
  for (const browser of browsers) expect(await isAskedAgain(browser)).toBe(true)
})

test('a browser that was forgotten and is trusted anew is known again', async () => {
  const [browser] = await trustingBrowsers()
  await browser.call('verifyPassword', { op: 'verify', password })
  await browser.call('forgetOwnDevices', { id: 'all' })
  await browser.trust()
  expect(await browser.call('listOwnDevices', {})).toMatchObject([
    { isCurrent: true, trustedUntil: expect.any(String) },
  ])
  expect(await isAskedAgain(browser)).toBe(false)
})

test('a person cannot forget another person’s browser', async () => {
  const [one, other] = [await server.given.signedIn(), await server.given.signedIn()]
  const [theirs] = await other.call('listOwnDevices', {})
  await one.call('verifyPassword', { op: 'verify', password })
  expect(await one.call('forgetOwnDevices', { id: theirs?.id ?? '' })).toEqual({ forgotten: 0 })
  expect(await other.call('listOwnDevices', {})).toHaveLength(1)
})

test('a person who confirmed too long ago cannot forget a browser', async () => {
  const here = await server.given.signedIn()
  expect((await here.tryCall('forgetOwnDevices', { id: 'all' })).error).toBe('stepUpRequired')
})

/** Two browsers of one person whose enterprise asks for a second factor, and trusts for 30 days. */
async function trustingBrowsers() {
  const enterprise = await server.given.enterprise()
  const admin = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const first = await server.given.signedIn({ enterprise })
  const { loginId } = first.person
  const { secret } = await enrol(first, now())
  const second = server.client()
  await second.call('signIn', { loginId, password })
  await admin.call('verifyPassword', { op: 'verify', password })
  const policy = { open: true, applyTo: 'all', effectiveTime: null, trustDeviceDays: 30 } as const
  await admin.call('updateTwoStepPolicy', policy)
  const trust = async (browser: Client) => {
    // A code is good once.
    clock.offsetMs += 60_000
    await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()), trustDevice: true })
  }
  await trust(first)
  await trust(second)
  const owned = (browser: Client) => ({ ...browser, loginId, trust: () => trust(browser) })
  return [owned(first), owned(second)] as const
}

async function isAskedAgain(browser: Client & { loginId: string }) {
  await browser.call('signIn', { loginId: browser.loginId, password })
  return (await browser.tryCall('getHomeLink', {})).error === 'twoStepRequired'
}
