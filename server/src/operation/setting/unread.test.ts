import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a process that cannot read what operators have set is not started, and removes nothing by what is usual', async () => {
  await runSql(
    server.address,
    `insert into setting (scope, key, value) values ('platform', 'RETENTION', '{"jobDays": 300}')`,
  )
  await server.restart()
  await runSql(
    server.address,
    `insert into job (id, kind, key, status, updated_at, ended_at)
       values ('kept', 'kept', 'kept', 'done', now() - interval '100 days', now() - interval '100 days')`,
  )
  const locking = new Client(server.address)
  await locking.connect()
  await locking.query('begin')
  await locking.query('lock table setting in access exclusive mode')
  const started = server.startAnother().then(
    (process) => process,
    () => null,
  )
  const early = await started
  await locking.end()
  await early?.stop()
  expect(early).toBeNull()
  // With them it is, and does as they say.
  const later = await server.startAnother()
  await later.stop()
  const { rows } = await runSql(server.address, `select id from job where id = 'kept'`)
  expect(rows).toEqual([{ id: 'kept' }])
})
