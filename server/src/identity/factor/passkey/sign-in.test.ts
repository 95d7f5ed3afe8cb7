import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { copyOf } from '../../entrance/scan/test/given.ts'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { newAuthenticator, portal, type Authenticator } from './authenticator.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now, environment: { ATRIUM_BASE_URL: portal.origin } })
})
afterAll(() => server.close())
// Refusals count by the address, which all tests share.
beforeEach(() => {
  clock.offsetMs += 61 * 60_000
})

test('a passkey alone signs in, verified: nothing more is asked where a second factor is forced', async () => {
  const { person, key } = await givenPasskey()
  await runSql(
    server.address,
    `insert into two_step_setting (ent_id, open, apply_to) values ('${person.entId}', true, 'all')`,
  )
  const browser = server.client()
  const { session } = await browser.call('signInByPasskey', {
    credential: await answer(browser, { key, name: person.id }),
  })
  expect(session).toMatchObject({ login: true, userId: person.id })
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  expect((await browser.call('getTwoStepStatus', {})).verified).toBe(true)
  const { rows } = await runSql(
    server.address,
    `select aal, amr from session where user_id = '${person.id}' order by created_at desc limit 1`,
  )
  expect(rows).toEqual([{ aal: 2, amr: ['passkey'] }])
})

describe('S19: signing in by a passkey is refused', () => {
  test('when the device has not verified its person', async () => {
    const { person, key } = await givenPasskey()
    const browser = server.client()
    const credential = await answer(browser, { key, name: person.id }, { isPersonVerified: false })
    expect((await browser.tryCall('signInByPasskey', { credential })).error).toBe('passkeyRefused')
  })

  test('a second time, and of many at once one signs in', async () => {
    const { person, key } = await givenPasskey()
    const browser = server.client()
    // Many passkeys never count, and so tell nothing of a copy: the challenge alone must do.
    key.setCounter(-1)
    const credential = await answer(browser, { key, name: person.id })
    const copies = Array.from({ length: crowd }, () => copyOf(browser, server.client()))
    const answers = await Promise.all(copies.map((copy) => copy.tryCall('signInByPasskey', { credential })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    clock.offsetMs += 4 * 60_000
    expect((await browser.tryCall('signInByPasskey', { credential })).status).not.toBe(200)
  })

  test('in another browser than the one that asked', async () => {
    const { person, key } = await givenPasskey()
    const credential = await answer(server.client(), { key, name: person.id })
    const other = server.client()
    expect((await other.tryCall('signInByPasskey', { credential })).error).toBe('passkeyRefused')
    await other.call('beginPasskeySignIn', {})
    expect((await other.tryCall('signInByPasskey', { credential })).error).toBe('passkeyRefused')
  })

  test('after five minutes', async () => {
    const { person, key } = await givenPasskey()
    const browser = server.client()
    const credential = await answer(browser, { key, name: person.id })
    clock.offsetMs += 301_000
    expect((await browser.tryCall('signInByPasskey', { credential })).error).toBe('passkeyRefused')
  })

  test.each([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
  ])('%s', async (_which, place) => {
    const { person, key } = await givenPasskey()
    const browser = server.client()
    const credential = await answer(browser, { key, name: person.id }, place)
    expect((await browser.tryCall('signInByPasskey', { credential })).error).toBe('passkeyRefused')
  })

  test('with an unknown passkey, and in the name of another person', async () => {
    const { person, key } = await givenPasskey()
    const stranger = await server.given.person()
    for (const [used, name] of [[newAuthenticator(), person.id] as const, [key, stranger.id] as const]) {
      const browser = server.client()
      const credential = await answer(browser, { key: used, name })
      expect((await browser.tryCall('signInByPasskey', { credential })).error).toBe('passkeyRefused')
    }
  })

  test('with a challenge that was made for something else', async () => {
    const { person, key } = await givenPasskey()
    const own = await server.given.signIn(person)
    const browser = server.client()
    await browser.call('beginPasskeySignIn', {})
    const credential = key.answer(await own.call('beginPasskeyCheck', {}), { userHandle: handleOf(person.id) })
    expect((await browser.tryCall('signInByPasskey', { credential })).error).toBe('passkeyRefused')
  })

  test('once the passkey is removed, and when its person is suspended', async () => {
    const { person, key, first } = await givenPasskey()
    await server.services.tx(platform, (db) =>
      db.updateTable('user_account').set({ status: 'suspended' }).where('id', '=', person.id).execute(),
    )
    const browser = server.client()
    const refused = await browser.tryCall('signInByPasskey', {
      credential: await answer(browser, { key, name: person.id }),
    })
    expect(refused.status).toBe(400)
    await server.services.tx(platform, (db) =>
      db.updateTable('user_account').set({ status: 'active' }).where('id', '=', person.id).execute(),
    )
    const own = await server.given.signIn(person)
    await own.call('checkPasskey', { credential: key.answer(await own.call('beginPasskeyCheck', {})) })
    await own.call('deletePasskey', { id: first })
    const again = { credential: await answer(browser, { key, name: person.id }) }
    expect((await browser.tryCall('signInByPasskey', again)).error).toBe('passkeyRefused')
  })
})

test('what no browser writes is refused, and guessing is slowed down', async () => {
  const { person, key } = await givenPasskey()
  const browser = server.client()
  const good = await answer(browser, { key, name: person.id })
  const credential = { ...good, response: { ...good.response, clientDataJSON: 'bm90aGluZw' } }
  for (let i = 0; i < 30; i += 1)
    expect((await browser.tryCall('signInByPasskey', { credential })).error).toBe('passkeyRefused')
  expect((await browser.tryCall('signInByPasskey', { credential })).error).toBe('tooManyAttempts')
})

/** A person whose passkey is their only second factor. */
async function givenPasskey() {
  const { person, ...browser } = await server.given.signedIn()
  await browser.call('verifyPassword', { op: 'verify', password })
  const key = newAuthenticator()
  const credential = key.make(await browser.call('beginPasskey', {}))
  const { id: first } = await browser.call('addPasskey', { name: 'Laptop', credential })
  return { person, key, first }
}

type AnswerOptions = Parameters<Authenticator['answer']>[1]

async function answer(browser: Client, { key, name }: { key: Authenticator; name: string }, place: AnswerOptions = {}) {
  return key.answer(await browser.call('beginPasskeySignIn', {}), { ...place, userHandle: handleOf(name) })
}

function handleOf(userId: string) {
  return Buffer.from(userId).toString('base64url')
}
