import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { browsersOf, type SmsBrowser } from './test/browser.ts'
import { newPhone, personWithPhone } from './test/given-phone.ts'
import { createInbox } from './test/inbox.ts'
import { allGivenUp } from './test/settled.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const minuteMs = 60_000
const inbox = createInbox()
let server: TestServer
let newBrowser: () => SmsBrowser

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + clock.offsetMs),
    smsProvider: inbox.provider,
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
  newBrowser = browsersOf(server)
})
afterAll(() => server.close())
beforeEach(() => {
  inbox.state.isDown = false
})

describe('S20: no code is sent', () => {
  test('within a minute of the last one in this browser, and the countdown says for how long', async () => {
    const { phone } = await personWithPhone(server)
    const browser = newBrowser()
    expect(await browser.call('getSmsCountdown', {})).toEqual({ countdown: 0 })
    await browser.send(phone)
    const refused = await browser.send(phone)
    expect([refused.status, refused.error]).toEqual([429, 'codeTooSoon'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55)
    expect((await browser.call('getSmsCountdown', {})).countdown).toBeGreaterThan(55)
    clock.offsetMs += minuteMs
    expect(await browser.call('getSmsCountdown', {})).toEqual({ countdown: 0 })
    expect((await browser.send(phone)).status).toBe(200)
  })

  test('the eleventh time in ten minutes to one telephone, for any caller, known or not', async () => {
    for (const phone of [(await personWithPhone(server)).phone, newPhone()]) {
      for (let i = 0; i < 10; i += 1) expect((await newBrowser().send(phone)).status).toBe(200)
      const refused = await newBrowser().send(phone)
      expect([refused.status, refused.error]).toEqual([429, 'tooManyAttempts'])
    }
  })

  test('more than twenty times a day to one telephone', async () => {
    const { phone } = await personWithPhone(server)
    for (let i = 0; i < 20; i += 1) {
      if (i % 10 === 0) clock.offsetMs += 11 * minuteMs
      expect((await newBrowser().send(phone)).status).toBe(200)
    }
    clock.offsetMs += 11 * minuteMs
    expect((await newBrowser().send(phone)).error).toBe('tooManyAttempts')
  })

  test('when many ask at once in one browser, but once', async () => {
    const { phone } = await personWithPhone(server)
    const browser = newBrowser()
    await browser.send(newPhone())
    clock.offsetMs += minuteMs
    const count = inbox.messages.length
    await Promise.all(Array.from({ length: crowd }, () => browser.send(phone)))
    expect(inbox.messages).toHaveLength(count + 1)
  })

  test('when the database fails', async () => {
    const { phone } = await personWithPhone(server)
    await runSql(server.address, 'alter table throttle rename to gone')
    const refused = await newBrowser().send(phone)
    await runSql(server.address, 'alter table gone rename to throttle')
    expect(refused.status).toBe(500)
    expect(inbox.lastCode(phone)).toBe('none')
  })

  test('when another site made the browser ask', async () => {
    const { phone } = await personWithPhone(server)
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await server.client().tryCall('sendSmsCode', { phone }, { headers })).error).toBe('crossSiteRequest')
    expect(inbox.lastCode(phone)).toBe('none')
  })
})

describe('F17: while the service does not answer', () => {
  test('the first code costs nothing in the end, and the one that came before is still good', async () => {
    const { phone } = await personWithPhone(server)
    const browser = newBrowser()
    await browser.send(phone)
    clock.offsetMs += minuteMs
    inbox.state.isDown = true
    expect((await browser.send(phone)).status).toBe(200)
    await allGivenUp(server)
    expect(await browser.call('getSmsCountdown', {})).toEqual({ countdown: 0 })
    expect((await browser.signIn(phone, inbox.lastCode(phone))).status).toBe(200)
  })

  test('the next caller is told so, before anything is recorded, until half a minute is over', async () => {
    const { phone } = await personWithPhone(server)
    const [browser, nobodys] = [newBrowser(), newPhone()]
    clock.offsetMs += minuteMs
    inbox.state.isDown = true
    await newBrowser().send(newPhone())
    for (const number of [phone, nobodys, phone, nobodys]) {
      const refused = await browser.send(number)
      expect([refused.status, refused.error]).toEqual([500, 'smsUnavailable'])
    }
    expect(await browser.call('getSmsCountdown', {})).toEqual({ countdown: 0 })
    inbox.state.isDown = false
    clock.offsetMs += minuteMs / 2
    expect((await browser.send(phone)).status).toBe(200)
    expect(inbox.lastCode(phone)).toMatch(/^\d{6}$/)
  })

  test('the message is sent once it answers again, and everybody may ask at once', async () => {
    const { phone } = await personWithPhone(server)
    clock.offsetMs += minuteMs
    inbox.state.isDown = true
    const browser = newBrowser()
    await browser.send(phone)
    inbox.state.isDown = false
    await allGivenUp(server)
    expect((await newBrowser().send(newPhone())).status).toBe(200)
    expect((await browser.signIn(phone, inbox.lastCode(phone))).status).toBe(200)
  })
})

test.each(['12345', '+86 138', 'call me', '+999999999999'])('%s is no telephone', async (phone) => {
  expect((await newBrowser().send(phone)).status).toBe(400)
})

test('the database keeps neither the code nor whom it was sent to', async () => {
  const { phone } = await personWithPhone(server)
  await newBrowser().send(phone)
  const { rows } = await runSql(server.address, 'select * from verify_code')
  const kept = JSON.stringify(rows)
  expect(rows.length).toBeGreaterThan(0)
  expect(kept).not.toContain(phone.slice(1))
  expect(kept).not.toContain(`"${inbox.lastCode(phone)}"`)
})
