import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Call, type CallName, calls, requestedWith } from '@atrium/shared-utility/contract'
import { callersOfCalls } from '../../test/callers-of-calls.ts'
import { opOf } from '../../test/op-of.ts'
import { inputFieldsOf } from '../../test/input-fields.ts'
import { makePortalFolder } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

type Field = { name: CallName; path: string[] }

let server: TestServer
let portal: Awaited<ReturnType<typeof makePortalFolder>>
let callerOf: Awaited<ReturnType<typeof callersOfCalls>>

beforeAll(async () => {
  portal = await makePortalFolder()
  const environment = { ATRIUM_TRUST_PROXY: 'loopback' }
  server = await startTestServer({ environment, repositoryFolder: portal.folder })
  callerOf = await callersOfCalls(server)
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

const fields = (Object.keys(calls) as CallName[]) // The keys of a literal record are exactly its type's.
  .flatMap((name) => inputFieldsOf(calls[name]).map((path): Field => ({ name, path })))
  .filter(({ name, path }) => !('op' in opOf(calls[name]) && path[0] === 'op'))
const inPath = ({ name, path }: Field) => calls[name].path.includes(`{${path[0] ?? ''}}`)

test('the walk finds the fields of lists and of objects within', () => {
  expect(fields.length).toBeGreaterThan(150)
  expect(fields).toContainEqual({ name: 'addInvitation', path: ['roleIds', '0'] })
})

test.each(fields.filter((field) => !inPath(field)).map((field) => [field.name, field.path.join('.'), field] as const))(
  'T12: U+0000 in %s, field %s, is refused and the field is named',
  async (name, field, { path }) => {
    const answer = await callerOf(calls[name]).tryCall(name, { ...opOf(calls[name]), ...nested(path, 'a\u0000b') })
    expect(answer).toMatchObject({ status: 400, error: 'invalidInput', body: { fields: [{ field }] } })
  },
)

// A form cannot say it: its text is UTF-8, which has no halves.
test.each(fields.filter(isJson).map((field) => [field.name, field.path.join('.'), field] as const))(
  'T12: half of a pair in %s, field %s, is refused and the field is named',
  async (name, field, { path }) => {
    const body = JSON.stringify({ ...opOf(calls[name]), ...nested(path, 'a\ud800b') })
    const answer = await sendJson(calls[name], body)
    expect(answer).toMatchObject({ status: 400, error: 'invalidInput', body: { fields: [{ field }] } })
  },
)

test.each(fields.filter(inPath).map((field) => [field.name, field] as const))(
  'T12: U+0000 in the path of %s is refused',
  async (name, { path }) => {
    const answer = await callerOf(calls[name]).tryCall(name, nested(path, 'a\u0000b'))
    expect(answer).toMatchObject({ status: 400, error: 'malformedRequest' })
  },
)

test('T12: the name of a field with such a character, and one deep down, are refused as well', async () => {
  const browser = server.client()
  const named = await browser.tryCall('signIn', { 'a\u0000': 'x' })
  expect(named).toMatchObject({ status: 400, error: 'invalidInput', body: { fields: [{ field: 'a\uFFFD' }] } })
  const depth = 200_000
  const deep = `{"a":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}`
  const answer = await sendJson(calls.signInByPasskey, deep)
  expect(answer).toMatchObject({ status: 400, error: 'invalidInput' })
})

/** So long that no index takes it, and so various that it cannot be made shorter. */
const long = Array.from({ length: 60 }, (_, at) => createHash('sha512').update(String(at)).digest('base64url')).join('')
const hostile = ['%00', '\u00ff'.repeat(20), '"', ';;==', long, '\u00ed\u00a0\u0080', '\\u0000', "'"]
const cookieNames = ['sid', 'csrf', 'entId', 'dev', 'trust', 'pre', 'keep', 'lang', 'bind', 'invitation', 'x']
const headerNames = [
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-host',
  'referer',
  'origin',
  'x-csrf-token',
]

describe.each(hostile)('T12: with %s', (value) => {
  test.each([...cookieNames, ...headerNames])('in %s no address fails', async (name) => {
    const [header, text] = cookieNames.includes(name) ? ['cookie', `${name}=${value}`] : [name, value]
    const headers: Record<string, string> = { 'x-requested-with': requestedWith, [header]: text }
    const statuses = [
      (await server.client().tryCall('getLoginStatus', {}, { headers })).status,
      (await server.client().tryCall('createScan', {}, { headers })).status,
      (await server.client().tryCall('signIn', { loginId: 'admin', password: 'wrong' }, { headers })).status,
      (await server.client().fetch('/home/login', { headers: { accept: 'text/html', ...headers } })).status,
    ]
    expect(Math.max(...statuses)).toBeLessThan(500)
  })
})

test.each([
  '/space-%00/home/login',
  '/space-a%00b/sapi/user/role',
  '/home/%00',
  '/assets/%00',
  '/\u0000',
  '/api2/%00?a=%00',
])('T12: the address %j is refused or not found', async (path) => {
  const status = await rawStatus(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  expect([400, 404, 401]).toContain(status)
})

test.each(['user-agent', 'cookie', 'x-forwarded-for'])(
  'T12: U+0000 itself in %s is refused at the door',
  async (name) => {
    const status = await rawStatus(`GET /livez HTTP/1.1\r\nhost: a\r\n${name}: a\u0000b\r\nconnection: close\r\n\r\n`)
    expect(status).toBe(400)
  },
)

function isJson({ name }: Field) {
  const call: Call = calls[name]
  return call.encoding === 'json'
}

function sendJson(call: Call, body: string) {
  const { path, method } = call
  return callerOf(call).fetch(path, { method, headers: { 'content-type': 'application/json' }, body })
}

function nested([name = '', ...rest]: readonly string[], value: string): Record<string, unknown> {
  const inner = rest.length === 0 ? value : rest[0] === '0' ? [valueOf(rest.slice(1), value)] : nested(rest, value)
  return { [name]: inner }
}

function valueOf(rest: readonly string[], value: string) {
  return rest.length === 0 ? value : nested(rest, value)
}

async function rawStatus(request: string) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(request, 'latin1')
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
}
