import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { pino } from 'pino'
import { UserType } from '@atrium/shared-utility/contract'
import { demoEnterprises } from '../../portal/page/demo/accounts.ts'
import { addressOf, runSql, testCluster } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createPool, type DatabaseAddress } from './pool.ts'
import { restrictDatabase } from './restrict.ts'
import { platform, type Scope } from './scope.ts'

const { one } = demoEnterprises
const inOne: Scope = { as: 'tenant', entId: one.id, userId: null }
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('T14: the server is no superuser, owns the database, and can make neither roles nor databases', async () => {
  const { rows } = await runSql(
    server.address,
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
      pg_get_userbyid((select datdba from pg_database where datname = current_database())) = current_user as owns
      from pg_roles where rolname = current_user`,
  )
  const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false }
  expect(rows).toEqual([{ ...none, owns: true }])
})

test('T14: a start as a superuser says so in the log, and one as the owner does not', async () => {
  const { superuser } = testCluster.parse(JSON.parse(process.env.TEST_CLUSTER ?? '{}'))
  const said = async (address: DatabaseAddress) => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const pool = createPool(address, { log, max: 1 })
    await restrictDatabase(pool, log)
    await pool.end()
    return lines.join('')
  }
  expect(await said(server.address)).toBe('')
  expect(await said(addressOf(superuser, databaseOf(server)))).toContain('is a superuser')
})

test('T14: every function that runs as its owner looks into the schema, and into the temporary one last', async () => {
  const { rows } = await runSql(
    server.address,
    `select proname as name, coalesce(array_to_string(proconfig, ';'), '') as settings,
      has_function_privilege('public', oid, 'execute') as open
      from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toMatchObject({ settings: 'search_path=public, pg_temp', open: false })
})

test.each([inOne, platform])('T14: no request makes a table of its own, as $as', async (scope) => {
  const make = (what: string) => server.services.tx(scope, (db) => sql.raw(what).execute(db))
  await expect(make('create temp table enterprise (id text)')).rejects.toThrow(/permission denied/)
  await expect(make('create table public.mine (id text)')).rejects.toThrow(/permission denied/)
  await expect(make('create schema mine')).rejects.toThrow(/permission denied/)
})

test('T14: a temporary table is never taken for the audit log by the trigger that chains it', async () => {
  await runSql(server.address, `grant temporary on database ${databaseOf(server)} to atrium_app`)
  await server.services.tx(inOne, async (db) => {
    await sql`create temp table audit_log on commit drop as
      select 'demo1'::text as ent_id, 1000::bigint as seq, 'forged'::text as hash`.execute(db)
    await sql`insert into public.audit_log (id, ent_id, action, target_kind, target_id)
      values ('mine', ${one.id}, 'x', 'x', 'x')`.execute(db)
  })
  const { rows } = await runSql(server.address, `select prev_hash from audit_log where id = 'mine'`)
  expect(rows).not.toEqual([{ prev_hash: 'forged' }])
})

test('T14: a space makes no stranger its member, and so learns nothing of them', async () => {
  const stranger = await server.given.person()
  const found = server.services.tx(inOne, async (db) => {
    await sql`insert into membership (ent_id, user_id, user_type) values (${one.id}, ${stranger.id}, 0)`.execute(db)
    return sql`select name, login_id, phone, email from user_account where id = ${stranger.id}`.execute(db)
  })
  await expect(found).rejects.toThrow(/permission denied/)
  const moved = server.services.tx(inOne, (db) =>
    sql`update membership set user_id = ${stranger.id} where user_type = ${UserType.member}`.execute(db),
  )
  await expect(moved).rejects.toThrow(/permission denied/)
})

function databaseOf({ address }: TestServer) {
  return 'connectionString' in address ? new URL(address.connectionString).pathname.slice(1) : address.database
}
