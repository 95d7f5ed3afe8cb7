import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { givenApp } from '../test/given-app.ts'
import { schemaOf } from './names.ts'

let server: TestServer
let ours: Awaited<ReturnType<typeof givenApp>>
let theirs: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  server = await startTestServer()
  ours = await givenApp(server)
  theirs = await givenApp(server)
})
afterAll(() => server.close())

test('L02: every table of records has forced row-level security, two policies, the builder as owner, and rights for spaces alone', async () => {
  const { rows } = await runSql(
    server.address,
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced, c.relowner::regrole::text as owner,
        (select string_agg(polname, ' ' order by polname) from pg_policy where polrelid = c.oid) as policies,
        (select string_agg(distinct grantee::regrole::text, ' ') from aclexplode(c.relacl) where grantee <> c.relowner) as open_to
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname like 'records\\_%'`,
  )
  expect(rows).toHaveLength(2)
  for (const row of rows)
    expect(row).toMatchObject({
      forced: true,
      owner: 'atrium_builder',
      policies: 'keeper space',
      open_to: 'atrium_app',
    })
})

test('L03: a registry that leads to the table of another enterprise shows and writes nothing of it, however often it was asked before', async () => {
  const { id, rev } = await theirs.member.call('addRecord', { ...theirs.where, values: { name: 'theirs' } })
  const own = await ours.member.call('addRecord', { ...ours.where, values: { name: 'ours' } })
  for (let turn = 0; turn < 25; turn += 1) {
    await theirs.member.call('getRecord', { ...theirs.where, id })
    await theirs.member.call('listRecords', theirs.where)
    const one = await theirs.member.call('addRecord', { ...theirs.where, values: { name: 'theirs' } })
    await theirs.member.call('updateRecord', { ...theirs.where, id: one.id, rev: 1, values: { name: 'changed' } })
    await theirs.member.call('deleteRecord', { ...theirs.where, id: one.id, rev: 2 })
    await ours.member.call('getRecord', { ...ours.where, id: own.id })
    await ours.member.call('listRecords', ours.where)
  }
  const before = await everything()
  // A schema is named after the enterprise of the call; asked here as if the registry had led to the other one's.
  const [mine, other] = [await tableOf(ours), await tableOf(theirs)]
  const as = (text: string) => server.services.tx(inOurs(), (db) => sql.raw(text).execute(db))
  const table = `"${schemaOf(theirs.enterprise.id)}"."${other}"`
  for (let turn = 0; turn < 25; turn += 1) {
    expect((await as(`select * from ${table}`)).rows).toEqual([])
    expect((await as(`select * from ${table} where _id = '${id}'`)).rows).toEqual([])
    await expect(as(`update ${table} set _rev = 9`)).rejects.toThrow(/another enterprise/)
    await expect(as(`delete from ${table}`)).rejects.toThrow(/another enterprise/)
    await expect(
      as(
        `insert into ${table} (_id, _created_at, _created_by, _updated_at, _updated_by) values ('x', now(), 'x', now(), 'x')`,
      ),
    ).rejects.toThrow(/another enterprise|row-level security/)
  }
  expect(await everything()).toEqual(before)
  expect(mine).not.toBe(other)
  expect((await theirs.member.call('getRecord', { ...theirs.where, id })).rev).toBe(rev)
})

test('L03: no statement that names a table of records is ever kept ready', async () => {
  for (let turn = 0; turn < 30; turn += 1) await ours.member.call('listRecords', ours.where)
  const { rows } = await server.services.tx(inOurs(), (db) =>
    sql<{ kept: number; ofRecords: number }>`
      select count(*)::int as kept, count(*) filter (where statement like '%records\\_%')::int as "ofRecords"
      from pg_prepared_statements`.execute(db),
  )
  expect(rows[0]?.ofRecords).toBe(0)
  expect(rows[0]?.kept).toBeGreaterThan(0)
})

test('no role of the platform reads or writes a record', async () => {
  const table = `"${schemaOf(ours.enterprise.id)}"."${await tableOf(ours)}"`
  const read = server.services.tx({ as: 'platform' }, (db) => sql.raw(`select * from ${table}`).execute(db))
  await expect(read).rejects.toThrow(/permission denied/)
})

const inOurs = () => ({ as: 'tenant', entId: ours.enterprise.id, userId: ours.member.person.id }) as const

async function tableOf({ appId, enterprise }: Awaited<ReturnType<typeof givenApp>>) {
  const { rows } = await runSql(
    server.address,
    `select name from app_table where app_id = '${appId}' and ent_id = '${enterprise.id}'`,
  )
  return String(rows[0]?.name)
}

async function everything() {
  const table = `"${schemaOf(theirs.enterprise.id)}"."${await tableOf(theirs)}"`
  return (await runSql(server.address, `select * from ${table} order by _id`)).rows
}
