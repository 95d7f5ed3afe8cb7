import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { solvedCaptcha, trySignIn, workFor } from '../captcha/test/given.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Answer } from '../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'
import { crowd } from '../../test/crowd.ts'

const clock: { offsetMs: number; standsAt: number | null } = { offsetMs: 0, standsAt: null }
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date((clock.standsAt ?? Date.now()) + clock.offsetMs) })
})
afterEach(() => {
  clock.standsAt = null
})
afterAll(() => server.close())

test('S12: an unknown account, a wrong password and a suspended account are refused in the same words', async () => {
  const { loginId } = await server.given.person()
  const suspended = await server.given.person()
  await suspend(suspended.id)
  const answers = await Promise.all([
    attempt({ loginId: 'nobody-has-this', password }),
    attempt({ loginId, password: 'not it' }),
    attempt({ loginId: suspended.loginId, password }),
  ])
  const bodies = answers.map(({ status, body }) => JSON.stringify({ status, body }).replace(/"requestId":"[\w-]+"/, ''))
  expect(answers[0]?.error).toBe('badCredentials')
  expect(new Set(bodies).size).toBe(1)
})

test('S12: the refusal of an unknown account costs the same hash as that of a wrong password', async () => {
  const { loginId } = await server.given.person()
  const hashed = jest.spyOn(server.services.hashing, 'derive')
  await attempt({ loginId, password: 'not it' })
  await attempt({ loginId: 'nobody-has-this-either', password: 'not it' })
  const costs = hashed.mock.calls.map(([{ costs: each, salt, length }]) => ({ ...each, salt: salt.length, length }))
  hashed.mockRestore()
  expect(costs).toHaveLength(2)
  expect(costs[1]).toEqual(costs[0])
})

test('S12: an account that has to wait is not told apart from one that does not exist', async () => {
  clock.standsAt = Date.now()
  const known = await server.given.person()
  const refused = []
  for (const loginId of [known.loginId, 'nobody-has-this-third-one']) {
    for (let i = 0; i < 5; i += 1) expect((await typed({ loginId, password: 'wrong' })).error).toBe('badCredentials')
    refused.push(await attempt({ loginId, password }))
  }
  const seen = refused.map(({ status, body, headers }) => ({ status, body, wait: headers.get('retry-after') }))
  const [one, other] = seen.map((answer) => JSON.stringify(answer).replace(/"requestId":"[\w-]+"/, ''))
  expect(seen).toMatchObject([{ status: 429 }, { status: 429 }])
  expect(other).toBe(one)
})

test('S09: after five failures even the right password must wait, and then works', async () => {
  clock.standsAt = Date.now()
  const { loginId } = await server.given.person()
  for (let i = 0; i < 5; i += 1) expect((await typed({ loginId, password: 'wrong' })).error).toBe('badCredentials')
  const refused = await attempt({ loginId, password })
  expect([refused.status, refused.error, refused.headers.get('retry-after')]).toEqual([429, 'tooManyAttempts', '30'])
  clock.offsetMs += 31_000
  expect((await typed({ loginId, password })).status).toBe(200)
})

test('S10: fifty attempts at once get no more tries than one after another', async () => {
  anotherHour()
  // The pause ends after half a minute, which a busy machine takes for the second round.
  clock.standsAt = Date.now()
  const { loginId } = await server.given.person()
  const answers = await Promise.all(Array.from({ length: 50 }, () => attempt({ loginId, password: 'wrong' })))
  expect(count(answers, 'badCredentials')).toBe(3)
  expect(count(answers, 'captchaRequired')).toBe(47)
  const solved = await Promise.all(Array.from({ length: 8 }, () => typed({ loginId, password: 'wrong' })))
  expect(count(solved, 'badCredentials')).toBe(2)
  expect(count(solved, 'tooManyAttempts')).toBe(6)
})

