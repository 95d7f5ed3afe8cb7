import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { must } from '../../foundation/process/error/must.ts'
import { browsersOf } from '../factor/sms/test/browser.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { solvedCaptcha } from './test/given.ts'

const hourMs = 60 * 60_000
const clock = { offsetMs: 0 }
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + clock.offsetMs),
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
})
afterAll(() => server.close())

test('T16: a program that solves every captcha, from ever new addresses, gets no more than fifteen guesses an hour', async () => {
  const { loginId } = await server.given.person()
  const newBrowser = browsersOf(server)
  const endsAt = clock.offsetMs + hourMs
  let guesses = 0
  while (clock.offsetMs < endsAt) {
    const browser = newBrowser()
    const solved = await solvedCaptcha(server.client())
    const answer = await browser.ask('signIn', { loginId, password: `guess ${guesses}`, ...solved })
    if (answer.error === 'badCredentials') guesses += 1
    else clock.offsetMs += 1000 * Number(must(answer.headers.get('retry-after'), `a time to wait in ${answer.error}`))
  }
  expect(guesses).toBeGreaterThan(4)
  expect(guesses).toBeLessThanOrEqual(15)
})
