import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { codeOf, enrol } from './test/given.ts'
import { takeRecoveryCode } from './recovery-query.ts'
import { takeStep } from './totp-query.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(async () => server.close())
// Codes count once: each test begins where none of its codes was used.
beforeEach(() => {
  clock.offsetMs += 90_000
})

test('enrolling takes a code of the new secret, verifies the session and shows ten recovery codes', async () => {
  const person = await server.given.signedIn()
  await person.call('verifyPassword', { op: 'verify', password })
  const { secret, uri, qr } = await person.call('beginTotp', {})
  expect(uri).toContain(`secret=${secret}`)
  expect(qr.path).toMatch(/^M\d/)
  expect((await person.tryCall('confirmTotp', { code: '000000' })).error).toBe('codeInvalid')
  const { recoveryCodes } = await person.call('confirmTotp', { code: codeOf(secret, now()) })
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(recoveryCodes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(await person.call('getTwoStepStatus', {})).toMatchObject({ verified: true, recoveryCodesLeft: 10 })
})

test('S04 passing a second factor changes the session: its old cookie opens nothing any more', async () => {
  const { browser, secret } = await enrolled()
  const before = copyOf(browser)
  await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  expect(browser.cookies.get('sid')).not.toBe(before.cookies.get('sid'))
  expect((await before.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
})

test('S15 a code works once: not again in its 30 seconds, and once of many at the same time', async () => {
  const { browser, secret, loginId } = await enrolled()
  const code = codeOf(secret, now())
  const others = []
  for (let index = 0; index < 4; index += 1) others.push(await server.given.signIn({ loginId }))
  const answers = await Promise.all(
    [browser, ...others].map((one) => one.tryCall('verifyTwoStep', { kind: 'totp', code })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const again = await server.given.signIn({ loginId })
  expect((await again.tryCall('verifyTwoStep', { kind: 'totp', code })).error).toBe('codeInvalid')
  const step = Math.floor(now().getTime() / 30_000) + 5
  const won = await atOnce((db) => takeStep(db, { userId: browser.person.id, step }))
  expect(won.filter(Boolean)).toHaveLength(1)
})

test('S16 a recovery code works once, of many at the same time, however it is typed', async () => {
  const { browser, recoveryCodes } = await enrolled()
  const [code = ''] = recoveryCodes
  const typed = ` ${code.toLowerCase().replace('-', ' ')} `
  expect(await browser.call('verifyTwoStep', { kind: 'recovery', code: typed })).toEqual({ recoveryCodesLeft: 9 })
  expect((await browser.tryCall('verifyTwoStep', { kind: 'recovery', code })).error).toBe('codeInvalid')
  const { hash } = await server.services.tx(platform, (db) =>
    db.selectFrom('recovery_code').select('hash').where('user_id', '=', browser.person.id).executeTakeFirstOrThrow(),
  )
  const won = await atOnce((db) => takeRecoveryCode(db, { userId: browser.person.id, hash }))
  expect(won.filter(Boolean)).toHaveLength(1)
})

test('guessing codes is slowed down, and locks neither the password nor the recovery codes', async () => {
  const { browser, secret, recoveryCodes, loginId } = await enrolled()
  for (let i = 0; i < 5; i += 1) {
    const { error } = await browser.tryCall('verifyTwoStep', { kind: 'totp', code: '000000' })
    expect(error).toBe('codeInvalid')
  }
  const refused = await browser.tryCall('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  expect([refused.status, refused.error, refused.headers.get('retry-after')]).toEqual([429, 'tooManyAttempts', '30'])
  expect((await server.client().tryCall('signIn', { loginId, password })).status).toBe(200)
  const [code = ''] = recoveryCodes
  expect((await browser.tryCall('verifyTwoStep', { kind: 'recovery', code })).status).toBe(200)
})

test('the database keeps neither the secret nor the recovery codes', async () => {
  const { browser, secret, recoveryCodes } = await enrolled()
  const rows = await server.services.tx(platform, async (db) => [
    await db.selectFrom('totp').selectAll().where('user_id', '=', browser.person.id).execute(),
    await db.selectFrom('recovery_code').selectAll().where('user_id', '=', browser.person.id).execute(),
  ])
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(secret)
  for (const code of recoveryCodes) expect(kept).not.toContain(code.replace('-', ''))
})

test('only a person who has passed a factor, and confirmed it just now, replaces or removes it', async () => {
  const { browser, secret } = await enrolled()
  const [factor] = (await browser.call('getTwoStepStatus', {})).enrolled
  const remove = { kind: 'totp', id: factor?.id ?? '' } as const
  expect((await browser.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
  await browser.call('verifyPassword', { op: 'verify', password })
  expect((await browser.tryCall('beginTotp', {})).error).toBe('twoStepRequired')
  expect((await browser.tryCall('deleteTwoStepFactor', remove)).error).toBe('twoStepRequired')
  await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  clock.offsetMs += 6 * 60_000
  expect((await browser.tryCall('deleteTwoStepFactor', remove)).error).toBe('stepUpRequired')
  expect((await browser.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
  await browser.call('verifyPassword', { op: 'verify', password })
  await browser.call('deleteTwoStepFactor', remove)
  expect(await browser.call('getTwoStepStatus', {})).toMatchObject({ enrolled: [], recoveryCodesLeft: 0 })
})

test('new recovery codes end the old ones', async () => {
  const { browser, secret, recoveryCodes } = await enrolled()
  await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  const renewed = await browser.call('renewRecoveryCodes', {})
  const [old = ''] = recoveryCodes
  const [fresh = ''] = renewed.recoveryCodes
  expect((await browser.tryCall('verifyTwoStep', { kind: 'recovery', code: old })).error).toBe('codeInvalid')
  expect((await browser.tryCall('verifyTwoStep', { kind: 'recovery', code: fresh })).status).toBe(200)
})

test('a wrong password gives no step-up', async () => {
  const person = await server.given.signedIn()
  expect((await person.tryCall('verifyPassword', { op: 'verify', password: 'wrong' })).error).toBe('passwordWrong')
  expect((await person.tryCall('renewRecoveryCodes', {})).error).toBe('stepUpRequired')
})

/** A person with an authenticator app, in a browser that has given the password and no code yet. */
async function enrolled() {
  const first = await server.given.signedIn()
  const factor = await enrol(first, now())
  clock.offsetMs += 60_000
  const browser = Object.assign(await server.given.signIn(first.person), { person: first.person })
  return { browser, ...factor, loginId: first.person.loginId }
}

function atOnce<T>(work: Parameters<typeof server.services.tx<T>>[1]) {
  return Promise.all(Array.from({ length: crowd }, () => server.services.tx(platform, work)))
}

function copyOf({ cookies }: Client) {
  const copy = createClient(server.url)
  for (const [name, value] of cookies) copy.cookies.set(name, value)
  return copy
}
