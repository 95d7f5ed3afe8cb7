import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client as Connection } from 'pg'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'
import { runSql } from '../../test/cluster.ts'
import { until } from '../../test/until.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('whoever signs in locks nothing that their network shares while their session is begun', async () => {
  const { loginId } = await server.given.person()
  await runSql(server.address, 'delete from throttle')
  const lock = new Connection(server.address)
  await lock.connect()
  await lock.query('begin; lock table known_device in exclusive mode')
  let isOver = false
  const signingIn = signIn(loginId, password).finally(() => (isOver = true))
  await until(async () => isOver || (await waitsForDevices()))
  // Of the person, of the address and of the network around it.
  expect((await lock.query('select from throttle for update skip locked')).rowCount).toBe(3)
  await lock.end()
  await signingIn
})

test('a success takes back its own attempt from what the network shares, and all of the person’s', async () => {
  const [one, other] = [await server.given.person(), await server.given.person()]
  await runSql(server.address, 'delete from throttle')
  await signIn(other.loginId, 'wrong')
  await signIn(one.loginId, 'wrong')
  expect(await counts()).toEqual([1, 1, 2, 2])
  await signIn(one.loginId, password)
  expect(await counts()).toEqual([1, 2, 2])
})

function signIn(loginId: string, typed: string) {
  return server.client().tryCall('signIn', { loginId, password: typed })
}

async function waitsForDevices() {
  const { rows } = await runSql(
    server.address,
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
     and query like 'insert into "known_device"%'`,
  )
  return rows.length > 0
}

async function counts() {
  const { rows } = await runSql(server.address, 'select count from throttle order by count')
  return rows.map(({ count }) => Number(count))
}
