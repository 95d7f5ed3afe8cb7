import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { awaitCheck } from './await-check.ts'

let portal: Awaited<ReturnType<typeof givenPortal>>
beforeEach(async () => void (portal = await givenPortal()))
afterEach(() => portal.close())

test('a portal that restarts while it runs a version is waited for, and says then what came of it', async () => {
  portal.says(running, 502, 'nothing', 503, running, passed)
  expect(await wait()).toEqual(['It was run'])
  expect(portal.left()).toBe(0)
})

test('one that knows of no such runs, as an earlier release, is not waited for', async () => {
  portal.says(404)
  expect(await wait()).toEqual([])
})

const check = { msg: 'It is being run', done: 1, of: 24, endedAt: null }
const running = { check: { ...check, state: 'running' }, findings: [] }
const passed = { check: { ...check, state: 'passed', msg: 'It was run' }, findings: [] }

function wait() {
  return awaitCheck({ portal: portal.url, slug: 'probe', token: 'a token', lang: 'en-US' }, '1.0.0', { everyMs: 1 })
}

/** Says one thing after the other: an answer, a status, or nothing. */
async function givenPortal() {
  const rest: (object | number | 'nothing')[] = []
  const server = createServer((_, response) => {
    const next = rest.shift()
    if (next === 'nothing' || next === undefined) return void response.destroy()
    if (typeof next === 'number') response.statusCode = next
    response.end(typeof next === 'number' ? '<html>' : JSON.stringify({ result: next }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    says: (...all: typeof rest) => void rest.push(...all),
    left: () => rest.length,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
