import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newPhone, personWithPhone } from '../sms/test/given-phone.ts'
import { createInbox } from '../sms/test/inbox.ts'
import { settled } from '../sms/test/settled.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { codeOf, enrol } from '../two-step/test/given.ts'
import { bySms, deniedOf, forgetPassword } from '../../account/step-up/test/given.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const inbox = createInbox()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now, smsProvider: inbox.provider })
})
afterAll(() => server.close())

const send = { purpose: 'stepUp' } as const

test('T02: a person with nothing but a telephone proves by it again who they are, and then sets up an app', async () => {
  const { browser, phone } = await phoneOnly()
  const shown = `${phone.slice(0, 3)}****${phone.slice(-4)}`
  expect(await browser.call('getStepUpMethods', {})).toEqual({ methods: [{ kind: 'phone', phone: shown }] })
  expect((await browser.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
  await browser.call('sendOwnCode', send)
  expect(inbox.messages.at(-1)).toMatchObject({ phone, template: 'stepUp' })
  await browser.call('verifyStepUpCode', { code: inbox.lastCode(phone) })
  const { secret } = await browser.call('beginTotp', {})
  await browser.call('confirmTotp', { code: codeOf(secret, now()) })
  // From now on the person has a better proof than the telephone.
  expect((await browser.tryCall('sendOwnCode', send)).error).toBe('stepUpMethodClosed')
})

test('T02: a code counts once, of many at the same time, and in the session that asked for it', async () => {
  const { browser, phone } = await phoneOnly()
  await browser.call('sendOwnCode', send)
  const code = inbox.lastCode(phone)
  const other = await bySms(server, { phone, inbox })
  expect((await other.tryCall('verifyStepUpCode', { code })).error).toBe('codeInvalid')
  const answers = await Promise.all(Array.from({ length: crowd }, () => browser.tryCall('verifyStepUpCode', { code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('T02: codes for other purposes confirm no session, guessing is slowed down, and the log has it', async () => {
  const { browser, phone, id } = await phoneOnly()
  await browser.call('sendOwnCode', send)
  for (let i = 0; i < 5; i += 1)
    expect((await browser.tryCall('verifyStepUpCode', { code: '000000' })).error).toBe('codeInvalid')
  const refused = await browser.tryCall('verifyStepUpCode', { code: inbox.lastCode(phone) })
  expect([refused.status, refused.error]).toEqual([429, 'tooManyAttempts'])
  const denied = await deniedOf(server, id)
  expect(denied.filter((one) => JSON.stringify(one).includes('codeInvalid'))).toHaveLength(5)
  clock.offsetMs += 61_000
  const { browser: second, phone: itsPhone } = await phoneOnly()
  await second.call('sendSmsCode', { phone: itsPhone })
  await settled(server)
  const login = inbox.lastCode(itsPhone)
  expect((await second.tryCall('verifyStepUpCode', { code: login })).error).toBe('codeInvalid')
  expect((await second.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
})

test('T02: a person with a password or a second factor is not confirmed by the telephone alone', async () => {
  const { phone, ...person } = await personWithPhone(server)
  const browser = await bySms(server, { phone, inbox })
  expect(await browser.call('getStepUpMethods', {})).toEqual({ methods: [{ kind: 'password' }] })
  expect((await browser.tryCall('sendOwnCode', send)).error).toBe('stepUpMethodClosed')
  expect((await browser.tryCall('verifyStepUpCode', { code: '123456' })).error).toBe('stepUpMethodClosed')
  await enrol(browser, now())
  await forgetPassword(server, person.id)
  const again = await bySms(server, { phone, inbox })
  expect(await again.call('getStepUpMethods', {})).toEqual({ methods: [{ kind: 'totp' }, { kind: 'recovery' }] })
  expect((await again.tryCall('sendOwnCode', send)).error).toBe('stepUpMethodClosed')
})

test('T02: a telephone that is the second factor confirms no session that it began', async () => {
  const { phone, ...person } = await personWithPhone(server)
  const browser = await server.given.signIn(person)
  await browser.call('verifyPassword', { op: 'verify', password })
  await browser.call('sendOwnCode', { purpose: 'phone' })
  await browser.call('addSmsFactor', { code: inbox.lastCode(phone) })
  const kinds = async (one: typeof browser) => (await one.call('getStepUpMethods', {})).methods.map(({ kind }) => kind)
  expect(await kinds(browser)).toEqual(['password', 'sms', 'recovery'])
  expect(await kinds(await server.given.signIn(person))).toEqual(['sms', 'password', 'recovery'])
  clock.offsetMs += 61_000
  expect(await kinds(await bySms(server, { phone, inbox }))).toEqual(['password', 'recovery'])
})

test('T02: a person with nothing to confirm by is told so', async () => {
  const { person, ...browser } = await server.given.signedIn()
  await forgetPassword(server, person.id)
  expect(await browser.call('getStepUpMethods', {})).toEqual({ methods: [] })
  expect((await browser.tryCall('sendOwnCode', send)).error).toBe('stepUpMethodClosed')
  expect((await browser.tryCall('sendOwnCode', { purpose: 'phone', phone: newPhone() })).error).toBe('stepUpRequired')
})

/** A person without a password who came in by their telephone. */
async function phoneOnly() {
  const { id, phone } = await personWithPhone(server)
  await forgetPassword(server, id)
  const browser = await bySms(server, { phone, inbox })
  clock.offsetMs += 61_000
  return { id, phone, browser }
}
