import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { failingChild, startChild } from '../test/child-server.ts'
import { createClient } from '../test/client.ts'
import { givenTakenPort } from './test/taken-port.ts'

let place: Awaited<ReturnType<typeof givenTakenPort>>
beforeEach(async () => void (place = await givenTakenPort()))
afterEach(() => place.free())

test('a start on a ATRIUM_METRICS_PORT that is taken ends with status 1 and one sentence that names it', async () => {
  const { folder, port } = place
  const { code, said } = await failingChild(folder, { ATRIUM_METRICS_PORT: port })
  expect(code).toBe(1)
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(new RegExp(`${port}.* Set ATRIUM_METRICS_PORT to another one`)),
  ])
}, 120_000)

test('V02: the start after one that failed for its port shows a password that opens the portal', async () => {
  expect((await failingChild(place.folder, { PORT: place.port })).code).toBe(1)
  const next = await startChild(place.folder)
  const [, password = ''] = /password:\s+(\S+)/.exec(next.said) ?? []
  const operator = createClient(next.url)
  expect((await operator.tryCall('signIn', { loginId: 'operator', password })).status).toBe(200)
  expect(await next.end('SIGTERM')).toBe(0)
}, 120_000)
