import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runSql } from '../testing/cluster.ts'
import { createClient, type Client } from '../testing/client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { browsersOf, type SmsBrowser } from '../sms/testing/browser.ts'
import { newPhone, personWithPhone } from '../sms/testing/given-phone.ts'
import { createInbox } from '../sms/testing/inbox.ts'
import { confirmOn } from '../scan/given.ts'
import { codeOf, enrol } from './given.ts'

const clock = { offsetMs: 0 }
const minuteMs = 60_000
const now = () => new Date(Date.now() + clock.offsetMs)
const inbox = createInbox()
const send = { purpose: 'twoStep' } as const
let server: TestServer
let newBrowser: () => SmsBrowser

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

test('a telephone that was proven becomes the second factor, with ten recovery codes, and lets a held person in', async () => {
  const { phone, browser } = await heldPerson()
  expect(await browser.call('getTwoStepStatus', {})).toMatchObject({ enrolled: [], phoneMask: masked(phone) })
  const { recoveryCodes } = await enrolPhone(browser, phone)
  expect(recoveryCodes).toHaveLength(10)
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  const { enrolled } = await browser.call('getTwoStepStatus', {})
  expect(enrolled).toMatchObject([{ kind: 'sms', name: masked(phone) }])
})

test('S04 a code by SMS verifies the next sign-in, under a new session id', async () => {
  const { phone, browser } = await verifiable()
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
  expect(await browser.call('sendOwnCode', send)).toEqual({ sent: true, countdown: 60 })
  const before = browser.cookies.get('sid')
  const code = inbox.lastCode(phone)
  await browser.call('verifyTwoStep', { kind: 'sms', code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(browser.cookies.get('sid')).not.toBe(before)
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  expect(inbox.messages.at(-1)).toMatchObject({ phone, template: 'twoStep' })
})

test('the same telephone is no second step for whoever came in by it, or by scanning with it', async () => {
  const { phone } = await verifiable()
  const bySms = newBrowser()
  await bySms.send(phone)
  await bySms.signIn(phone, inbox.lastCode(phone))
  expect(await bySms.call('getTwoStepStatus', {})).toMatchObject({ signedInByPhone: true, required: true })
  expect((await bySms.ask('sendOwnCode', send)).error).toBe('samePhone')
  expect((await bySms.ask('verifyTwoStep', { kind: 'sms', code: '123456' })).error).toBe('samePhone')
  const { verified } = await verifiable()
  const computer = server.client()
  await confirmOn({ phone: verified, computer })
  expect(await computer.call('pollScan', { op: 'poll' })).toMatchObject({ state: 'confirmed' })
  expect((await computer.tryCall('sendOwnCode', send)).error).toBe('samePhone')
})

test('whoever came in by the telephone cannot make it their first second factor', async () => {
  const { phone } = await personWithPhone(server)
  const browser = newBrowser()
  await browser.send(phone)
  await browser.signIn(phone, inbox.lastCode(phone))
  clock.offsetMs += minuteMs
  await browser.call('sendOwnCode', { purpose: 'phone' })
  expect((await browser.ask('addSmsFactor', { code: inbox.lastCode(phone) })).error).toBe('samePhone')
})

describe('S20: a code by SMS for the second step is refused', () => {
  test('after it was used, and of fifty uses at once one verifies', async () => {
    const { phone, browser } = await verifiable()
    await browser.call('sendOwnCode', send)
    const code = inbox.lastCode(phone)
    const copies = Array.from({ length: 50 }, () => copyOf(browser))
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
    const public_ = newBrowser()
    await public_.send(phone)
    const forSignIn = inbox.lastCode(phone)
    expect((await browser.tryCall('verifyTwoStep', { kind: 'sms', code: forSignIn })).error).toBe('codeInvalid')
    await browser.call('sendOwnCode', send)
    expect((await public_.signIn(phone, inbox.lastCode(phone))).error).toBe('codeInvalid')
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

test('while a factor is forced the telephone stays when it is the last one, and goes when it is not', async () => {
  const { phone, browser } = await heldPerson()
  await enrolPhone(browser, phone)
  const [factor] = (await browser.call('getTwoStepStatus', {})).enrolled
  const remove = { kind: 'sms', id: factor?.id ?? '' } as const
  expect((await browser.tryCall('deleteTwoStepFactor', remove)).error).toBe('factorNeeded')
  expect((await browser.tryCall('deleteOwnPhone', {})).error).toBe('factorNeeded')
  await enrol(browser, now())
  await browser.call('deleteTwoStepFactor', remove)
  const { enrolled, recoveryCodesLeft } = await browser.call('getTwoStepStatus', {})
  expect([enrolled.map(({ kind }) => kind), recoveryCodesLeft]).toEqual([['totp'], 10])
})

test('with an app beside it either one verifies, and the app also whoever came in by SMS', async () => {
  const { phone, browser, loginId } = await heldPerson()
  await enrolPhone(browser, phone)
  const { secret } = await enrol(browser, now())
  clock.offsetMs += minuteMs
  const bySms = newBrowser()
  await bySms.send(phone)
  await bySms.signIn(phone, inbox.lastCode(phone))
  await bySms.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  const byPassword = await server.given.signIn({ loginId })
  await byPassword.call('sendOwnCode', send)
  await byPassword.call('verifyTwoStep', { kind: 'sms', code: inbox.lastCode(phone) })
  expect((await byPassword.tryCall('getHomeLink', {})).status).toBe(200)
})

test('whoever has no telephone as a factor is sent no code for one', async () => {
  const person = await server.given.signedIn()
  expect((await person.tryCall('sendOwnCode', send)).error).toBe('notFound')
  expect((await person.tryCall('sendOwnCode', { purpose: 'phone' })).error).toBe('phoneInvalid')
  expect((await person.tryCall('sendOwnCode', { purpose: 'phone', phone: newPhone() })).error).toBe('stepUpRequired')
})

/** Somebody with a telephone, in an enterprise that forces a second factor, who has none yet. */
async function heldPerson() {
  const enterprise = await server.given.enterprise()
  const person = await personWithPhone(server, { enterprise })
  await runSql(
    server.address,
    `insert into two_step_setting (ent_id, open, apply_to) values ('${enterprise.id}', true, 'all')`,
  )
  return { ...person, browser: await server.given.signIn(person) }
}

/** The same, whose telephone is the factor, in a browser that has given the password and no code yet. */
async function verifiable() {
  const { browser: first, ...person } = await heldPerson()
  const { recoveryCodes } = await enrolPhone(first, person.phone)
  clock.offsetMs += minuteMs
  return { ...person, recoveryCodes, verified: first, browser: await server.given.signIn(person) }
}

async function enrolPhone(browser: Client, phone: string) {
  await browser.call('sendOwnCode', { purpose: 'phone' })
  return browser.call('addSmsFactor', { code: inbox.lastCode(phone) })
}

function copyOf({ cookies }: Client) {
  const copy = createClient(server.url)
  for (const [name, value] of cookies) copy.cookies.set(name, value)
  return copy
}

function masked(phone: string) {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

function another(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
