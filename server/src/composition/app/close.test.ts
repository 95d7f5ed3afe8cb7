import { Agent, get } from 'node:http'
import { expect, test } from '@jest/globals'
import { startTestServer } from '../../test/test-server.ts'

test('a stop does not wait for browsers that keep their connection open', async () => {
  const server = await startTestServer()
  const agent = new Agent({ keepAlive: true })
  await new Promise((resolve, reject) => {
    get(`${server.url}/livez`, { agent }, (response) => response.resume().once('end', resolve)).once('error', reject)
  })
  const stoppedAt = Date.now()
  await server.close()
  expect(Date.now() - stoppedAt).toBeLessThan(5000)
  agent.destroy()
})

test('a request on its way is answered before the server stops', async () => {
  const server = await startTestServer()
  const arrived = Promise.withResolvers<void>()
  const proceed = Promise.withResolvers<void>()
  const read = server.services.maintenance.read.bind(server.services.maintenance)
  server.services.maintenance.read = async () => {
    arrived.resolve()
    await proceed.promise
    return read()
  }
  const answer = server.client().tryCall('getAppStatus', {})
  await arrived.promise
  const closed = server.close()
  proceed.resolve()
  expect((await answer).status).toBe(200)
  await closed
})
