import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { IncomingMessage } from 'node:http'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

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
  // What a page's own script or style asks for is a file that is not there.
  ['/home/login', { accept: '*/*', 'sec-fetch-dest': 'empty' }, problem],
  ['/missing.js', { accept: '*/*' }, problem],
  ['/api/missing', { accept: '*/*' }, problem],
])('U12: %s asked for with %o answers %o', async (path, headers, answer) => {
  expect(await ask(path, headers)).toEqual(answer)
})

/** Without the headers that `fetch` adds. */
async function ask(path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(server.url + path, { headers, agent: false }, resolve).once('error', reject)
  const answer = await promise
  await text(answer)
  return { status: answer.statusCode, type: answer.headers['content-type'] }
}
