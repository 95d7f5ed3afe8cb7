import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client as Connection } from 'pg'
import { createHashing } from '../hashing/hashing.ts'
import { holdableWorkers } from '../../test/held-worker.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'
import { runSql } from '../../test/cluster.ts'
import { until } from '../../test/until.ts'

const workers = holdableWorkers()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ hashing: createHashing({ start: workers.start }) })
})
afterAll(() => server.close())

test('V09: three right passwords that we could not write down cost their person nothing', async () => {
  const { loginId } = await server.given.person()
  const lock = new Connection(server.address)
  await lock.connect()
  await lock.query('begin; lock table audit_log in access exclusive mode')
  for (let i = 0; i < 3; i += 1) expect((await signIn(loginId, password)).error).toBe('overloaded')
  await lock.end()
  expect((await signIn(loginId, password)).status).toBe(200)
})

test('V09: three wrong ones are failures, also when they cannot be written down', async () => {
  const { loginId } = await server.given.person()
  const lock = new Connection(server.address)
  await lock.connect()
  await lock.query('begin; lock table audit_log in access exclusive mode')
  const wrong = await Promise.all([1, 2, 3].map(() => signIn(loginId, 'wrong')))
  await lock.end()
  expect(wrong.map(({ error }) => error)).toEqual(['badCredentials', 'badCredentials', 'badCredentials'])
  expect((await signIn(loginId, password)).error).toBe('captchaRequired')
})

test('V09: what failed because the database went away is taken back once it is there again', async () => {
  const { loginId } = await server.given.person()
  await runSql(server.address, 'delete from throttle')
  workers.hold()
  const failed = signIn(loginId, password)
  await until(() => workers.begun.length > 0)
  expect(await booked()).toBeGreaterThan(0)
  await server.database.cut()
  workers.letGo()
  expect((await failed).error).toBe('databaseUnavailable')
  await server.database.mend()
  await until(async () => (await booked()) === 0)
})

function signIn(loginId: string, typed: string) {
  return server.client().tryCall('signIn', { loginId, password: typed })
}

async function booked() {
  const { rows } = await runSql(server.address, 'select coalesce(sum(count), 0)::int as booked from throttle')
  return Number(rows[0].booked)
}
