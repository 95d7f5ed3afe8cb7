import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { pino } from 'pino'
import { must } from '../process/error/must.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { createPool } from './pool.ts'
import { platform } from './scope.ts'
import { createTransact, type Db } from './tx.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a connection that is lost before the commit is said to be lost, and given back once', async () => {
  const lost = server.services.tx(platform, async (db) => {
    await runSql(server.address, `select pg_terminate_backend(${await processOf(db)})`)
  })
  await expect(lost).rejects.toMatchObject({ code: 'databaseUnavailable' })
  await expect(server.services.tx(platform, processOf)).resolves.toEqual(expect.any(Number))
})

test('a transaction whose failed statement was passed over fails itself, and harms no other one', async () => {
  const failed = server.services.tx(platform, async (db) => {
    await sql`select 1 / 0`.execute(db).catch(() => undefined)
  })
  await expect(failed).rejects.toThrow(/had failed before its commit/)
  await expect(Promise.all([1, 2, 3].map(() => server.services.tx(platform, processOf)))).resolves.toHaveLength(3)
})

test('what begins a transaction goes out in one piece with its first query, and what ends it in another', async () => {
  const pool = createPool(server.address, { log: pino({ level: 'silent' }), max: 1 })
  const clients: PoolClient[] = []
  pool.on('connect', (client) => clients.push(client))
  const tx = createTransact(pool)
  await tx(platform, processOf)
  const { stream } = must(clients[0], 'a connection').connection
  const written = [jest.spyOn(stream, '_write'), jest.spyOn(stream, '_writev' as '_write')] // Sockets have both.
  const writes = () => written.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  // A connection that was quiet for seconds is asked first whether it is still there.
  await until(async () => {
    const before = writes()
    await tx(platform, processOf)
    return writes() - before === 2
  })
  await pool.end()
})

async function processOf(db: Db) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return must(rows[0], 'its process').pid
}
