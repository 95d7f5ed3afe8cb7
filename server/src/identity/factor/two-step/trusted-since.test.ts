import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { administratorOfTwo, givePolicy } from './test/given-two.ts'
import { codeOf, enrol } from './test/given.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())

test('T11: a policy of one day means one day, a moment before and after, for sign-ins and for what stands', async () => {
  const { browser, signIn } = await trusting({ home: 1, other: 1 })
  clock.offsetMs += dayMs - minuteMs
  await signIn()
  expect(await answersTo(browser, 'getHomeLink')).toBeNull()
  expect(await answersTo(browser, 'getOwnAccount')).toBeNull()
  clock.offsetMs += 2 * minuteMs
  expect(await answersTo(browser, 'getHomeLink')).toBe('twoStepRequired')
  expect(await answersTo(browser, 'getOwnAccount')).toBe('twoStepRequired')
  await signIn()
  expect(await answersTo(browser, 'getHomeLink')).toBe('twoStepRequired')
})

test('T11: trust granted where it counts for 30 days counts for one day in an enterprise that says so', async () => {
  const { browser, home, other, signIn } = await trusting({ home: 30, other: 1 })
  clock.offsetMs += dayMs / 2
  await signIn()
  expect(await answersTo(browser, 'getHomeLink', other.id)).toBeNull()
  clock.offsetMs += dayMs
  await signIn()
  expect(await answersTo(browser, 'getHomeLink', home.id)).toBeNull()
  expect(await answersTo(browser, 'getHomeLink', other.id)).toBe('twoStepRequired')
  // The account is guarded by the stricter of both, in whichever enterprise the page is.
  expect(await answersTo(browser, 'getOwnAccount', home.id)).toBe('twoStepRequired')
  await browser.call('switchEnterprise', { entId: other.id })
  expect(await answersTo(browser, 'getHomeLink')).toBe('twoStepRequired')
})

test('T11: trust granted for one day does not grow in an enterprise that trusts for 30', async () => {
  const { browser, other, signIn } = await trusting({ home: 1, other: 30 })
  clock.offsetMs += dayMs + minuteMs
  await signIn()
  expect(await answersTo(browser, 'getHomeLink', other.id)).toBe('twoStepRequired')
})

test('T11: a policy lowered from 30 days to one counts at once, for sessions that stand', async () => {
  const { browser, home, signIn } = await trusting({ home: 30, other: 30 })
  clock.offsetMs += 2 * dayMs
  await signIn()
  expect(await answersTo(browser, 'getHomeLink')).toBeNull()
  await givePolicy(server, home.id, { trust_device_days: 1 })
  await forgetRights(browser)
  expect(await answersTo(browser, 'getHomeLink')).toBe('twoStepRequired')
  await signIn()
  expect(await answersTo(browser, 'getHomeLink')).toBe('twoStepRequired')
})

test('T11: a policy of no days means none, also for a device that was trusted a moment ago', async () => {
  const { browser, home, signIn } = await trusting({ home: 30, other: 30 })
  await signIn()
  expect(await answersTo(browser, 'getHomeLink')).toBeNull()
  await givePolicy(server, home.id, { trust_device_days: 0 })
  await forgetRights(browser)
  expect(await answersTo(browser, 'getHomeLink')).toBe('twoStepRequired')
})

test('T11: a browser that stays signed in goes on by the same days', async () => {
  const { browser, home, other, signIn } = await trusting({ home: 30, other: 1 })
  await signIn({ remember: true })
  const first = browser.cookies.get('sid')
  clock.offsetMs += 2 * dayMs
  expect(await answersTo(browser, 'getHomeLink', home.id)).toBeNull()
  expect(browser.cookies.get('sid')).not.toBe(first)
  expect(await answersTo(browser, 'getHomeLink', other.id)).toBe('twoStepRequired')
})

test('T11: a person who gives the factor is asked no more, and not by the days of the device', async () => {
  const { browser, signIn, verify } = await trusting({ home: 1, other: 1 })
  clock.offsetMs += dayMs - minuteMs
  await signIn()
  await verify({ trustDevice: false })
  clock.offsetMs += 2 * minuteMs
  expect(await answersTo(browser, 'getOwnAccount')).toBeNull()
})

test('T11: the list of own browsers says until when one is trusted anywhere, by the policies of now', async () => {
  const { browser, home, signIn, verify, trustedAt } = await trusting({ home: 30, other: 1 })
  const inDays = async () => {
    const [device] = await browser.call('listOwnDevices', {})
    const until = Date.parse(device?.trustedUntil ?? trustedAt.toISOString())
    return (until - trustedAt.getTime()) / dayMs
  }
  expect(await inDays()).toBeCloseTo(30, 2)
  await givePolicy(server, home.id, { trust_device_days: 2 })
  await forgetRights(browser)
  expect(await inDays()).toBeCloseTo(2, 2)
  clock.offsetMs += 3 * dayMs
  await signIn()
  await verify({ trustDevice: false })
  expect(await inDays()).toBe(0)
})

/** An administrator of two enterprises in a browser that was trusted in the first a moment ago. */
async function trusting(days: { home: number; other: number }) {
  const { person, home, other } = await administratorOfTwo(server, { trust_device_days: days.home })
  await givePolicy(server, other.id, { trust_device_days: days.other })
  const browser = server.client()
  const signIn = ({ remember = false } = {}) =>
    browser.call('signIn', { loginId: person.loginId, password, remember }, { space: home.id })
  await signIn()
  const { secret } = await enrol(browser, now())
  const verify = async ({ trustDevice }: { trustDevice: boolean }) => {
    // A code is good once.
    clock.offsetMs += minuteMs
    await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()), trustDevice }, { space: home.id })
  }
  await verify({ trustDevice: true })
  return { browser, home, other, signIn, verify, trustedAt: now() }
}

async function answersTo(browser: Client, name: 'getHomeLink' | 'getOwnAccount', space?: string) {
  return (await browser.tryCall(name, {}, space === undefined ? {} : { space })).error
}

/** Lets rights that are remembered for a second be read anew, as after any change that comes through a call. */
async function forgetRights(browser: Client) {
  await browser.call('verifyPassword', { op: 'verify', password })
}
