import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallName, UserType } from '@atrium/shared-utility/contract'
import { trySignIn } from '../../../identity/captcha/test/given.ts'
import { platform } from '../../db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { codeOf, enrol } from '../../../identity/factor/two-step/test/given.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const right = { op: 'verify', password } as const
const wrong = { op: 'verify', password: 'wrong' } as const
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())

test('T06: a stranger who uses up the attempts of a login id does not keep its owner from confirming', async () => {
  const owner = await server.given.signedIn()
  const { loginId } = owner.person
  for (let i = 0; i < 5; i += 1) await trySignIn(server.client(), { loginId, password: 'wrong' })
  expect((await server.client().tryCall('signIn', { loginId, password })).error).toBe('tooManyAttempts')
  expect((await owner.tryCall('verifyPassword', right)).status).toBe(200)
})

const guesses: [string, CallName, object, string][] = [
  ['the password', 'verifyPassword', wrong, 'passwordWrong'],
  [
    'the old password',
    'changePassword',
    { op: 'change', oldPassword: 'wrong', newPassword: 'another long password' },
    'oldPasswordWrong',
  ],
  ['the app', 'verifyTwoStep', { kind: 'totp', code: '000000' }, 'codeInvalid'],
  ['the recovery codes', 'verifyTwoStep', { kind: 'recovery', code: 'AAAAA-AAAAA' }, 'codeInvalid'],
]

test.each(guesses)(
  'T06: a thief who guesses at %s in a stolen session blocks no other session of its owner',
  async (...[, name, input, refusal]) => {
    const { thief, owner } = await robbed()
    expect(await guessed(thief, { name, input, refusal })).toBe(5)
    expect((await owner.tryCall(name, input)).error).toBe(refusal)
  },
)

test('T06: however many sessions a thief has, a browser that was known before still confirms', async () => {
  const { owner, loginId } = await robbed()
  for (let i = 0; i < 6; i += 1) await guessed(await server.given.signIn({ loginId }), passwordGuess)
  expect((await server.given.signIn({ loginId })).cookies.has('sid')).toBe(true)
  expect((await owner.tryCall('verifyPassword', right)).status).toBe(200)
})

test('T06: a session that goes on under another id has no new attempts, nor by another device cookie', async () => {
  const { thief, id, loginId } = await robbed()
  const other = await server.given.enterprise()
  await join(id, other.id)
  expect(await guessed(thief, passwordGuess)).toBe(5)
  const before = thief.cookies.get('sid')
  await thief.call('switchEnterprise', { entId: other.id })
  expect(thief.cookies.get('sid')).not.toBe(before)
  expect(await guessed(thief, passwordGuess)).toBe(0)
  thief.cookies.set('dev', 'A'.repeat(43))
  expect(await guessed(thief, passwordGuess)).toBe(0)
  const later = await server.given.signIn({ loginId })
  thief.cookies.set('dev', later.cookies.get('dev') ?? '')
  expect(await guessed(thief, passwordGuess)).toBe(0)
})

test('T06: a session that its browser’s cookie brings back has no new attempts', async () => {
  const person = await server.given.person()
  const thief = server.client()
  await thief.call('signIn', { loginId: person.loginId, password, remember: true })
  expect(await guessed(thief, passwordGuess)).toBe(5)
  thief.cookies.delete('sid')
  await thief.call('getHomeLink', {})
  expect(thief.cookies.has('sid')).toBe(true)
  expect(await guessed(thief, passwordGuess)).toBe(0)
})

test('T06: all sessions and browsers of an account together have so many guesses an hour, and no more', async () => {
  const { loginId } = await server.given.person()
  let verified = 0
  for (let i = 0; i < 10; i += 1) {
    const browser = await server.given.signIn({ loginId })
    verified += await guessed(browser, passwordGuess)
    // The next session knows the browser, which it begins.
    clock.offsetMs += 1000
    await browser.call('signIn', { loginId, password })
    verified += await guessed(browser, passwordGuess)
  }
  expect(verified).toBe(50)
})

const passwordGuess: Guess = { name: 'verifyPassword', input: wrong, refusal: 'passwordWrong' }

type Guess = { name: CallName; input: object; refusal: string }

/** How many guesses were looked at before the next had to wait. */
async function guessed(browser: Client, { name, input, refusal }: Guess) {
  for (let looked = 0; ; looked += 1) {
    const { error } = await browser.tryCall(name, input)
    if (error === 'tooManyAttempts') return looked
    expect(error).toBe(refusal)
  }
}

/** A person with an app and two sessions, one of which was copied, without the cookie that names its browser. */
async function robbed() {
  const { id, loginId } = await server.given.person()
  const owner = await server.given.signIn({ loginId })
  const { secret } = await enrol(owner, now())
  await owner.call('signIn', { loginId, password })
  const stolen = await server.given.signIn({ loginId })
  for (const browser of [owner, stolen]) {
    // A code is good once.
    clock.offsetMs += 60_000
    await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  }
  const thief = server.client()
  for (const [name, value] of stolen.cookies) if (name !== 'dev') thief.cookies.set(name, value)
  return { owner, thief, id, loginId }
}

function join(userId: string, entId: string) {
  return server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: entId, user_id: userId, user_type: UserType.member }),
  )
}
