import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client as Connection } from 'pg'
import type { Client } from '../test/client.ts'
import { makePortalFolder } from '../test/portal-fixture.ts'
import { password, startTestServer, type TestServer } from '../test/test-server.ts'
import { startWireProxy } from '../test/wire-proxy.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let wire: Awaited<ReturnType<typeof startWireProxy>>
let server: TestServer
let people: Client[]

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({
    repositoryFolder: portal.folder,
    behind: async (address) => {
      wire = await startWireProxy(address)
      return wire.address
    },
  })
  people = await Promise.all(Array.from({ length: 6 }, () => server.given.signedIn()))
  // What a page of theirs is made of has been read before.
  for (const person of people) expect((await page(person)).status).toBe(200)
})
afterAll(async () => {
  await server.close()
  await wire.close()
  await portal.remove()
})

test('V16: a lock on the audit log holds up who writes there, and neither pages nor whoever reads', async () => {
  const unlock = await locked('audit_log')
  const stuck = Array.from({ length: 40 }, (_, index) =>
    server.client().tryCall('signIn', { loginId: `nobody-${index}`, password }),
  )
  // Its turn comes once they are stuck: each of them holds a connection as long as it may.
  const read = await Promise.all(people.map((person) => person.tryCall('listOwnSessions', {})))
  const pages = await Promise.all(Array.from({ length: 20 }, () => page(server.client())))
  expect(read.map(({ error }) => error)).toEqual(people.map(() => null))
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
  await Promise.all(stuck)
  await unlock()
})

test('V16: a lock on what pages are made of, or on the maintenance switch, holds up no visitor’s page and no reader', async () => {
  const unlock = await locked('route, meta, system_state, setting')
  const pages = await Promise.all(Array.from({ length: 20 }, () => page(server.client())))
  const signedIn = await Promise.all(people.map((person) => page(person)))
  const read = await Promise.all(people.map((person) => person.tryCall('listOwnSessions', {})))
  await unlock()
  expect([...pages, ...signedIn, ...read].map(({ status }) => status)).not.toContain(429)
  expect([...pages, ...signedIn, ...read].map(({ status }) => status)).not.toContain(500)
})

test('V16: a database 300 ms away serves twenty requests a second, pages and readers, and refuses none', async () => {
  wire.delay(150)
  const answers: Promise<{ status: number }>[] = []
  for (let i = 0; i < 100; i += 1) {
    const person = people[i % people.length]
    const asks = [() => page(server.client()), () => page(person), () => person?.tryCall('listOwnSessions', {})]
    answers.push(Promise.resolve(asks[i % asks.length]?.() ?? { status: 0 }))
    await pause(50)
  }
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  wire.delay(0)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})

function page(browser: Client | undefined) {
  return (browser ?? server.client()).fetch('/home/login', { headers: { accept: 'text/html' } })
}

function pause(ms: number) {
  return new Promise((resolve) => void setTimeout(resolve, ms))
}

/** Until `unlock` nobody else can even read these tables. */
async function locked(tables: string) {
  const lock = new Connection(server.address)
  await lock.connect()
  await lock.query(`begin; lock table ${tables} in access exclusive mode`)
  return () => lock.end()
}
