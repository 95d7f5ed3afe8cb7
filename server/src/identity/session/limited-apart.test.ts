import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { CallName } from '@atrium/shared-utility/contract'
import type { Client } from '../../test/client.ts'
import { password } from '../../test/test-server.ts'
import { givenTelephones } from '../factor/two-step/test/given-telephones.ts'
import { startVouching, type Vouching } from './test/given-limited.ts'

type Vouched = Awaited<ReturnType<Vouching['vouched']>>

const right = { op: 'verify', password } as const
let world: Vouching

beforeAll(async () => {
  world = await startVouching()
})
afterAll(async () => world.close())
// Attempts count by the address, which all tests share.
beforeEach(() => {
  world.clock.offsetMs += 61 * 60_000
})

test('T01: however often an enterprise’s messenger lets a person in, it ends no session that it did not begin', async () => {
  const vouched = await world.vouched()
  const desk = await atDesk(vouched)
  const first = await enter(vouched)
  for (let i = 0; i < 10; i += 1) await enter(vouched)
  expect((await desk.tryCall('getOwnAccount', {})).status).toBe(200)
  // Its own sessions are limited to the usual number.
  expect((await first.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

const attempts: [string, CallName, object][] = [
  ['the password', 'verifyPassword', { op: 'verify', password: 'wrong' }],
  ['the app', 'verifyTwoStep', { kind: 'totp', code: '000000' }],
]

test.each(attempts)('T01: guesses at %s in sessions of one enterprise use up no others', async (_what, name, input) => {
  const vouched = await world.vouched()
  const { own } = vouched
  const guess = async (browser: Client) => {
    for (let j = 0; j < 5; j += 1) await browser.tryCall(name, input)
  }
  // Also in the person's own browser, and in more sessions than all together have attempts.
  const shared = await enter(vouched, browserOf(own))
  await guess(shared)
  for (let i = 0; i < 8; i += 1) {
    const browser = await enter(vouched)
    await guess(browser)
    await guess(await enter(vouched, browserOf(browser)))
  }
  expect((await (await enter(vouched)).tryCall(name, input)).error).toBe('tooManyAttempts')
  const desk = await atDesk(vouched)
  expect((await desk.tryCall(name, input)).error).not.toBe('tooManyAttempts')
  const elsewhere = await world.server.given.signIn(vouched.person)
  expect((await elsewhere.tryCall(name, input)).error).not.toBe('tooManyAttempts')
})

test('T01: codes asked for in sessions of one enterprise are few, and use up none of the person’s', async () => {
  const { clock, inbox, server } = world
  const vouched = await world.vouched()
  const { person } = vouched
  const { enrolPhone } = givenTelephones({ server: () => server, inbox, clock })
  await enrolPhone(await atDesk(vouched), person.phone)
  let sent = 0
  for (let i = 0; i < 26; i += 1) {
    clock.offsetMs += 11 * 60_000
    const { status } = await (await enter(vouched)).tryCall('sendOwnCode', { purpose: 'twoStep' })
    if (status === 200) sent += 1
  }
  expect(sent).toBe(5)
  const desk = await atDesk(vouched)
  for (let i = 0; i < 10; i += 1) {
    clock.offsetMs += 61_000
    expect((await desk.tryCall('sendOwnCode', { purpose: 'twoStep' })).error).toBeNull()
  }
  await desk.call('verifyTwoStep', { kind: 'sms', code: inbox.lastCode(person.phone) })
  expect((await desk.tryCall('verifyPassword', right)).status).toBe(200)
})

/** The person themself, in the other enterprise, in a browser that is known. */
async function atDesk({ own, person, other }: Vouched) {
  world.clock.offsetMs += 1000
  const desk = browserOf(own)
  await desk.call('signIn', { loginId: person.loginId, password }, { space: other.id })
  return desk
}

async function enter({ app, colleague }: Vouched, browser = world.server.client()) {
  world.clock.offsetMs += 1000
  await world.given.signIn(browser, app, colleague)
  return browser
}

function browserOf({ cookies }: Client) {
  const browser = world.server.client()
  browser.cookies.set('dev', cookies.get('dev') ?? '')
  return browser
}
