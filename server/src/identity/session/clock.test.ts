import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { codeOf, enrol } from '../factor/two-step/test/given.ts'

const minute = 60_000
const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())
beforeEach(() => {
  clock.offsetMs = 0
})

test('F14: a phone that is minutes off is told that its code is wrong, and gets in once it is right', async () => {
  const person = await server.given.signedIn()
  const { secret } = await enrol(person, now())
  for (const offMs of [-5 * minute, 5 * minute]) {
    const code = codeOf(secret, new Date(now().getTime() + offMs))
    expect((await person.tryCall('verifyTwoStep', { kind: 'totp', code })).error).toBe('codeInvalid')
  }
  clock.offsetMs = minute
  const { recoveryCodesLeft } = await person.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  expect(recoveryCodesLeft).toBe(10)
})

test('F14: a server clock that jumps a few minutes back or forth ends no session', async () => {
  const person = await server.given.signedIn()
  for (const offsetMs of [-5 * minute, 5 * minute, 0]) {
    clock.offsetMs = offsetMs
    expect((await person.tryCall('getHomeLink', {})).status).toBe(200)
  }
})

test('F14: after a day ahead every session is over, and going back does not open what was ended', async () => {
  const [idle, ended] = [await server.given.signedIn(), await server.given.signedIn()]
  await ended.call('signOut', {})
  clock.offsetMs = 24 * 60 * minute
  expect((await idle.tryCall('getHomeLink', {})).status).toBe(401)
  clock.offsetMs = -5 * minute
  expect((await ended.tryCall('getHomeLink', {})).status).toBe(401)
})

test('V11: a clock that jumps an hour ahead and back refuses no code of the app, and takes none twice', async () => {
  const person = await server.given.signedIn()
  const { secret } = await enrol(person, now())
  clock.offsetMs = 60 * minute
  await person.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  clock.offsetMs = minute
  const right = { kind: 'totp', code: codeOf(secret, now()) } as const
  expect((await person.tryCall('verifyTwoStep', right)).status).toBe(200)
  expect((await person.tryCall('verifyTwoStep', right)).error).toBe('codeInvalid')
})

test('V11: what was counted while the clock was ahead blocks no caller once it is right', async () => {
  const { loginId } = await server.given.person()
  const wrong = () => server.client().tryCall('signIn', { loginId, password: 'wrong' })
  clock.offsetMs = 24 * 60 * minute
  for (let i = 0; i < 4; i += 1) await wrong()
  expect((await wrong()).error).toBe('captchaRequired')
  clock.offsetMs = 0
  expect((await wrong()).error).toBe('badCredentials')
})
