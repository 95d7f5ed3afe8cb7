import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { makePortalFolder } from '../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { until } from '../test/until.ts'
import { startWireProxy } from '../test/wire-proxy.ts'
import type { Client } from '../test/client.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let wire: Awaited<ReturnType<typeof startWireProxy>>
let server: TestServer
let person: Client

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({
    repositoryFolder: portal.folder,
    behind: async (address) => {
      wire = await startWireProxy(address)
      return wire.address
    },
  })
  person = await server.given.signedIn()
})
afterEach(async () => {
  wire.become('open')
  await until(isAnswered)
})
afterAll(async () => {
  await server.close()
  await wire.close()
  await portal.remove()
})

/** Far less than the minute for which a database may be stopped, on a machine that is busy, too. */
const soonMs = 15_000

test('V01: a database that falls silent holds nobody: all are refused in time, with words and when to come back', async () => {
  const from = performance.now()
  const asked = Array.from({ length: 30 }, (_, index) =>
    index % 2 === 0 ? person.tryCall('getHomeLink', {}) : server.client().tryCall('signIn', { loginId: 'x', password }),
  )
  wire.become('silent')
  const late = Array.from({ length: 30 }, () => person.tryCall('listOwnDevices', {}))
  const refused = (await Promise.all([...asked, ...late])).filter(({ status }) => status >= 400)
  expect(performance.now() - from).toBeLessThan(soonMs)
  for (const { body, headers, status } of refused.filter(({ error }) => error !== 'badCredentials')) {
    expect(body).toMatchObject({ msg: expect.stringMatching(/数据服务暂时不可用|系统繁忙/) })
    expect([429, 500]).toContain(status)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(refused.length).toBeGreaterThan(30)
})

test('V01: while it is silent nobody waits any more, and it is used again within ten seconds of its first answer', async () => {
  wire.become('silent')
  await until(async () => (await person.tryCall('listOwnDevices', {})).error === 'databaseUnavailable')
  await until(async () => {
    const from = performance.now()
    await person.tryCall('listOwnDevices', {})
    return performance.now() - from < 1000
  })
  wire.become('open')
  const from = performance.now()
  await until(isAnswered)
  expect(performance.now() - from).toBeLessThan(10_000)
})

test('V01: connections that a firewall has forgotten are thrown out, and new ones made', async () => {
  await Promise.all(Array.from({ length: 10 }, () => person.tryCall('listOwnDevices', {})))
  wire.forget()
  const from = performance.now()
  await until(isAnswered)
  expect(performance.now() - from).toBeLessThan(10_000)
  // On a busy machine making them takes time, and somebody may be told to come again; nobody meets a dead one.
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.tryCall('listOwnDevices', {})))
  expect(answers.map(({ error }) => error).filter((error) => error !== null && error !== 'overloaded')).toEqual([])
  await until(async () => (await person.tryCall('listOwnDevices', {})).status === 200)
})

test('V01: one connection that dies in the middle costs its own request, and no other', async () => {
  wire.cut()
  await until(isAnswered)
  expect((await server.client().fetch('/readyz')).status).toBe(200)
})

const password = 'correct horse battery'

async function isAnswered() {
  return (await person.tryCall('listOwnDevices', {})).status === 200
}
