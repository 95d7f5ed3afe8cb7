import { expect, test } from '@jest/globals'
import { backendAt, sendOne, startBalancer } from '../test/balancer.ts'
import { startTestServer } from '../test/test-server.ts'

test('V08: while one of two processes is ended and started anew, no request fails', async () => {
  const server = await startTestServer({ environment: { ATRIUM_DRAIN_SECONDS: '2' } })
  const leaving = await server.startAnother()
  const backends = [backendAt(server.url), backendAt(leaving.localUrl)]
  const balancer = await startBalancer(backends, { checkEveryMs: 100 })
  const state = { sent: 0, failures: [], isOver: false }
  const sending = Array.from({ length: 3 }, async () => {
    while (!state.isOver) await sendOne(balancer.url, state)
  })
  await leaving.stop()
  const anew = await server.startAnother()
  backends[1] = backendAt(anew.localUrl)
  const sentBefore = state.sent
  while (state.sent < sentBefore + 20) await sendOne(balancer.url, state)
  state.isOver = true
  await Promise.all(sending)
  await balancer.stop()
  for (const { agent } of backends) agent.destroy()
  await anew.stop()
  await server.close()
  expect(state.failures).toEqual([])
}, 60_000)
