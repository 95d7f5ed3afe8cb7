import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { enrol } from '../two-step/test/given.ts'
import { named, newAuthenticator, portal, type Authenticator } from './authenticator.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now, environment: { ATRIUM_BASE_URL: portal.origin } })
})
afterAll(() => server.close())

test('a passkey verifies a session in place of a code, and the session’s id changes', async () => {
  const { browser, key } = await givenPasskey()
  const before = browser.cookies.get('sid')
  await check(browser, key)
  expect(browser.cookies.get('sid')).not.toBe(before)
  expect((await browser.call('getTwoStepStatus', {})).verified).toBe(true)
  expect(named(await browser.call('listPasskeys', {}), 'Laptop').lastUsedAt).not.toBeNull()
})

test('a passkey confirms a person who has neither a password nor an app, and the log has that it did', async () => {
  const { browser: first, key, person } = await givenPasskey()
  await check(first, key)
  const { enrolled } = await first.call('getTwoStepStatus', {})
  await first.call('deleteTwoStepFactor', { kind: 'totp', id: enrolled.find(({ kind }) => kind === 'totp')?.id ?? '' })
  await runSql(server.address, `delete from credential where user_id = '${person.id}'`)
  const browser = server.client()
  const options = await browser.call('beginPasskeySignIn', {})
  const userHandle = Buffer.from(person.id).toString('base64url')
  await browser.call('signInByPasskey', { credential: key.answer(options, { userHandle }) })
  clock.offsetMs += 6 * 60_000
  expect((await browser.tryCall('beginPasskey', {})).error).toBe('stepUpRequired')
  const before = await stepUpsOf(person.id)
  await check(browser, key)
  expect((await browser.tryCall('beginPasskey', {})).status).toBe(200)
  expect(await stepUpsOf(person.id)).toEqual([...before, { method: 'passkey' }])
})

test('a person with only the password can neither add nor remove a passkey', async () => {
  const { browser, key } = await givenPasskey()
  const { id } = named(await browser.call('listPasskeys', {}), 'Laptop')
  await browser.call('verifyPassword', { op: 'verify', password })
  expect((await browser.tryCall('beginPasskey', {})).error).toBe('twoStepRequired')
  expect((await browser.tryCall('deletePasskey', { id })).error).toBe('twoStepRequired')
  await check(browser, key)
  expect((await browser.tryCall('deletePasskey', { id })).status).toBe(200)
})

test('a passkey can be given another name, by its own person alone', async () => {
  const { browser, key } = await givenPasskey()
  await check(browser, key)
  const { id } = named(await browser.call('listPasskeys', {}), 'Laptop')
  const stranger = await server.given.signedIn()
  expect((await stranger.tryCall('renamePasskey', { id, name: 'Mine' })).error).toBe('notFound')
  await browser.call('renamePasskey', { id, name: 'Desk' })
  expect(named(await browser.call('listPasskeys', {}), 'Desk').id).toBe(id)
})

test('without the authenticator app a passkey goes on being a factor, with the recovery codes that there are', async () => {
  const { browser, key } = await givenPasskey()
  await check(browser, key)
  const { enrolled } = await browser.call('getTwoStepStatus', {})
  expect(enrolled.map(({ kind }) => kind)).toEqual(['totp', 'webauthn'])
  await browser.call('deleteTwoStepFactor', { kind: 'totp', id: enrolled[0]?.id ?? '' })
  const left = await browser.call('getTwoStepStatus', {})
  expect(left).toMatchObject({ enrolled: [{ kind: 'webauthn', name: 'Laptop' }], recoveryCodesLeft: 10 })
  await browser.call('deletePasskey', { id: left.enrolled[0]?.id ?? '' })
  expect(await browser.call('getTwoStepStatus', {})).toMatchObject({ enrolled: [], recoveryCodesLeft: 0 })
})

test('a passkey that is removed again after a lost answer is gone; one that never was is not found', async () => {
  const { browser, key } = await givenPasskey()
  await check(browser, key)
  const { id } = named(await browser.call('listPasskeys', {}), 'Laptop')
  const remove = async (one: string) => (await browser.tryCall('deletePasskey', { id: one })).error
  expect([await remove(id), await remove(id), await remove(`${id}x`)]).toEqual([null, null, 'notFound'])
  const [{ id: totp } = { id: null }] = (await browser.call('getTwoStepStatus', {})).enrolled
  const drop = async () => (await browser.tryCall('deleteTwoStepFactor', { kind: 'totp', id: totp ?? '' })).error
  expect([await drop(), await drop()]).toEqual([null, null])
})

