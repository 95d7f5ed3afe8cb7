import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  '/..;/space-x',
  '//api/sysop/enterprise/all',
  '/space-a/space-b/api2/home/entrance',
  '/%2e%2e/api2/home/entrance',
  '/space-a/../api2/home/entrance',
  '/api2/home%2fentrance',
  '/api2/home/entrance;x=1',
  '/api2\\home\\entrance',
  '/api2/home/entrance%00',
  '/%252e%252e/api2',
])('a path that two readers could understand differently, %s, is read by none (S02)', async (path) => {
  expect(await statusOf(path)).toBe(400)
})

test.each([
  ['/sapi/user/baseinfo', 200],
  ['/space-demo1/sapi/user/baseinfo', 200],
  ['/space-demo1/api2/home/entrance', 401],
  ['/SAPI/user/baseinfo', 404],
  ['/space-demo1/SAPI/user/baseinfo', 404],
  ['/space-demo1/sapi/nothing', 404],
  ['/sapi/user/baseinfo/', 404],
  ['/API/SYSOP/enterprise/0', 404],
  ['/api/sysop/enterprise/0.', 401],
  ['/api/sysop./enterprise/0', 404],
  ['/api/sysop/enterprise/0?/napi/lang/json', 401],
])('S02: %s answers %i', async (path, status) => {
  expect(await statusOf(path)).toBe(status)
})

test('S02: a header cannot name another path', async () => {
  const { status } = await server.client().fetch('/api/sysop/enterprise/0', {
    headers: { 'x-original-url': '/napi/lang/json', 'x-forwarded-prefix': '/space-demo1' },
  })
  expect(status).toBe(401)
})

// Sent as it is: fetch would tidy the path up first.
function statusOf(path: string) {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end()
  })
}
