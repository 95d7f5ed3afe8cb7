import { afterEach, expect, test } from '@jest/globals'
import { startTestServer } from '../test/test-server.ts'
import { until } from '../test/until.ts'
import { ask, leave } from './test/ask.ts'

afterEach(leave)

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
