import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { tables } from '../../composition/rooms.ts'
import { demoEnterprises } from '../../portal/page/demo/accounts.ts'
import { addressOf, runSql, testCluster } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import type { DatabaseAddress } from './pool.ts'
import { platform, type Scope } from './scope.ts'

const tenantTables = tables.filter(({ kind }) => kind === 'tenant')
const names = tenantTables.map(({ name }) => name)
const readable = tenantTables.filter(({ app = '' }) => app.includes('select')).map(({ name }) => name)
const unreadable = names.filter((name) => !readable.includes(name))

const { one, two } = demoEnterprises
const inOne: Scope = { as: 'tenant', entId: one.id, userId: null }
let server: TestServer
let superuser: DatabaseAddress

beforeAll(async () => {
  server = await startTestServer()
  const { rows } = await runSql(server.address, 'select current_database() as name')
  const cluster = testCluster.parse(JSON.parse(process.env.TEST_CLUSTER ?? '{}'))
  superuser = addressOf(cluster.superuser, String(rows[0]?.name))
  // One row of each table in the second enterprise: it matters only whose row it is.
  for (const name of names) await addRow(name)
})

afterAll(async () => server.close())

test('every table that a space may touch has forced row-level security', async () => {
  const { rows } = await server.services.tx(platform, (db) =>
    sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and has_any_column_privilege('atrium_app', c.oid, 'select, insert, update')
        and not (c.relrowsecurity and c.relforcerowsecurity)
      order by 1`.execute(db),
  )
  expect(rows.map(({ name }) => name)).toEqual([])
})

test('every table with an enterprise in its key is among those tested here', async () => {
  const { rows } = await server.services.tx(platform, (db) =>
    sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'ent_id'
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and has_any_column_privilege('atrium_app', c.oid, 'select, insert, update')
      order by 1`.execute(db),
  )
  expect(rows.map(({ name }) => name)).toEqual(names.toSorted())
})

test.each(readable)('S37: %s of another enterprise does not exist for a query without a condition', async (table) => {
  expect(await asOwner(table)).toContainEqual({ ent_id: two.id })
  expect(await asSpace(table, one.id)).not.toContainEqual({ ent_id: two.id })
  // Routes of no enterprise belong to everyone.
  expect((await asSpace(table, null)).filter(({ ent_id: entId }) => entId !== null)).toEqual([])
})

test.each(unreadable)('S37: %s is not read by a space at all', async (table) => {
  expect(await asOwner(table)).toContainEqual({ ent_id: two.id })
  await expect(asSpace(table, one.id)).rejects.toThrow(/permission denied/)
})

test.each(tenantTables)(
  'S37: a row of $name cannot be written into another enterprise',
  async ({ name: table, app = '' }) => {
    const copy = server.services.tx(inOne, async (db) => {
      const columns = await columnsOf(table)
      const values = columns.map((column) => (column === 'ent_id' ? sql.lit(two.id) : sql`null`))
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values (${sql.join(values)})`.execute(
        db,
      )
    })
    const mayInsert = app.includes('insert')
    await expect(copy).rejects.toThrow(mayInsert ? /row-level security/ : /permission denied/)
  },
)

test('the audit log can be added to and never changed, by no request', async () => {
  for (const scope of [platform, inOne]) {
    const change = server.services.tx(scope, (db) => db.updateTable('audit_log').set({ action: 'other' }).execute())
    await expect(change).rejects.toThrow(/permission denied/)
    await expect(server.services.tx(scope, (db) => db.deleteFrom('audit_log').execute())).rejects.toThrow(
      /permission denied/,
    )
  }
})

test('a space knows its own members only', async () => {
  const rows = await server.services.tx(inOne, (db) => db.selectFrom('user_account').select('login_id').execute())
  expect(rows.map(({ login_id }) => login_id).sort()).toEqual(['admin', 'developer', 'member', 'partner'])
})

test.each(['credential', 'session'] as const)('%s is out of reach of a space', async (table) => {
  const reading = server.services.tx(inOne, (db) => db.selectFrom(table).select('user_id').execute())
  await expect(reading).rejects.toThrow(/permission denied/)
})

test('the next transaction of the same connection does not know whose the last one was', async () => {
  await server.services.tx(inOne, (db) => db.selectFrom('membership').select('ent_id').execute())
  const { rows } = await server.services.tx(platform, (db) =>
    sql<object>`
      select coalesce(current_setting('app.ent_id', true), '') as ent, current_user as role`.execute(db),
  )
  expect(rows).toEqual([{ ent: '', role: 'atrium_platform' }])
})

/** Fills the row as its columns and checks ask for; no key of another table is looked at. */
async function addRow(table: string) {
  const { rows } = await runSql(
    superuser,
    `select attname as name, format_type(atttypid, null) as type,
        (select substring(string_agg(pg_get_constraintdef(oid), ' ') from '\\m' || attname || ' = (?:ANY \\(ARRAY\\[)?''?(\\w+)')
          from pg_constraint where conrelid = attrelid and contype = 'c') as choice
      from pg_attribute
      where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
        and (attname in (${['ent_id', ...(also[table] ?? [])].map((name) => `'${name}'`).join(', ')}) or (attnotnull and not atthasdef))`,
  )
  const values = rows.map(({ name, type, choice }) =>
    name === 'ent_id' ? two.id : (choice ?? another[String(name)] ?? least[String(type)] ?? '/x'),
  )
  await runSql(
    superuser,
    `set session_replication_role = replica;
     insert into ${table} (${rows.map(({ name }) => name).join(', ')}) values ('${values.join("', '")}') on conflict do nothing`,
  )
}

/** What a check wants beside what must be there. */
const also: Record<string, readonly string[]> = {
  announcement: ['title_zh', 'content_zh'],
  chat_message: ['text'],
  route: ['app'],
}

/** Of two who cannot be the same. */
const another: Record<string, string> = { deputy_id: '/y' }

const least: Record<string, string> = {
  'timestamp with time zone': 'now',
  boolean: 'f',
  integer: '1',
  smallint: '1',
  bigint: '1',
  jsonb: '{}',
  'text[]': '{}',
  bytea: '\\\\x00',
}

async function asOwner(table: string) {
  return (await runSql(server.address, `select distinct ent_id from ${table}`)).rows
}

async function asSpace(table: string, entId: string | null) {
  const { rows } = await server.services.tx({ as: 'tenant', entId, userId: null }, (db) =>
    sql<{ ent_id: string | null }>`select distinct ent_id from ${sql.table(table)}`.execute(db),
  )
  return rows
}

async function columnsOf(table: string) {
  const { rows } = await server.services.tx(platform, (db) =>
    sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db),
  )
  return rows.map(({ name }) => name)
}
