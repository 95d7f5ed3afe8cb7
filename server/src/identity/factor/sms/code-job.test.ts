import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { browsersOf, type SmsBrowser } from './test/browser.ts'
import { personWithPhone } from './test/given-phone.ts'
import { createInbox } from './test/inbox.ts'
import { allGivenUp } from './test/settled.ts'

const clock = { offsetMs: 0 }
const minuteMs = 60_000
const inbox = createInbox()
let isSilent = false
let server: TestServer
let newBrowser: () => SmsBrowser

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + clock.offsetMs),
    smsProvider: {
      reach: () => inbox.provider.reach(),
      async send(message) {
        await inbox.provider.send(message)
        if (isSilent) throw new DOMException('no answer', 'TimeoutError')
      },
    },
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
  newBrowser = browsersOf(server)
})
afterAll(() => server.close())
beforeEach(() => {
  isSilent = false
  inbox.state.isDown = false
  inbox.state.isRefusing = false
})

function sentTo(phone: string) {
  return inbox.messages.filter((message) => message.phone === phone).length
}

test('T08: a message that the service refuses is tried again until it takes it, and sent once', async () => {
  const { phone } = await personWithPhone(server)
  inbox.state.isRefusing = true
  await newBrowser().send(phone)
  inbox.state.isRefusing = false
  await allGivenUp(server)
  expect(sentTo(phone)).toBe(1)
})

test('T08: a message that the service may have taken is not sent again, and its code is good', async () => {
  const { phone } = await personWithPhone(server)
  const browser = newBrowser()
  isSilent = true
  await browser.send(phone)
  isSilent = false
  await allGivenUp(server)
  expect(sentTo(phone)).toBe(1)
  expect((await browser.signIn(phone, inbox.lastCode(phone))).status).toBe(200)
})

test('T08: a code that is over is not sent, however late the service is back', async () => {
  const { phone } = await personWithPhone(server)
  inbox.state.isDown = true
  await newBrowser().send(phone)
  inbox.state.isDown = false
  clock.offsetMs += 5 * minuteMs
  await allGivenUp(server)
  expect(sentTo(phone)).toBe(0)
})

test('T08: what the service refuses for one number shows nowhere: the count stays, and so does the pause', async () => {
  const { phone } = await personWithPhone(server)
  const browser = newBrowser()
  inbox.state.isRefusing = true
  await browser.send(phone)
  await allGivenUp(server)
  expect((await browser.call('getSmsCountdown', {})).countdown).toBeGreaterThan(0)
  const { rows } = await runSql(server.address, `select status from job where kind = 'smsCode' and status = 'failed'`)
  expect(rows).toHaveLength(1)
  expect((await newBrowser().send(phone)).status).toBe(200)
})
