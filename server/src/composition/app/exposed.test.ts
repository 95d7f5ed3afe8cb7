import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import type { Client } from '../../test/client.ts'
import { makePortalFolder } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let portal: Awaited<ReturnType<typeof makePortalFolder>>
let person: Client

beforeAll(async () => {
  portal = await makePortalFolder()
  const environment = { NODE_ENV: 'production', ATRIUM_BASE_URL: 'https://portal.example' }
  server = await startTestServer({ environment, repositoryFolder: portal.folder })
  person = await server.given.signedIn()
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

const asPage = { accept: 'text/html' }
const evil = { origin: 'https://evil.example' }

test.each(['/home/login', '/user/workbench', '/maintenance', '/space-abc/homepage', '/nowhere'])(
  'S60: the page at %s is kept in no cache, is framed by no other site, and says how it is to be reached',
  async (address) => {
    const { headers } = await person.fetch(address, { headers: asPage })
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toMatch(/unsafe-|\*/)
    expect(policy).toMatch(/script-src 'nonce-[\w+/=-]{16,}'/)
    expect(policy).toMatch(/frame-ancestors '(?:self|none)'/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
  },
)

test.each(['/home/login', '/sapi/user/baseinfo', '/api2/notice/all', '/livez', '/assets/nothing.js'])(
  'S60: no other site is given leave to read %s',
  async (address) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-csrf-token' }
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await person.fetch(address, { method, headers: { ...evil, ...asked } })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  },
)

test('S68: another site neither opens the live connection with leave to read it nor upgrades it to one of two ways', async () => {
  const { headers } = await person.fetch('/api2/live/stream', { headers: evil })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  const asked = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ]
  const lines = ['GET /api2/live/stream HTTP/1.1', 'Host: portal.example', `Origin: ${evil.origin}`, ...asked]
  expect(await firstOf([...lines, 'Sec-WebSocket-Version: 13'])).toMatch(/^HTTP\/1.1 401 /)
})

test.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'])(
  'S63: %s opens nothing, and says nothing back',
  async (method) => {
    for (const address of ['/', '/home/login', '/assets/a.js', '/sapi/user/baseinfo']) {
      const answer = await raw([
        `${method} ${address} HTTP/1.1`,
        'Host: portal.example',
        'X-Mark: echo',
        'Connection: close',
      ])
      expect(answer).toMatch(/^HTTP\/1.1 (?:400|404|405) /)
      expect(answer).not.toMatch(/echo/)
    }
  },
)

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/data/secrets.json',
  '/metrics',
  '/openapi.json',
  '/swagger',
  '/assets/../package.json',
  '/assets/core.js.map',
  '/server-status',
])('S63: in production %s is not there', async (address) => {
  const answer = await raw([`GET ${address} HTTP/1.1`, ...plain])
  expect(answer).toMatch(/^HTTP\/1.1 (?:400|404) /)
  expect(answer).not.toMatch(/"workspaces"|sealKey|"openapi"|process_cpu/)
})

/** Headers of a request that is not for a page: pages are the same document, whatever their address. */
const plain = ['Host: portal.example', 'Accept: application/json', 'Sec-Fetch-Dest: empty', 'Connection: close']

const inside = /\bat \w|node_modules|select |insert |\.ts\b|\/src\/|postgres|fastify|ECONN|"version"/i

test.each([
  ['bad JSON', 'POST', '/sapi/user/passkey/login', '{"a":', 'application/json'],
  ['a bad form', 'POST', '/sapi/user/login', '__proto__[a]=1', 'application/x-www-form-urlencoded'],
  ['another type', 'POST', '/sapi/user/login', '<a/>', 'application/xml'],
  ['no such path', 'GET', '/api2/nowhere', undefined, 'application/json'],
  ['a path that cannot be read', 'GET', '/api2/%ff', undefined, 'application/json'],
])('S64: %s is told without a word of what is inside', async (...[, method, address, body, type]) => {
  const init = { method, headers: { 'content-type': type }, ...(body !== undefined && { body }) }
  const answer = await person.fetch(address, init)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(answer.body)).not.toMatch(inside)
  expect(answer.headers.get('server') ?? answer.headers.get('x-powered-by')).toBeNull()
})

test('S64: nor is a database that is away', async () => {
  await server.database.cut()
  try {
    const answer = await person.tryCall('listApplications', {})
    expect(answer).toMatchObject({ status: 500, error: 'databaseUnavailable' })
    expect(JSON.stringify(answer.body)).not.toMatch(inside)
  } finally {
    await server.database.mend()
  }
})

test('S61: what the installation keeps secret is made for it alone, and read by its owner alone', async () => {
  const file = path.join(server.dataFolder, 'secrets.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const other = await startTestServer()
  try {
    const theirs = await readFile(path.join(other.dataFolder, 'secrets.json'), 'utf8')
    const own: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
    expect(Object.keys(own).sort()).toEqual(['csrfKey', 'sealKey', 'signingKey'])
    expect(Object.values(own).filter((secret) => secret.length < 40 || theirs.includes(secret))).toEqual([])
  } finally {
    await other.close()
  }
})

test('S70: headers beyond all measure are refused before anything is looked at', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `X-H${index}: a`)
  const answer = await raw(['GET /sapi/user/baseinfo HTTP/1.1', 'Host: portal.example', ...many])
  expect(answer).toMatch(/^(?:HTTP\/1.1 431 |$)/)
  expect((await person.tryCall('getLoginStatus', {})).status).toBe(200)
})

test('S70: of many connections that say nothing none keeps the others waiting', async () => {
  const { port } = new URL(server.url)
  const silent = Array.from({ length: 500 }, () => connect(Number(port), '127.0.0.1'))
  for (const socket of silent) socket.on('error', () => undefined).write('GET / HTTP/1.1\r\n')
  const operator = await server.given.signedIn({ userType: UserType.operator })
  expect((await operator.tryCall('getHomeLink', {})).status).toBe(200)
  for (const socket of silent) socket.destroy()
})

/** All that comes until the connection ends; one that was cut has answered as much as it has. */
function raw(lines: readonly string[]) {
  return text(asked(lines)).catch(() => '')
}

/** The first chunk of a connection that stays open. */
async function firstOf(lines: readonly string[]) {
  for await (const chunk of asked(lines)) return String(chunk)
  return ''
}

function asked(lines: readonly string[]) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}
