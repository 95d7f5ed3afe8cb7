import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { failingChild, startChild } from '../test/child-server.ts'
import { createClient } from '../test/client.ts'
import { freePort } from '../test/cluster.ts'
import { makeDataFolder } from '../test/data-folder.ts'

let taken: Server
let port: string
let folder: string
let remove: () => Promise<void>

beforeEach(async () => {
  ;({ folder, remove } = await makeDataFolder())
  port = String(await freePort())
  taken = createServer().listen(Number(port), '127.0.0.1')
  await once(taken, 'listening')
})
afterEach(async () => {
  taken.close()
  await remove()
})

test.each(['PORT', 'ATRIUM_METRICS_PORT'] as const)(
  'a start on a %s that is taken ends with status 1 and one sentence that names it',
  async (name) => {
    const { code, said } = await failingChild(folder, { ATRIUM_METRICS_PORT: String(await freePort()), [name]: port })
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`${port}.* Set ${name} to another one`))])
  },
  120_000,
)

test('V02: the start after one that failed for its port shows a password that opens the portal', async () => {
  expect((await failingChild(folder, { PORT: port })).code).toBe(1)
  const next = await startChild(folder)
  const [, password = ''] = /password:\s+(\S+)/.exec(next.said) ?? []
  const operator = createClient(next.url)
  expect((await operator.tryCall('signIn', { loginId: 'operator', password })).status).toBe(200)
  expect(await next.end('SIGTERM')).toBe(0)
}, 120_000)
