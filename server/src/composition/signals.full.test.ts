import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { startChild } from '../test/child-server.ts'
import { makeDataFolder } from '../test/data-folder.ts'
import { until } from '../test/until.ts'
import { ask, leave } from './test/ask.ts'

let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await makeDataFolder())
})
afterEach(async () => {
  leave()
  await remove()
})

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

async function isListening(url: string) {
  try {
    await ask(`${url}/livez`)
    return true
  } catch {
    return false
  }
}
