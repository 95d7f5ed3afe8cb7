import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { browsersOf, type SmsBrowser } from '../sms/test/browser.ts'
import { newPhone, personWithPhone } from '../sms/test/given-phone.ts'
import { createInbox } from '../sms/test/inbox.ts'
import { confirmOn } from '../../entrance/scan/test/given.ts'
import { givenTelephones } from './test/given-telephones.ts'
import { codeOf, enrol } from './test/given.ts'

const clock = { offsetMs: 0 }
const minuteMs = 60_000
const now = () => new Date(Date.now() + clock.offsetMs)
const inbox = createInbox()
const send = { purpose: 'twoStep' } as const
let server: TestServer
let newBrowser: () => SmsBrowser
const { heldPerson, verifiable, enrolPhone } = givenTelephones({ server: () => server, inbox, clock })

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

test('the same telephone is no second step for a person who came in by it, or by scanning with it', async () => {
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

test('a person who came in by the telephone cannot make it their first second factor', async () => {
  const { phone } = await personWithPhone(server)
  const browser = newBrowser()
  await browser.send(phone)
  await browser.signIn(phone, inbox.lastCode(phone))
  clock.offsetMs += minuteMs
  await browser.call('verifyPassword', { op: 'verify', password })
  await browser.call('sendOwnCode', { purpose: 'phone' })
  expect((await browser.ask('addSmsFactor', { code: inbox.lastCode(phone) })).error).toBe('samePhone')
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

test('with an app beside it either one verifies, and the app also a person who came in by SMS', async () => {
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

test('a person without a telephone as a factor is sent no code for one', async () => {
  const person = await server.given.signedIn()
  expect((await person.tryCall('sendOwnCode', send)).error).toBe('notFound')
  expect((await person.tryCall('sendOwnCode', { purpose: 'phone', phone: newPhone() })).error).toBe('stepUpRequired')
  await person.call('verifyPassword', { op: 'verify', password })
  expect((await person.tryCall('sendOwnCode', { purpose: 'phone' })).error).toBe('phoneInvalid')
})

function masked(phone: string) {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
