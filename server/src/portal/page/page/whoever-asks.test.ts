import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { IncomingMessage } from 'node:http'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const page = { status: 200, type: 'text/html; charset=utf-8' }
const problem = { status: 404, type: 'application/json; charset=utf-8' }

test.each([
  ['/home/login', { accept: '*/*' }, page],
  ['/home/login', {}, page],
  ['/home/login', { accept: 'text/html,*/*;q=0.8' }, page],
  ['/space-none/user/workbench?a=b.c', { accept: '*/*' }, page],
  ['/home/login', { accept: 'application/json' }, problem],
  // A file that a page's own script or style asks for does not exist.
  ['/home/login', { accept: '*/*', 'sec-fetch-dest': 'empty' }, problem],
  ['/missing.js', { accept: '*/*' }, problem],
  ['/api/missing', { accept: '*/*' }, problem],
])('U12: %s asked for with %o answers %o', async (path, headers, answer) => {
  expect(await ask(path, headers)).toEqual(answer)
})

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' }

test.each([
  ['//home/login', '/home/login'],
  ['/home//login?url=%2Fa', '/home/login?url=%2Fa'],
  ['/home/login;jsessionid=1', '/home/login'],
  ['/home/login;jsessionid=1?isadmin=1', '/home/login?isadmin=1'],
  ['/space-demo1//home/login', '/space-demo1/home/login'],
  // None of these leads anywhere else.
  ['//evil.example/home', '/evil.example/home'],
  ['///evil.example', '/evil.example'],
  ['/;a//evil.example', '/evil.example'],
  ['/;/evil.example', '/evil.example'],
])('a browser that asks for %s is sent to %s (R7)', async (path, to) => {
  const answer = await fetchRaw(path, browser)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to])
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(to).toMatch(/^\/(?![/\\])/)
})

test.each([
  '/sysop/enterprise/%E4%BC',
  '/space-demo1/sysop/enterprise/%E4%BC?a=1',
  '/home/100%',
  '/home%2flogin',
  '/\\evil.example',
  '/;\\evil.example',
  '/%5cevil.example',
  '/space-a/space-b/home',
  '/%2e%2e/home',
  // Where malformed addresses go within the server: plain as it is, it must not be sent to itself.
  '/malformed-path',
  '/space-demo1/malformed-path?a=1',
])('a browser that asks for %s is shown a page, and goes nowhere (R7)', async (path) => {
  const answer = await fetchRaw(path, browser)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers.location]).toEqual([
    400,
    page.type,
    undefined,
  ])
})

test.each([
  ['/home/login;x=1', { accept: '*/*' }],
  ['/home/%E4%BC', { accept: 'application/json' }],
  ['//api/sysop/enterprise/all', browser],
  ['/api2/home/entrance;x=1', browser],
  ['/space-demo1//api2/home/entrance', browser],
  ['/api2/%E4%BC', browser],
  ['//assets/x.js', browser],
  ['/home/login;x=1', { ...browser, host: 'a b' }],
])('what calls, and what asks for no page, is told that %s is malformed, as ever (R7)', async (path, headers) => {
  const answer = await fetchRaw(path, headers)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, problem.type])
})

async function fetchRaw(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get({ ...addressOf(server), path, headers, agent: false }, resolve).once('error', reject)
  const answer = await promise
  await text(answer)
  return answer
}

function addressOf({ url }: TestServer) {
  const { hostname, port } = new URL(url)
  return { hostname, port }
}

/** Asks without the headers that `fetch` adds. */
async function ask(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(server.url + path, { headers, agent: false }, resolve).once('error', reject)
  const answer = await promise
  await text(answer)
  return { status: answer.statusCode, type: answer.headers['content-type'] }
}
