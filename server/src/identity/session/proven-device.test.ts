import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { trySignIn } from '../captcha/test/given.ts'
import { confirmOn } from '../entrance/scan/test/given.ts'
import type { Client } from '../../test/client.ts'
import { password } from '../../test/test-server.ts'
import { givePolicy } from '../factor/two-step/test/given-two.ts'
import { codeOf, enrol } from '../factor/two-step/test/given.ts'
import { startVouching, type Vouching } from './test/given-limited.ts'

let world: Vouching

beforeAll(async () => {
  world = await startVouching()
})
afterAll(async () => world.close())
// Attempts count by the address, which all tests share.
beforeEach(() => {
  world.clock.offsetMs += 61 * 60_000
})

test('T06: browsers that an enterprise’s messenger lets in have no attempts at the password of their own', async () => {
  const { app, colleague, person } = await world.vouched()
  let looked = 0
  for (let i = 0; i < 4; i += 1) {
    const browser = world.server.client()
    await world.given.signIn(browser, app, colleague)
    looked += await guesses(deviceOf(browser), person.loginId)
  }
  expect(looked).toBe(5)
})

test('T06: nor do browsers that were let in by a scan', async () => {
  const owner = await world.server.given.signedIn()
  let looked = 0
  for (let i = 0; i < 4; i += 1) {
    const computer = world.server.client()
    await confirmOn({ phone: owner, computer })
    await computer.call('pollScan', { op: 'poll' })
    looked += await guesses(deviceOf(computer), owner.person.loginId)
  }
  expect(looked).toBe(5)
})

test('T06: nor does one that a limited session trusts after a second factor', async () => {
  const { browser, home, person, own } = await world.vouched()
  const { secret } = await enrol(own, world.now())
  await givePolicy(world.server, home.id, { trust_device_days: 30 })
  world.clock.offsetMs += 60_000
  await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, world.now()), trustDevice: true })
  expect(browser.cookies.has('trust')).toBe(true)
  expect(await guesses(world.server.client(), person.loginId)).toBe(5)
  expect(await guesses(deviceOf(browser), person.loginId)).toBe(0)
})

test('T06: a browser let in by a scan is known once the password was given in it, and stays so', async () => {
  const owner = await world.server.given.signedIn()
  const { loginId } = owner.person
  const computer = world.server.client()
  await confirmOn({ phone: owner, computer })
  await computer.call('pollScan', { op: 'poll' })
  await computer.call('signIn', { loginId, password })
  await confirmOn({ phone: owner, computer })
  await computer.call('pollScan', { op: 'poll' })
  expect(await guesses(world.server.client(), loginId)).toBe(5)
  expect((await deviceOf(computer).tryCall('signIn', { loginId, password })).status).toBe(200)
})

test('T06: computers let in by a scan do not use up the attempts of a known browser at confirming', async () => {
  const owner = await world.server.given.signedIn()
  world.clock.offsetMs += 1000
  await owner.call('signIn', { loginId: owner.person.loginId, password })
  for (let i = 0; i < 8; i += 1) {
    const computer = world.server.client()
    for (const _again of [1, 2]) {
      world.clock.offsetMs += 1000
      await confirmOn({ phone: owner, computer })
      await computer.call('pollScan', { op: 'poll' })
    }
    for (let j = 0; j < 5; j += 1) await computer.tryCall('verifyPassword', { op: 'verify', password: 'wrong' })
  }
  expect((await owner.tryCall('verifyPassword', { op: 'verify', password })).error).toBeNull()
})

test('T06: all known browsers of an account together have thirty attempts an hour at its password', async () => {
  const { loginId } = await world.server.given.person()
  const browsers: Client[] = []
  for (let i = 0; i < 8; i += 1) browsers.push(deviceOf(await world.server.given.signIn({ loginId })))
  let looked = 0
  for (const browser of browsers.slice(0, 3)) looked += await guesses(browser, loginId)
  expect((await browsers[7]?.tryCall('signIn', { loginId, password }))?.status).toBe(200)
  for (const browser of browsers) looked += await guesses(browser, loginId)
  expect(looked).toBe(30)
})

/** A browser of which nothing is left but the cookie that names it. */
function deviceOf(browser: Client) {
  const stolen = world.server.client()
  stolen.cookies.set('dev', browser.cookies.get('dev') ?? '')
  return stolen
}

/** How many wrong passwords were looked at before the next had to wait. */
async function guesses(browser: Client, loginId: string) {
  for (let looked = 0; ; looked += 1) {
    const { error } = await trySignIn(browser, { loginId, password: 'wrong' })
    if (error === 'tooManyAttempts') return looked
    expect(error).toBe('badCredentials')
  }
}
