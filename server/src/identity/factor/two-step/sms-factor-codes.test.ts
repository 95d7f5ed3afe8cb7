import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { copyOf } from '../../entrance/scan/test/given.ts'
import { browsersOf, type SmsBrowser } from '../sms/test/browser.ts'
import { createInbox } from '../sms/test/inbox.ts'
import { givenTelephones } from './test/given-telephones.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const minuteMs = 60_000
const now = () => new Date(Date.now() + clock.offsetMs)
const inbox = createInbox()
const send = { purpose: 'twoStep' } as const
let server: TestServer
let newBrowser: () => SmsBrowser
const { verifiable } = givenTelephones({ server: () => server, inbox, clock })

beforeAll(async () => {
  server = await startTestServer({
    now,
    smsProvider: inbox.provider,
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
  newBrowser = browsersOf(server)
})
afterAll(() => server.close())
beforeEach(() => {
  inbox.state.isDown = false
  clock.offsetMs += 61 * minuteMs
})

describe('S20: a code by SMS for the second step is refused', () => {
  test('after it was used, and of many uses at once one verifies', async () => {
    const { phone, browser } = await verifiable()
    await browser.call('sendOwnCode', send)
    const code = inbox.lastCode(phone)
    const copies = Array.from({ length: crowd }, () => copyOf(browser, server.client()))
    const answers = await Promise.all(copies.map((copy) => copy.tryCall('verifyTwoStep', { kind: 'sms', code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const verified = copies[answers.findIndex(({ status }) => status === 200)] ?? browser
    clock.offsetMs += minuteMs // The pause after too many tries is over.
    expect((await verified.tryCall('verifyTwoStep', { kind: 'sms', code })).error).toBe('codeInvalid')
  })

  test('in another session of the same person', async () => {
    const { phone, browser, loginId } = await verifiable()
    await browser.call('sendOwnCode', send)
    const other = await server.given.signIn({ loginId })
    const code = inbox.lastCode(phone)
    expect((await other.tryCall('verifyTwoStep', { kind: 'sms', code })).error).toBe('codeInvalid')
  })

  test('for another purpose', async () => {
    const { phone, browser } = await verifiable()
    const visitor = newBrowser()
    await visitor.send(phone)
    const forSignIn = inbox.lastCode(phone)
    expect((await browser.tryCall('verifyTwoStep', { kind: 'sms', code: forSignIn })).error).toBe('codeInvalid')
    await browser.call('sendOwnCode', send)
    expect((await visitor.signIn(phone, inbox.lastCode(phone))).error).toBe('codeInvalid')
  })

  test('at the sixth try though it is the right one, after a wait that locks no other way', async () => {
    const { phone, browser, recoveryCodes } = await verifiable()
    await browser.call('sendOwnCode', send)
    const code = inbox.lastCode(phone)
    const wrong = { kind: 'sms', code: another(code) } as const
    for (let i = 0; i < 5; i += 1) expect((await browser.tryCall('verifyTwoStep', wrong)).error).toBe('codeInvalid')
    const locked = await browser.tryCall('verifyTwoStep', { kind: 'sms', code })
    expect([locked.status, locked.error]).toEqual([429, 'tooManyAttempts'])
    clock.offsetMs += minuteMs
    expect((await browser.tryCall('verifyTwoStep', { kind: 'sms', code })).error).toBe('codeSpent')
    const recovery = { kind: 'recovery', code: recoveryCodes[0] ?? '' } as const
    expect((await browser.tryCall('verifyTwoStep', recovery)).status).toBe(200)
  })

  test('after five minutes', async () => {
    const { phone, browser } = await verifiable()
    await browser.call('sendOwnCode', send)
    clock.offsetMs += 5 * minuteMs
    const late = { kind: 'sms', code: inbox.lastCode(phone) } as const
    expect((await browser.tryCall('verifyTwoStep', late)).error).toBe('codeExpired')
  })
})

describe('S20: no code for the second step is sent', () => {
  test('within a minute of the last one, and the countdown says for how long', async () => {
    const { browser } = await verifiable()
    expect(await browser.call('getOwnCodeCountdown', send)).toEqual({ countdown: 0 })
    await browser.call('sendOwnCode', send)
    const refused = await browser.tryCall('sendOwnCode', send)
    expect([refused.status, refused.error]).toEqual([429, 'codeTooSoon'])
    expect((await browser.call('getOwnCodeCountdown', send)).countdown).toBeGreaterThan(55)
  })

  test('the eleventh time in ten minutes to one telephone, in however many sessions', async () => {
    const { loginId } = await verifiable()
    clock.offsetMs += 11 * minuteMs
    for (let i = 0; i < 10; i += 1) await (await server.given.signIn({ loginId })).call('sendOwnCode', send)
    const refused = await (await server.given.signIn({ loginId })).tryCall('sendOwnCode', send)
    expect([refused.status, refused.error]).toEqual([429, 'tooManyAttempts'])
  })

  test('T06: but to its owner it is, after a stranger has used up what strangers may send to that telephone', async () => {
    const { browser, phone } = await verifiable()
    clock.offsetMs += 11 * minuteMs
    for (let i = 0; i < 10; i += 1) expect((await newBrowser().send(phone)).status).toBe(200)
    expect((await newBrowser().send(phone)).error).toBe('tooManyAttempts')
    expect((await browser.tryCall('sendOwnCode', send)).status).toBe(200)
  })

  test('when the database fails, and none is counted while the service is down', async () => {
    const { browser, phone } = await verifiable()
    const count = inbox.messages.length
    await runSql(server.address, 'alter table throttle rename to gone')
    const refused = await browser.tryCall('sendOwnCode', send)
    await runSql(server.address, 'alter table gone rename to throttle')
    expect([refused.status, inbox.messages.length]).toEqual([500, count])
    inbox.state.isDown = true
    expect((await browser.tryCall('sendOwnCode', send)).error).toBe('smsUnavailable')
    inbox.state.isDown = false
    await browser.call('sendOwnCode', send)
    expect(inbox.messages.at(-1)?.phone).toBe(phone)
  })
})

function another(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
