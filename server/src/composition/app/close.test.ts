import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

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

test('a stop does not wait for connections that browsers opened ahead and ask nothing on', async () => {
  const server = await startTestServer()
  const ahead = await connected(server)
  const stoppedAt = Date.now()
  await server.close()
  expect(Date.now() - stoppedAt).toBeLessThan(10_000)
  ahead.destroy()
})

test('a stop finishes a request that has begun to come in', async () => {
  const server = await startTestServer()
  const slow = await connected(server)
  let answer = ''
  slow.on('data', (piece) => (answer += String(piece)))
  slow.write('GET /livez HTTP/1.1\r\nhost: localhost\r\n')
  // A later request is answered, which shows that the beginning has been read.
  await server.client().fetch('/livez')
  const ahead = await connected(server)
  const closed = server.close()
  // It was opened later and is cut: so would be the other, if nothing had come in on it.
  await once(ahead.resume(), 'close')
  slow.write('\r\n')
  await once(slow, 'close')
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
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

async function connected({ url }: Pick<TestServer, 'url'>) {
  const socket = connect(Number(new URL(url).port), 'localhost')
  await once(socket, 'connect')
  return socket
}
