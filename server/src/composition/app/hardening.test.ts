import { chmod, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls } from '@atrium/shared-utility/contract'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ patience: { headersMs: 300, requestMs: 600, pieceMs: 60_000, checkEveryMs: 50 } })
})
afterAll(() => server.close())

test.each([
  ['two hosts', ['Host: portal.example', 'Host: evil.example']],
  ['two hosts, one in other letters', ['Host: portal.example', 'hOST: portal.example']],
  ['a host with a path', ['Host: portal.example/evil']],
  ['a host with a user', ['Host: evil@portal.example']],
  ['two hosts in one line', ['Host: portal.example, evil.example']],
  ['a host with a space', ['Host: portal .example']],
  ['a host with a port that is none', ['Host: portal.example:x']],
  ['a host with a port beyond the last', ['Host: portal.example:99999']],
  ['a host in brackets that is no address', ['Host: [:::::]']],
  ['a host with three points of an address in brackets', ['Host: [127.0.0.1]']],
])('T17: a request with %s is refused', async (_what, hosts) => {
  expect(await statusOf(['GET /livez HTTP/1.1', ...hosts, 'Connection: close'])).toBe(400)
})

test.each([
  'portal.example',
  'portal.example:9000',
  '127.0.0.1:80',
  '[::1]:9000',
  '[::ffff:127.0.0.1]:65535',
  'my_host-1.example.',
])('the host %s is a plain one', async (host) => {
  expect(await statusOf(['GET /livez HTTP/1.1', `Host: ${host}`, 'Connection: close'])).toBe(200)
})

test.each(['/sapi/user/%ff', '/sapi/user/%E0%A4', `/api/sysop/enterprise/${'x'.repeat(200)}`, '/assets/%ff'])(
  'T17: the path %s, which leads nowhere, is refused as everything is',
  async (path) => {
    const answer = await answerTo(`GET ${path} HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    for (const header of ['x-request-id', 'x-content-type-options: nosniff', 'cache-control: no-store'])
      expect(answer.toLowerCase()).toContain(`\r\n${header}`)
    expect(answer).toMatch(/"error":"malformedRequest"/)
    expect(answer).not.toContain(path.slice(-4))
  },
)

test('T17: headers that come slowly end the connection', async () => {
  expect(await answerTo('GET /livez HTTP/1.1\r\nHost: portal.example\r\n')).toMatch(/^(HTTP\/1.1 408|$)/)
})

test('T17: a body that comes slowly ends the connection', async () => {
  const head = ['POST /api2/sign HTTP/1.1', 'Host: portal.example', 'Content-Type: application/json']
  expect(await answerTo(`${head.join('\r\n')}\r\nContent-Length: 100\r\n\r\n{`)).toMatch(/^(HTTP\/1.1 408|$)/)
})

test.each([
  ['{"name":"a","name":"b"}', 'name'],
  ['{"x":[{"name":"a", "\\u006eame" : "b"}]}', 'x.0.name'],
  ['{"a":{"k\\"":1,"b":[],"k\\"":2}}', 'a.k"'],
])('T17: JSON that names a field twice is refused, and told which: %s', async (body, key) => {
  const { method, path } = jsonCall
  const answer = await server.client().fetch(path, { method, headers: { 'content-type': 'application/json' }, body })
  expect([answer.status, answer.error]).toEqual([400, 'invalidInput'])
  expect(answer.body).toMatchObject({ fields: [{ field: key }], msg: expect.stringContaining(key) })
})

test('one name in two objects, and a long text full of signs, are no field twice', async () => {
  const { method, path } = jsonCall
  const long = '\\"{[:,'.repeat(150_000)
  const body = `{"a":{"name":1},"b":[{"name":2},{"name":3},"name"],"name":"name","c":"${long}"}`
  const answer = await server.client().fetch(path, { method, headers: { 'content-type': 'application/json' }, body })
  expect(JSON.stringify(answer.body)).not.toMatch(/两次/)
})

test('T17: the data folder is made private at every start', async () => {
  await chmod(server.dataFolder, 0o755)
  await server.restart()
  expect((await stat(server.dataFolder)).mode & 0o777).toBe(0o700)
})

const jsonCall = Object.values(calls).find((call) => 'encoding' in call && call.encoding === 'json') ?? calls.signIn

/** The answer to a raw connection, until the server ends it. */
async function answerTo(request: string) {
  const { hostname, port } = new URL(server.url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(request)
  // A connection that was cut has answered as much as it has.
  return text(socket).catch(() => '')
}

async function statusOf(lines: readonly string[]) {
  return Number((await answerTo(`${lines.join('\r\n')}\r\n\r\n`)).split(' ')[1])
}
