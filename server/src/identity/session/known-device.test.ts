import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { argon2Sync } from 'node:crypto'
import { trySignIn } from '../captcha/test/given.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Client } from '../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'
import { passwordCosts } from '../hashing/passwords.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ passwordCosts })
})
afterAll(() => server.close())

test('S11: an attacker who locks an account by guessing does not lock out its owner, who comes from a known browser', async () => {
  const owner = await server.given.signedIn()
  const { loginId } = owner.person
  await owner.call('signOut', {})
  await guess(server.client(), loginId, 5)
  expect((await server.client().tryCall('signIn', { loginId, password })).error).toBe('tooManyAttempts')
  expect((await owner.tryCall('signIn', { loginId, password })).status).toBe(200)
})

test('S11: a known browser has attempts of its own, and no more than any other', async () => {
  const owner = await server.given.signedIn()
  const { loginId } = owner.person
  await guess(owner, loginId, 5)
  expect((await owner.tryCall('signIn', { loginId, password })).error).toBe('tooManyAttempts')
  expect((await server.client().tryCall('signIn', { loginId, password })).status).toBe(200)
})

test('S11: the browser of one person is not known for another', async () => {
  const attacker = await server.given.signedIn()
  const { loginId } = await server.given.person()
  await attacker.call('signOut', {})
  await guess(attacker, loginId, 5)
  expect((await server.client().tryCall('signIn', { loginId, password })).error).toBe('tooManyAttempts')
})

test('an invented device cookie does not help its caller', async () => {
  const { loginId } = await server.given.person()
  await guess(server.client(), loginId, 5)
  const browser = server.client()
  browser.cookies.set('dev', 'A'.repeat(43))
  expect((await browser.tryCall('signIn', { loginId, password })).error).toBe('tooManyAttempts')
})

test('a password hashed at other costs is hashed anew at the next sign-in', async () => {
  const { id, loginId } = await server.given.person()
  const salt = Buffer.alloc(16)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce: salt,
    memory: 1024,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  const cheap = `$argon2id$v=19$m=1024,t=1,p=1$${[salt, tag].map((bytes) => bytes.toString('base64').replaceAll('=', '')).join('$')}`
  await server.services.tx(platform, (db) =>
    db.updateTable('credential').set({ phc: cheap }).where('user_id', '=', id).execute(),
  )
  await server.given.signIn({ loginId })
  const { phc } = await server.services.tx(platform, (db) =>
    db.selectFrom('credential').select('phc').where('user_id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(phc).toMatch(/m=19456,t=2,p=1/)
  expect((await server.client().tryCall('signIn', { loginId, password })).status).toBe(200)
})

async function guess(browser: Client, loginId: string, times: number) {
  for (let i = 0; i < times; i += 1) {
    const { error } = await trySignIn(browser, { loginId, password: 'wrong' })
    expect(error).toBe('badCredentials')
  }
}
