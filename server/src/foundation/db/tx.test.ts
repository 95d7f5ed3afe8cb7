import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { must } from '../error/must.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { platform } from './scope.ts'
import type { Db } from './tx.ts'

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

async function processOf(db: Db) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return must(rows[0], 'its process').pid
}