test('S19: an assertion works once', async () => {
  const { browser, key } = await givenPasskey()
  const credential = key.answer(await browser.call('beginPasskeyCheck', {}))
  await browser.call('checkPasskey', { credential })
  expect((await browser.tryCall('checkPasskey', { credential })).error).toBe('passkeyRefused')
  await browser.call('beginPasskeyCheck', {})
  expect((await browser.tryCall('checkPasskey', { credential })).error).toBe('passkeyRefused')
})

test('S19: many at once with the same assertion verify one session', async () => {
  const { browser, key } = await givenPasskey()
  const credential = key.answer(await browser.call('beginPasskeyCheck', {}))
  const copies = Array.from({ length: crowd }, () => {
    const copy = server.client()
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    return copy
  })
  const answers = await Promise.all(copies.map((copy) => copy.tryCall('checkPasskey', { credential })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test.each([
  ['for another origin', { origin: 'https://evil.example' }],
  ['for another relying party', { rpId: 'evil.example' }],
])('S19: an assertion %s is refused', async (_which, place) => {
  const { browser, key } = await givenPasskey()
  const credential = key.answer(await browser.call('beginPasskeyCheck', {}), place)
  expect((await browser.tryCall('checkPasskey', { credential })).error).toBe('passkeyRefused')
  expect((await browser.call('getTwoStepStatus', {})).verified).toBe(false)
})

test('S19: another person’s passkey is refused', async () => {
  const [mine, other] = [await givenPasskey(), await givenPasskey()]
  const credential = other.key.answer(await mine.browser.call('beginPasskeyCheck', {}))
  expect((await mine.browser.tryCall('checkPasskey', { credential })).error).toBe('passkeyRefused')
})

test('S19: the challenge of another session of the same person is refused', async () => {
  const { browser, key, person } = await givenPasskey()
  const second = await server.given.signIn(person)
  const credential = key.answer(await second.call('beginPasskeyCheck', {}))
  await browser.call('beginPasskeyCheck', {})
  expect((await browser.tryCall('checkPasskey', { credential })).error).toBe('passkeyRefused')
})

test('S19: after five minutes a challenge is answered in vain', async () => {
  const { browser, key } = await givenPasskey()
  const options = await browser.call('beginPasskeyCheck', {})
  clock.offsetMs += 301_000
  expect((await browser.tryCall('checkPasskey', { credential: key.answer(options) })).error).toBe('passkeyRefused')
})

test('S19: a counter that goes back is refused, and is in the audit log', async () => {
  const { browser, key, person } = await givenPasskey()
  await check(browser, key)
  key.setCounter(0)
  const copy = await server.given.signIn(person)
  const credential = key.answer(await copy.call('beginPasskeyCheck', {}))
  expect((await copy.tryCall('checkPasskey', { credential })).error).toBe('passkeyRefused')
  const denied = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select('diff')
      .where('action', '=', 'checkPasskey')
      .where('target_id', '=', person.id)
      .execute(),
  )
  expect(denied.map(({ diff }) => diff)).toEqual([{ reason: 'counter' }])
})

test('S19: what was made for another origin cannot be added', async () => {
  const browser = await givenVerified()
  const credential = newAuthenticator().make(await browser.call('beginPasskey', {}), { origin: 'https://evil.example' })
  expect((await browser.tryCall('addPasskey', { name: 'Key', credential })).error).toBe('passkeyRefused')
})

/** How this person has proven again who they are, as the audit log has it. */
async function stepUpsOf(userId: string) {
  const noted = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select('diff')
      .where('action', '=', 'stepUp')
      .where('target_id', '=', userId)
      .orderBy('id')
      .execute(),
  )
  return noted.map(({ diff }) => diff)
}

async function givenVerified() {
  const browser = await server.given.signedIn()
  await enrol(browser, now())
  return browser
}

/** A person with a passkey, and a new sign-in of theirs that has yet to be verified. */
async function givenPasskey() {
  const { person, ...first } = await givenVerified()
  const key = newAuthenticator()
  const credential = key.make(await first.call('beginPasskey', {}))
  await first.call('addPasskey', { name: 'Laptop', credential })
  return { key, person, browser: await server.given.signIn(person) }
}

async function check(browser: Client, key: Authenticator) {
  await browser.call('checkPasskey', { credential: key.answer(await browser.call('beginPasskeyCheck', {})) })
}
