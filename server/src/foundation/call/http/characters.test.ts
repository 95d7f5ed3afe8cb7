import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls } from '@atrium/shared-utility/contract'
import { oneOfEach } from '../../../test/one-of-each.ts'
import { fields, headNames, hostile, isInPath, isJson, kindOf, startCharacters } from './test/walk-characters.ts'

/** One field of each way to the server; `composition/call/gates/input.test.ts` tests all of them. */
const probes = oneOfEach(fields, kindOf)

let walk: Awaited<ReturnType<typeof startCharacters>>
beforeAll(async () => {
  walk = await startCharacters()
})
afterAll(() => walk.close())

test('T12: U+0000 in a field that comes by form, JSON, address or path is refused, and the field is named', async () => {
  const misfits = []
  for (const field of probes)
    misfits.push(...(isInPath(field) ? await walk.pathMisfit(field) : await walk.nulMisfit(field)))
  expect(misfits).toEqual([])
  expect(probes.length).toBeGreaterThan(15)
})

// A form cannot say it: its text is UTF-8, which has no halves.
test('T12: half of a pair in a field that comes by JSON is refused, and the field is named', async () => {
  const misfits = []
  for (const field of probes.filter((one) => isJson(one) && !isInPath(one)))
    misfits.push(...(await walk.halfMisfit(field)))
  expect(misfits).toEqual([])
})

test('T12: the name of a field with such a character, and one deep down, are refused as well', async () => {
  const browser = walk.server.client()
  const named = await browser.tryCall('signIn', { 'a\u0000': 'x' })
  expect(named).toMatchObject({ status: 400, error: 'invalidInput', body: { fields: [{ field: 'a\uFFFD' }] } })
  const depth = 200_000
  const deep = `{"a":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}`
  const answer = await walk.sendJson(calls.signInByPasskey, deep)
  expect(answer).toMatchObject({ status: 400, error: 'invalidInput' })
})

test('T12: no address fails at a hostile value in a cookie or a header', async () => {
  const failures = []
  for (const [index, name] of headNames.entries())
    failures.push(...(await walk.headFailures(name, hostile[index % hostile.length] ?? '')))
  expect(failures).toEqual([])
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

async function rawStatus(request: string) {
  const socket = connect(Number(new URL(walk.server.url).port), '127.0.0.1')
  socket.write(request, 'latin1')
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
}
