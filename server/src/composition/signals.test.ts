import { once } from 'node:events'
import { Agent, get, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startChild } from '../test/child-server.ts'
import { makeDataFolder } from '../test/data-folder.ts'
import { startTestServer } from '../test/test-server.ts'
import { until } from '../test/until.ts'

let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await makeDataFolder())
})
afterEach(() => remove())

test('V08: whatever signals arrive, and however often, what was begun is finished', async () => {
  const server = await startChild(folder, { ATRIUM_DRAIN_SECONDS: '0' })
  const body = JSON.stringify({ loginId: 'nobody', password: 'x' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const sent = request(`${server.url}/sapi/user/login`, { method: 'POST', headers })
  const answered = once(sent, 'response')
  await new Promise((resolve) => sent.write(body.slice(0, 5), resolve))
  server.signal('SIGTERM')
  await until(async () => !(await isListening(server.url)))
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) server.signal(signal)
  sent.end(body.slice(5))
  const [answer] = await answered
  expect(answer.statusCode).toBe(400)
  expect(await server.end('SIGTERM')).toBe(0)
}, 120_000)

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'V08: %s alone ends the server with status 0',
  async (signal) => {
    const server = await startChild(folder)
    expect(await server.end(signal)).toBe(0)
  },
  120_000,
)

test('V08: readiness ends first, answers end their connections, listening ends last', async () => {
  const server = await startTestServer({ environment: { ATRIUM_DRAIN_SECONDS: '4' } })
  expect(await ask(`${server.url}/readyz`)).toEqual({ status: 200, connection: 'keep-alive' })
  const closed = server.close()
  await until(async () => (await ask(`${server.url}/readyz`)).status !== 200)
  expect(await ask(`${server.url}/home/login`)).toEqual({ status: 200, connection: 'close' })
  const { url } = server
  await closed
  await expect(ask(`${url}/livez`)).rejects.toThrow('ECONNREFUSED')
})

async function isListening(url: string) {
  try {
    await ask(`${url}/livez`)
    return true
  } catch {
    return false
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterEach(() => agent.destroy())

/** Like a proxy that keeps its connections. */
async function ask(url: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { agent, headers: { accept: 'text/html' } }, resolve).once('error', reject)
  const answer = await promise
  await text(answer)
  return { status: answer.statusCode, connection: answer.headers.connection }
}
