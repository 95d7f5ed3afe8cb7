import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import { holdableWorkers } from '../../test/held-worker.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { createHashing, type Hashing } from './hashing.ts'
import { serverTurn } from './turn-of.ts'

const places = 8
/** Of these places, only signed-in callers get the others. */
const kept = 2
const forStrangers = places - kept
let server: TestServer
let hashing: Hashing
let workers: ReturnType<typeof holdableWorkers>
beforeEach(async () => {
  workers = holdableWorkers()
  hashing = createHashing({ workers: 1, atOnce: 1, places, start: workers.start })
  server = await startTestServer({ hashing, environment: { ATRIUM_TRUST_PROXY: 'loopback' } })
})
afterEach(async () => {
  workers.letGo()
  await server.close()
})

test('S70: when too many wait, a sign-in is refused with a time to come back, and counts as no failure', async () => {
  const first = await crowd()
  const recorded = await failures()
  const refused = await Promise.all(['x', 'y', 'z'].map((name) => attempt(name, 'A')))
  for (const { status, error, headers, body } of refused) {
    const seconds = Number(headers.get('retry-after'))
    expect([status, error]).toEqual([429, 'overloaded'])
    expect(seconds).toBeGreaterThan(0)
    expect(body).toMatchObject({ msg: `系统繁忙，请在 ${seconds} 秒后重试`, params: { seconds } })
  }
  expect(await failures()).toBe(recorded)
  workers.letGo()
  expect((await Promise.all(first)).map(({ error }) => error)).toEqual(first.map(() => 'badCredentials'))
})

test('T07: one network’s many neither keep another’s one waiting nor shut it out', async () => {
  const first = await crowd()
  const newcomer = attempt('from B', 'B')
  const refused = await Promise.race(first)
  expect([refused.status, refused.error, refused.headers.has('retry-after')]).toEqual([429, 'overloaded', true])
  expect(await failures()).toBe(bucketsEach)
  workers.letGo()
  expect((await newcomer).error).toBe('badCredentials')
  await Promise.all(first)
  expect(workers.begun.indexOf('from B')).toBeLessThanOrEqual(2)
})

test('T07: a signed-in caller has turns of their own among the strangers of their network', async () => {
  const person = await server.given.signedIn()
  const first = await crowd('127.0.0')
  const stepUp = person.call('verifyPassword', { op: 'verify', password })
  await until(() => hashing.waiting() === forStrangers + 1 && workers.begun.length === 1)
  workers.letGo()
  await stepUp
  expect(workers.begun.indexOf(password)).toBeLessThanOrEqual(2)
  await Promise.all(first)
})

test('T07: strangers, each from a network of their own, do not keep a signed-in caller from confirming', async () => {
  const person = await server.given.signedIn()
  const first = await crowd(null)
  const more = Array.from({ length: places }, (_, index) => attempt(`more ${index}`, `192.1.${index}`))
  expect((await Promise.race(more)).error).toBe('overloaded')
  const stepUp = person.tryCall('verifyPassword', { op: 'verify', password })
  await Promise.race([stepUp, until(() => hashing.waiting() === forStrangers + 1)])
  workers.letGo()
  expect((await stepUp).status).toBe(200)
  expect(workers.begun.indexOf(password)).toBeLessThanOrEqual(2)
  expect((await Promise.all(first)).map(({ error }) => error)).toEqual(first.map(() => 'badCredentials'))
})

test('T07: a step-up that was recorded and then refused as overloaded has not failed', async () => {
  const people = await Promise.all(Array.from({ length: kept + 1 }, () => server.given.signedIn()))
  const recorded = await failures()
  const first = await crowd(null)
  const stepUps = people.map((person) => person.tryCall('verifyPassword', { op: 'verify', password }))
  const refused = await Promise.race(stepUps)
  expect([refused.status, refused.error]).toEqual([429, 'overloaded'])
  workers.letGo()
  await Promise.all([...first, ...stepUps])
  expect(await failures()).toBe(recorded + first.length * bucketsEach)
})

test('T07: a caller who was refused as overloaded and comes back when told is answered', async () => {
  const people = await Promise.all(Array.from({ length: kept + 1 }, () => server.given.signedIn()))
  const first = await crowd(null)
  const stepUps = people.map((person) => person.call('verifyPassword', { op: 'verify', password }))
  await until(() => hashing.waiting() === places)
  workers.letGo()
  await Promise.all([...first, ...stepUps])
})

/** Login id, address and network: only a caller who has had their turn has failed in each of them. */
const bucketsEach = 3

/** Fills all places with attempts of strangers, of one network or one each: one is hashed, the others wait. */
async function crowd(network: string | null = 'A') {
  // What the server and this test hash for themselves comes first, so that it takes no caller's place.
  await hashing.inTurn(serverTurn, async () => {})
  workers.hold()
  const attempts = Array.from({ length: forStrangers + 1 }, (_, index) =>
    attempt(`someone ${index}`, network ?? `192.0.${index}`, index),
  )
  const standing = until(() => workers.begun.length === 1 && hashing.waiting() === forStrangers)
  expect(await Promise.race([standing, ...attempts])).toBeUndefined()
  return attempts
}

const networks: Record<string, string> = { A: '198.51.100', B: '203.0.113' }

function attempt(name: string, network: string, host = 200) {
  const headers = { 'x-forwarded-for': `${networks[network] ?? network}.${host + 1}` }
  return server.client().tryCall('signIn', { loginId: name, password: name }, { headers })
}

async function failures() {
  const rows = await server.services.tx(platform, (db) => db.selectFrom('throttle').select('count').execute())
  return rows.reduce((sum, { count }) => sum + count, 0)
}
