import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client } from 'pg'
import { pino } from 'pino'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a process that cannot read what operators have set waits until it can, and removes nothing by what is usual', async () => {
  await runSql(
    server.address,
    `insert into setting (scope, key, value) values ('platform', 'RETENTION', '{"jobDays": 300}');
     insert into job (id, kind, key, status, updated_at, ended_at)
       select key, 'kept', key, 'done', ended_at, ended_at
       from (values ('kept', now() - interval '100 days'), ('old', now() - interval '400 days')) one (key, ended_at)`,
  )
  const locking = new Client(server.address)
  await locking.connect()
  await locking.query('begin')
  await locking.query('lock table setting in access exclusive mode')
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
  const starting = server.startAnother({ log, tidies: true })
  await until(() => said.join('').includes('the database does not answer; waiting'))
  expect(await jobs()).toEqual(['kept', 'old'])
  await locking.end()
  // With settings it is open, and removes the rows that they name.
  const later = await starting
  await until(async () => !(await jobs()).includes('old'))
  expect(await jobs()).toEqual(['kept'])
  await later.stop()
})

async function jobs() {
  const { rows } = await runSql(server.address, `select id from job where kind = 'kept' order by id`)
  return rows.map(({ id }: { id: string }) => id)
}
