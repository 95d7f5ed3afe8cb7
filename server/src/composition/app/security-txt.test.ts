import { afterEach, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const path = '/.well-known/security.txt'
let server: TestServer
afterEach(() => server.close())

test('T17: a person who has found a weakness is told where to report it', async () => {
  server = await startTestServer({
    now: () => new Date('2030-01-01T00:00:00Z'),
    environment: { ATRIUM_SECURITY_CONTACT: 'security@portal.example', ATRIUM_BASE_URL: 'https://portal.example' },
  })
  const { status, headers, body } = await server.client().fetch(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(String(body).split('\n')).toEqual([
    'Contact: mailto:security@portal.example',
    'Expires: 2030-06-30T00:00:00.000Z',
    'Preferred-Languages: zh, en',
    'Canonical: https://portal.example/.well-known/security.txt',
    '',
  ])
})

test('where no contact is set there is no such file', async () => {
  server = await startTestServer()
  expect((await server.client().fetch(path)).status).toBe(404)
})