test('after three failures the right password alone is not even looked at; with a solved captcha it signs in', async () => {
  const { loginId } = await server.given.person()
  await failThrice(loginId)
  const refused = await attempt({ loginId, password })
  expect([refused.status, refused.error]).toEqual([400, 'captchaRequired'])
  expect(refused.body).toMatchObject({
    code: 1_002_002,
    params: { kind: 'picture', content: expect.stringMatching(/^<svg /), captchaId: expect.any(String), bits: 15 },
  })
  expect((await typed({ loginId, password })).status).toBe(200)
  // Success forgets the failures.
  expect((await attempt({ loginId, password })).status).toBe(200)
})

test('a captcha says nothing about an account: one that does not exist gets it as well', async () => {
  const loginId = 'nobody-at-all-has-this'
  await failThrice(loginId)
  expect((await attempt({ loginId, password })).error).toBe('captchaRequired')
})

test('the signs of the picture solve it, in small letters and with spaces, too', async () => {
  const { loginId } = await server.given.person()
  await failThrice(loginId)
  const browser = server.client()
  const asked = await browser.call('getCaptcha', {})
  const { answer } = JSON.parse(server.services.secrets.open(asked.captchaId))
  const captcha = String(answer).toLowerCase().replace(/^(.)/, '$1 ')
  const solved = { captchaId: asked.captchaId, captcha, captchaWork: workFor(asked) }
  expect((await browser.tryCall('signIn', { loginId, password, ...solved })).status).toBe(200)
})

test('a solved captcha counts once, of many at the same time', async () => {
  const { loginId } = await server.given.person()
  await failThrice(loginId)
  const browser = server.client()
  const solved = await solvedCaptcha(browser)
  const answers = await Promise.all(
    Array.from({ length: crowd }, () => server.client().tryCall('signIn', { loginId, password: 'wrong', ...solved })),
  )
  expect(count(answers, 'badCredentials')).toBe(1)
  expect(count(answers, 'captchaWrong')).toBe(crowd - 1)
})

test.each([
  ['a wrong answer', (solved: Solved) => ({ ...solved, captcha: '99' })],
  ['no work done', (solved: Solved) => ({ ...solved, captchaWork: 1 })],
  ['a captcha made up', (solved: Solved) => ({ ...solved, captchaId: `${solved.captchaId.slice(0, -4)}AAAA` })],
])('%s is refused at its field, with another captcha to solve', async (_what, spoil) => {
  const { loginId } = await server.given.person()
  const browser = server.client()
  const wrong = spoil(await solvedCaptcha(browser))
  const refused = await browser.tryCall('signIn', { loginId, password, ...wrong })
  expect(refused.error).toBe('captchaWrong')
  expect(refused.body).toMatchObject({ params: { captchaId: expect.any(String) } })
})

test('a captcha is good for ten minutes', async () => {
  const { loginId } = await server.given.person()
  const browser = server.client()
  const solved = await solvedCaptcha(browser)
  clock.offsetMs += 10 * 60_000
  expect((await browser.tryCall('signIn', { loginId, password, ...solved })).error).toBe('captchaWrong')
})

type Solved = Awaited<ReturnType<typeof solvedCaptcha>>

function attempt(input: { loginId: string; password: string }) {
  return server.client().tryCall('signIn', input)
}

function typed(input: { loginId: string; password: string }) {
  return trySignIn(server.client(), input)
}

/** Lets an hour go by: attempts of other tests from this address count no more. */
function anotherHour() {
  clock.offsetMs += 61 * 60_000
}

async function failThrice(loginId: string) {
  anotherHour()
  for (let i = 0; i < 3; i += 1) expect((await attempt({ loginId, password: 'wrong' })).error).toBe('badCredentials')
}

function count(answers: readonly Answer[], error: string) {
  return answers.filter((answer) => answer.error === error).length
}

function suspend(id: string) {
  return server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ status: 'suspended' }).where('id', '=', id).execute(),
  )
}
