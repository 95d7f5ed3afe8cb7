import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallName, UserType } from '@atrium/shared-utility/contract'
import { newAuthenticator, portal } from '../passkey/authenticator.ts'
import { personWithPhone } from '../sms/test/given-phone.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { createInbox } from '../sms/test/inbox.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { codeOf, enrol } from './test/given.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const inbox = createInbox()
let server: TestServer

beforeAll(async () => {
  const environment = { ATRIUM_BASE_URL: portal.origin }
  server = await startTestServer({ now, environment, smsProvider: inbox.provider })
})
afterAll(() => server.close())

/** What an attacker with the cookie, and nothing else, gets of the ways to set up a factor. */
const enrolments: Record<string, (stolen: Client) => Promise<unknown>> = {
  async app(stolen) {
    const begun = await stolen.tryCall('beginTotp', {})
    if (begun.error !== null) return [begun.error, await errorOf(stolen, 'confirmTotp', { code: '000000' })]
    const { secret } = await stolen.call('beginTotp', {})
    await stolen.call('confirmTotp', { code: codeOf(secret, now()) })
    return 'enrolled'
  },
  async passkey(stolen) {
    const credential = newAuthenticator().make({ ...noOptions, challenge: 'guessed' })
    const begun = await errorOf(stolen, 'beginPasskey', {})
    if (begun !== null) return [begun, await errorOf(stolen, 'addPasskey', { name: 'Mine', credential })]
    const key = newAuthenticator()
    await stolen.call('addPasskey', { name: 'Mine', credential: key.make(await stolen.call('beginPasskey', {})) })
    return 'enrolled'
  },
  async phone(stolen) {
    const another = await errorOf(stolen, 'sendOwnCode', { purpose: 'phone', phone: '+12025550999' })
    return [another, await errorOf(stolen, 'addSmsFactor', { code: '000000' })]
  },
}

test.each(Object.keys(enrolments))('T02: a stolen session without the password sets up no %s', async (kind) => {
  const { stolen } = await theft()
  expect(await enrolments[kind]?.(stolen)).toEqual(['stepUpRequired', 'stepUpRequired'])
  expect((await stolen.call('getTwoStepStatus', {})).enrolled).toEqual([])
  expect(await errorOf(stolen, 'renewRecoveryCodes', {})).toBe('stepUpRequired')
})

test('T02: a session of an operator that was stolen does not get the audit log by setting up an app', async () => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const stolen = copyOf(operator)
  await enrolments['app']?.(stolen)
  expect(await errorOf(stolen, 'exportAudit', { format: 'ndjson' })).toBe('stepUpRequired')
})

test('T02: setting up a factor verifies the session and does not confirm it: five minutes count from the proof', async () => {
  const person = await server.given.signedIn()
  await person.call('verifyPassword', { op: 'verify', password })
  clock.offsetMs += 4 * 60_000
  const { secret } = await person.call('beginTotp', {})
  await person.call('confirmTotp', { code: codeOf(secret, now()) })
  expect(await person.call('getTwoStepStatus', {})).toMatchObject({ verified: true })
  expect(await errorOf(person, 'renewRecoveryCodes', {})).toBeNull()
  clock.offsetMs += 2 * 60_000
  expect(await errorOf(person, 'renewRecoveryCodes', {})).toBe('stepUpRequired')
})

test('T02: the log has the person who proved again who they are, and by what', async () => {
  const browser = await server.given.signedIn()
  await enrol(browser, now())
  const rows = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select('diff')
      .where('action', '=', 'stepUp')
      .where('target_id', '=', browser.person.id)
      .execute(),
  )
  expect(rows).toEqual([{ diff: { method: 'password' } }])
})

test('T02: a factor that the account had before confirms its person', async () => {
  const first = await server.given.signedIn()
  const { secret, recoveryCodes } = await enrol(first, now())
  clock.offsetMs += 60_000
  const browser = await server.given.signIn(first.person)
  await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  expect(await errorOf(browser, 'renewRecoveryCodes', {})).toBeNull()
  expect(recoveryCodes).toHaveLength(10)
})

/** A person signed in a moment ago, and an attacker who copied their cookies. */
async function theft() {
  const person = await personWithPhone(server)
  return { person, stolen: copyOf(await server.given.signIn(person)) }
}

function copyOf({ cookies }: Client) {
  const copy = createClient(server.url)
  for (const [name, value] of cookies) copy.cookies.set(name, value)
  return copy
}

async function errorOf(browser: Client, name: CallName, input: object) {
  return (await browser.tryCall(name, input)).error
}

const noOptions = {
  rp: { id: portal.rpId, name: '' },
  user: { id: '', name: '', displayName: '' },
  pubKeyCredParams: [],
  timeout: 0,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'preferred' as const,
    requireResidentKey: false,
    userVerification: 'preferred' as const,
  },
  attestation: 'none' as const,
}
