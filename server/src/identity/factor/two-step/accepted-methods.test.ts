import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { createInbox } from '../sms/test/inbox.ts'
import { administratorOfTwo, givePolicy } from './test/given-two.ts'
import { givenTelephones } from './test/given-telephones.ts'
import { enrol } from './test/given.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const inbox = createInbox()
let server: TestServer
const { heldPerson, verifiable, enrolPhone } = givenTelephones({ server: () => server, inbox, clock })

beforeAll(async () => {
  server = await startTestServer({ now, smsProvider: inbox.provider })
})
afterAll(() => server.close())
beforeEach(() => {
  clock.offsetMs += 61 * 60_000
})

test('U04: a factor that the rule does not name opens nothing, and leads to setting up one that it names', async () => {
  const { enterprise, phone, browser } = await verifiable()
  await givePolicy(server, enterprise.id, { methods: ['totp'] })
  await bySms(browser, phone)
  expect(await refusalOf(browser)).toBe('twoStepRequired')
  expect(await browser.call('getTwoStepStatus', {})).toMatchObject({
    required: true,
    verified: true,
    accepted: ['totp'],
  })
  await enrol(browser, now())
  expect(await refusalOf(browser)).toBeNull()
})

test('U04: a session that was verified by what the rule names no longer is asked again', async () => {
  const { enterprise, phone, browser } = await heldPerson()
  await enrolPhone(browser, phone)
  expect(await refusalOf(browser)).toBeNull()
  await givePolicy(server, enterprise.id, { methods: ['totp', 'webauthn'] })
  await until(async () => (await refusalOf(browser)) === 'twoStepRequired')
  expect(await browser.call('checkTwoStep', {})).toMatchObject({ open: 'true', effective: 'true' })
})

test('U04: a person with a factor that the rule names sets up none by one that it does not name', async () => {
  const { enterprise, phone, verified, browser } = await verifiable()
  await enrol(verified, now())
  await givePolicy(server, enterprise.id, { methods: ['totp'] })
  await bySms(browser, phone)
  expect(await refusalOf(browser)).toBe('twoStepRequired')
  expect((await browser.tryCall('beginTotp', {})).error).toBe('twoStepRequired')
})

test('U04: a recovery code stands for a lost factor that the rule names, and for no other', async () => {
  const { enterprise, browser, recoveryCodes, loginId } = await verifiable()
  await givePolicy(server, enterprise.id, { methods: ['totp'] })
  await byRecovery(browser, recoveryCodes[0])
  expect(await refusalOf(browser)).toBe('twoStepRequired')
  // The recovery code has shown who they are: the named factor can be set up.
  await enrol(browser, now())
  expect(await refusalOf(browser)).toBeNull()
  const later = await server.given.signIn({ loginId })
  await byRecovery(later, recoveryCodes[1])
  expect(await refusalOf(later)).toBeNull()
})

test('U04: each enterprise is judged by what it names itself', async () => {
  const { home, other, person } = await administratorOfTwo(server, { methods: ['webauthn', 'sms'] })
  await givePolicy(server, other.id, { methods: ['totp'] })
  const browser = await server.given.signIn(person)
  await enrol(browser, now())
  expect(await refusalOf(browser, other.id)).toBeNull()
  expect(await refusalOf(browser, home.id)).toBe('twoStepRequired')
  expect(await browser.call('getTwoStepStatus', {}, { space: home.id })).toMatchObject({ accepted: ['sms'] })
  // The account waits until every one of them has been satisfied.
  expect((await browser.tryCall('getOwnAccount', {}, { space: other.id })).error).toBe('twoStepRequired')
})

