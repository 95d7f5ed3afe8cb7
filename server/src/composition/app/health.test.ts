import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each(['/livez', '/readyz'])('%s answers while the server is well', async (path) => {
  expect((await server.client().fetch(path)).status).toBe(200)
})

test('a client cannot choose the address that it is counted under', async () => {
  const loginIds = Array.from({ length: 31 }, (_, index) => `nobody-${index}`)
  const errors = []
  for (const [index, loginId] of loginIds.entries()) {
    errors.push(
      (
        await server
          .client()
          .tryCall('signIn', { loginId, password: 'x' }, { headers: { 'x-forwarded-for': `203.0.113.${index}` } })
      ).error,
    )
  }
  // An address of its own would not be asked for a captcha yet.
  expect(errors.at(-1)).toBe('captchaRequired')
})
