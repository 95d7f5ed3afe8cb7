import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { solvedCaptcha } from '../../captcha/test/given.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import type { Client } from '../../../test/client.ts'
import { newPhone, personWithPhone } from './test/given-phone.ts'
import { createInbox } from './test/inbox.ts'
import { allGivenUp, settled } from './test/settled.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const minuteMs = 60_000
const inbox = createInbox()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + clock.offsetMs), smsProvider: inbox.provider })
})
afterAll(() => server.close())
// All browsers of this file are in one network.
beforeEach(() => {
  inbox.state.isDown = false
  clock.offsetMs += 61 * minuteMs
})

/** A code for a telephone, asked for a minute after whatever was asked for before. */
async function send(browser: Client, phone = newPhone(), more: object = {}) {
  clock.offsetMs += minuteMs
  const answer = await browser.tryCall('sendSmsCode', { phone, ...more })
  await settled(server)
  return answer
}

/** A browser that was sent three codes and has used none. */
async function suspicious() {
  const browser = server.client()
  for (let i = 0; i < 3; i += 1) expect((await send(browser)).status).toBe(200)
  return browser
}

describe('S20: after three codes that were never used', () => {
  test('the next is not sent without a captcha, to no telephone and for no purpose', async () => {
    const browser = await suspicious()
    const { phone } = await personWithPhone(server)
    for (const purpose of ['login', 'bind']) {
      const refused = await send(browser, phone, { purpose })
      expect([refused.status, refused.error]).toEqual([400, 'captchaRequired'])
    }
    expect(inbox.lastCode(phone)).toBe('none')
    expect((await browser.call('getSmsCountdown', {})).countdown).toBe(0)
  })

  test('it is sent with a solved one, which is good once', async () => {
    const browser = await suspicious()
    const { phone } = await personWithPhone(server)
    const solved = await solvedCaptcha(browser)
    expect((await send(browser, phone, solved)).status).toBe(200)
    const count = inbox.messages.length
    expect((await send(browser, phone, solved)).error).toBe('captchaWrong')
    expect((await send(browser, phone)).error).toBe('captchaRequired')
    expect(inbox.messages).toHaveLength(count)
  })

  test('of many at once with one solved captcha one is sent', async () => {
    const browser = await suspicious()
    const { phone } = await personWithPhone(server)
    const solved = await solvedCaptcha(browser)
    clock.offsetMs += minuteMs
    await Promise.all(Array.from({ length: crowd }, () => browser.tryCall('sendSmsCode', { phone, ...solved })))
    await settled(server)
    expect(inbox.messages.filter((message) => message.phone === phone)).toHaveLength(1)
  })

  test('a wrong answer is refused with another captcha, and sends nothing', async () => {
    const browser = await suspicious()
    const { phone } = await personWithPhone(server)
    const refused = await send(browser, phone, { ...(await solvedCaptcha(browser)), captcha: '999' })
    expect([refused.status, refused.error]).toEqual([400, 'captchaWrong'])
    expect(refused.body).toMatchObject({ params: { kind: 'question', captchaId: expect.any(String) } })
    expect(inbox.lastCode(phone)).toBe('none')
  })

  test('an unknown telephone is answered like any other', async () => {
    const { phone } = await personWithPhone(server)
    const errors = []
    for (const number of [phone, newPhone()]) errors.push((await send(await suspicious(), number)).error)
    expect(errors).toEqual(['captchaRequired', 'captchaRequired'])
  })

  test('an hour later none is asked for', async () => {
    const browser = await suspicious()
    clock.offsetMs += 60 * minuteMs
    expect((await send(browser)).status).toBe(200)
  })
})

test('a fresh browser is asked for none, until ten codes of its network are unused', async () => {
  for (let i = 0; i < 10; i += 1) expect((await send(server.client())).status).toBe(200)
  expect((await send(server.client())).error).toBe('captchaRequired')
})

test('a person who uses their codes is never asked, nor is their network', async () => {
  const { phone } = await personWithPhone(server)
  const browser = server.client()
  for (let i = 0; i < 12; i += 1) {
    expect((await send(browser, phone)).status).toBe(200)
    clock.offsetMs += minuteMs
    expect((await browser.tryCall('signInBySms', { phone, code: inbox.lastCode(phone) })).status).toBe(200)
  }
})

test('a pause is said before a captcha is asked for', async () => {
  const browser = await suspicious()
  expect((await browser.tryCall('sendSmsCode', { phone: newPhone() })).error).toBe('codeTooSoon')
})

test('F17: what could not be sent is not counted', async () => {
  const browser = server.client()
  inbox.state.isDown = true
  for (let i = 0; i < 5; i += 1) {
    expect((await send(browser)).status).toBe(200)
    await allGivenUp(server)
  }
  inbox.state.isDown = false
  expect((await send(browser)).status).toBe(200)
})

test('a number that is none does not use a captcha up', async () => {
  const browser = await suspicious()
  const solved = await solvedCaptcha(browser)
  expect((await send(browser, '12345', solved)).error).toBe('phoneInvalid')
  expect((await send(browser, newPhone(), solved)).status).toBe(200)
})