test('U04: a device that was trusted after a factor that the rule does not name is asked again', async () => {
  const { enterprise, phone, browser, loginId, verified } = await verifiable()
  await enrol(verified, now())
  await givePolicy(server, enterprise.id, { trust_device_days: 30 })
  await bySms(browser, phone, true)
  await browser.call('signIn', { loginId, password })
  expect(await refusalOf(browser)).toBeNull()
  await givePolicy(server, enterprise.id, { trust_device_days: 30, methods: ['totp'] })
  await until(async () => (await refusalOf(browser)) === 'twoStepRequired')
})

test('U04: until the deadline any factor does, under a reminder', async () => {
  const { enterprise, phone, browser } = await verifiable()
  const deadline = new Date(now().getTime() + 60 * 60_000)
  await givePolicy(server, enterprise.id, { methods: ['totp'], effective_time: deadline })
  expect(await refusalOf(browser)).toBe('twoStepRequired')
  await bySms(browser, phone)
  expect(await refusalOf(browser)).toBeNull()
  expect(await browser.call('checkTwoStep', {})).toMatchObject({ open: 'true', effective: 'false' })
  clock.offsetMs += 61 * 60_000
  expect(await refusalOf(browser)).toBe('twoStepRequired')
})

test('U04: the last factor that the rule names stays, whatever else there is', async () => {
  const { enterprise, verified } = await verifiable()
  await enrol(verified, now())
  await givePolicy(server, enterprise.id, { methods: ['totp'] })
  await until(async () => (await verified.call('getTwoStepStatus', {})).accepted.length === 1)
  const { enrolled } = await verified.call('getTwoStepStatus', {})
  const idOf = (kind: string) => enrolled.find((one) => one.kind === kind)?.id ?? ''
  const removal = { kind: 'totp', id: idOf('totp') } as const
  expect((await verified.tryCall('deleteTwoStepFactor', removal)).error).toBe('factorNeeded')
  expect((await verified.tryCall('deleteTwoStepFactor', { kind: 'sms', id: idOf('sms') })).error).toBeNull()
})

test('U04: a method that the portal no longer offers locks no person out', async () => {
  const { enterprise, browser } = await heldPerson()
  // There are no passkeys at an address that is none.
  await givePolicy(server, enterprise.id, { methods: ['webauthn'] })
  expect(await browser.call('getTwoStepStatus', {})).toMatchObject({ accepted: ['totp', 'sms'] })
  await enrol(browser, now())
  expect(await refusalOf(browser)).toBeNull()
})

test('U04: an administrator names methods, learns which of them are their own, and can name neither none nor only others', async () => {
  const administrator = await server.given.signedIn({ userType: UserType.administrator })
  await administrator.call('verifyPassword', { op: 'verify', password })
  const policy = { open: true, applyTo: 'all', effectiveTime: null, trustDeviceDays: 0 } as const
  expect((await administrator.tryCall('updateTwoStepPolicy', { ...policy, methods: [] })).error).toBe('invalidInput')
  const refused = await administrator.tryCall('updateTwoStepPolicy', { ...policy, methods: ['webauthn'] })
  expect(refused).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'methods' }] } })
  await administrator.call('updateTwoStepPolicy', { ...policy, methods: ['sms', 'totp'] })
  await enrol(administrator, now())
  const saved = { methods: ['totp', 'sms'], offered: ['totp', 'sms'], ownMethods: ['totp'] }
  expect(await administrator.call('getTwoStepPolicy', {})).toMatchObject(saved)
  expect(await administrator.call('getTwoFactorSetting', {})).toMatchObject({ methods: ['totp', 'sms'] })
})

async function refusalOf(browser: Client, space?: string) {
  return (await browser.tryCall('getHomeLink', {}, space === undefined ? {} : { space })).error
}

async function bySms(browser: Client, phone: string, trustDevice = false) {
  await browser.call('sendOwnCode', { purpose: 'twoStep' })
  await browser.call('verifyTwoStep', { kind: 'sms', code: inbox.lastCode(phone), trustDevice })
}

function byRecovery(browser: Client, code = '') {
  return browser.call('verifyTwoStep', { kind: 'recovery', code })
}
