import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { Client } from 'pg'
import { startRefusal } from './start-refusal.ts'
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
