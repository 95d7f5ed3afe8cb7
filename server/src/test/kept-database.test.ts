import { expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { runSql, testCluster } from './cluster.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** What a test of rows would see: everything but when and by whom the database was made. */
async function contentsOf({ address }: TestServer) {
  const { rows: tables } = await runSql(
    address,
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  )
  const names = tables.map(({ tablename }: { tablename: string }) => tablename)
  const { rows } = await runSql(
    address,
    names
      .map((name) => `select '${name}' as table, (select json_agg(x order by x::text) from ${name} x) as rows`)
      .concat(
        `select 'next event', to_json(nextval(pg_get_serial_sequence('live_event', 'id')))`,
        // Without the same places a query without an order would answer in another one.
        `select 'places', json_agg(array[relname, pg_relation_size(oid)::text, relpages::text, reltuples::text] order by relname)
         from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      )
      .join(' union all '),
  )
  return rows
}

const nameOf = ({ address }: TestServer) => ('database' in address ? address.database : address.connectionString)

const { endsWithRun } = testCluster.parse(JSON.parse(process.env.TEST_CLUSTER ?? '{}'))

async function inServer<T>(work: (server: TestServer) => Promise<T>) {
  const server = await startTestServer()
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

test('a server finds none of what a server before has left', async () => {
  const [before, name] = await inServer(async (server) => [await contentsOf(server), nameOf(server)])
  await inServer(async (server) => {
    expect(nameOf(server) === name).toBe(endsWithRun)
    const operator = await server.given.signedIn({ userType: UserType.operator })
    await server.given.signedIn()
    await operator.tryCall('signIn', { loginId: 'nobody', password: 'wrong' })
    await runSql(server.address, `update user_account set name = 'another'; delete from route; delete from meta`)
    expect(await contentsOf(server)).not.toEqual(before)
  })
  await inServer(async (server) => {
    expect(nameOf(server) === name).toBe(endsWithRun)
    expect(await contentsOf(server)).toEqual(before)
  })
})

test.each([
  ['a table was changed, even back again', 'alter table throttle rename to gone; alter table gone rename to throttle'],
  ['a trigger was turned off', 'alter table audit_log disable trigger audit_log_kept'],
  [
    'a trigger was added',
    'create trigger extra before update on meta for each row execute function suppress_redundant_updates_trigger()',
  ],
  ['a right was taken away', 'revoke select on meta from atrium_platform'],
  ['the planner was told of the rows', 'analyze user_account'],
  [
    'a setting was changed',
    `do $$ begin execute format('alter database %I set work_mem = ''1MB''', current_database()); end $$`,
  ],
  [
    'much was deleted',
    `insert into meta select n, to_json(repeat(md5(n::text), 40)) from generate_series(1, 20000) n; delete from meta`,
  ],
])('a database is not for the next server where %s', async (_what, text) => {
  const name = await inServer(async (server) => {
    await runSql(server.address, text)
    return nameOf(server)
  })
  expect(await inServer(async (server) => nameOf(server))).not.toBe(name)
})

test('a database is not for the next server while another connection is at work on it, nor once it was cut', async () => {
  const name = await inServer(async (server) => {
    await server.database.cut()
    await server.database.mend()
    return nameOf(server)
  })
  const [other, left] = await inServer(async (server) => [nameOf(server), await server.startAnother()] as const)
  expect(other).not.toBe(name)
  await inServer(async (server) => expect(nameOf(server)).not.toBe(other))
  await left.stop()
})

test('two servers at once have a database each', async () => {
  await inServer((one) => inServer(async (two) => expect(nameOf(one)).not.toBe(nameOf(two))))
})

test('a server that was closed asks nothing more of its database', async () => {
  const { tx } = await inServer(async (server) => server.services)
  await expect(tx({ as: 'platform' }, (db) => db.selectFrom('meta').selectAll().execute())).rejects.toThrow(
    'has closed',
  )
})
