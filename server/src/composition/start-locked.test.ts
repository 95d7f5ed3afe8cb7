import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { Client } from 'pg'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startRefusal } from './start-refusal.ts'
import { environmentOf, main } from '../test/child-server.ts'
import { runSql, urlOf } from '../test/cluster.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { until } from '../test/until.ts'
import { prepareDatabase } from '../foundation/db/database.ts'

let server: TestServer
let holder: Client
beforeEach(async () => {
  server = await startTestServer()
  holder = new Client(server.address)
  await holder.connect()
})
afterEach(async () => {
  await holder.end()
  await server.close()
})

test.each(['kysely_migration_lock', 'kysely_migration'])(
  'V17: a start waits for a lock on %s, says so, and ends with a sentence when it is held for too long',
  async (table) => {
    await holder.query(`begin; lock table ${table} in access exclusive mode`)
    const said: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
    const failed = prepareDatabase(server.address, { log, silenceMs: 50, patienceMs: 1500 }).catch(startRefusal)
    await until(() => said.join().includes('something holds a lock'))
    expect(await failed).toMatch(/^Something else holds a lock in the database/)
  },
)

test('V17: who waits for the lock goes on as soon as it is free', async () => {
  await holder.query('begin; lock table kysely_migration_lock in access exclusive mode')
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
  const prepared = prepareDatabase(server.address, { log, silenceMs: 50 })
  await until(() => said.length > 0)
  await holder.query('rollback')
  await expect(prepared).resolves.toBeUndefined()
})

test.each([
  ['that brings the database up to date', 'kysely_migration_lock'],
  ['that looks whether it is the first one', 'meta'],
])(
  'V17: a start %s and waits for a lock ends, as one that is told to, while the lock is held',
  async (_what, table) => {
    await holder.query(`begin; lock table ${table} in access exclusive mode`)
    const child = startOn(server)
    const exited = once(child, 'exit')
    await until(async () => (await waitingForLocks()) > 0)
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    await until(async () => (await waitingForLocks()) === 0)
  },
  120_000,
)

function startOn({ address, dataFolder }: TestServer) {
  const env = environmentOf(`${dataFolder}/another`, { DATABASE_URL: urlOf(address) })
  return spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function waitingForLocks() {
  const { rows } = await runSql(
    server.address,
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
