import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => server.close())

test('U10: a stranger at the address of an enterprise is told its name, and at an unknown one that there is none', async () => {
  const { id, name } = await server.given.enterprise()
  const stranger = server.client()
  expect(await stranger.call('getEntrance', { entId: id })).toEqual({ name, logo: null })
  expect(await stranger.call('getEntrance', { entId: 'nosuchone' })).toBeNull()
})

test('U10: whoever tries one enterprise after the other is stopped', async () => {
  const guesser = server.client()
  const from = { headers: { 'x-forwarded-for': '192.0.2.77' } }
  const answers: (string | null | undefined)[] = []
  for (let nth = 0; nth < 80; nth += 1)
    answers.push((await guesser.tryCall('getEntrance', { entId: `guess${nth}` }, from)).error)
  expect(answers).toContain('tooManyAttempts')
})
