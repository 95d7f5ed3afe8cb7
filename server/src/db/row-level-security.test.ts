import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { demoEnterprises } from '../seed/accounts.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { platform, type Scope } from './scope.ts'

const tenantTables = [
  'membership',
  'role',
  'role_member',
  'role_permission',
  'two_step_setting',
  'application',
  'application_pin',
  'navigation_item',
  'connector',
  'connector_domain',
  'audit_log',
  'messenger_app',
  'password_policy',
] as const
/** Reachable from a space although they have no rules of their own: nothing in them belongs to anybody. */
const common = ['saas_category', 'system_state']

const { one, two } = demoEnterprises
const inOne: Scope = { as: 'tenant', entId: one.id, userId: null }
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  const member = await server.given.signIn({ loginId: 'admin2' })
  const [application] = await member.call('listApplications', {})
  await member.call('updateCommonApplications', { ids: [application?.id ?? ''] })
  const connector = { ent_id: two.id, id: 'connector', name: 'x', issuer: 'x', client_id: 'x', client_secret: 'x' }
  await server.services.tx(platform, (db) => db.insertInto('connector').values(connector).execute())
  const domain = { ent_id: two.id, domain: 'two.example', proof: 'x' }
  await server.services.tx(platform, (db) => db.insertInto('connector_domain').values(domain).execute())
  const log = { id: 'log', ent_id: two.id, action: 'x', target_kind: 'x', target_id: 'x' }
  const app = { ent_id: two.id, type: 'dingtalk' as const, app_id: 'x', app_secret: 'x' }
  await server.services.tx(platform, (db) => db.insertInto('messenger_app').values(app).execute())
  await server.services.tx(platform, (db) => db.insertInto('password_policy').values({ ent_id: two.id }).execute())
  await server.services.tx(platform, (db) => db.insertInto('audit_log').values(log).execute())
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
  expect(rows.map(({ name }) => name)).toEqual(common)
})

test('every table with an enterprise in its key is among those tested here', async () => {
  const { rows } = await server.services.tx(platform, (db) =>
    sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'ent_id'
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and has_table_privilege('atrium_app', c.oid, 'insert')
      order by 1`.execute(db),
  )
  expect(rows.map(({ name }) => name)).toEqual([...tenantTables].sort())
})

test.each(tenantTables)('%s of another enterprise does not exist for a query without a condition', async (table) => {
  const rowsOf = (scope: Scope) =>
    server.services.tx(scope, (db) =>
      sql<{ ent_id: string }>`select distinct ent_id from ${sql.table(table)}`.execute(db),
    )
  expect((await rowsOf(platform)).rows).toContainEqual({ ent_id: two.id })
  expect((await rowsOf(inOne)).rows).not.toContainEqual({ ent_id: two.id })
  expect((await rowsOf({ as: 'tenant', entId: null, userId: null })).rows).toEqual([])
})

test.each(tenantTables)('a row of %s cannot be written into another enterprise', async (table) => {
  const copy = server.services.tx(inOne, async (db) => {
    const columns = await columnsOf(table)
    const values = columns.map((column) => (column === 'ent_id' ? sql.lit(two.id) : sql`null`))
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values (${sql.join(values)})`.execute(
      db,
    )
  })
  await expect(copy).rejects.toThrow(/row-level security/)
})

test('the audit log can be added to and never changed, by no request', async () => {
  for (const scope of [platform, inOne]) {
    const change = server.services.tx(scope, (db) => db.updateTable('audit_log').set({ action: 'other' }).execute())
    await expect(change).rejects.toThrow(/permission denied/)
    await expect(server.services.tx(scope, (db) => db.deleteFrom('audit_log').execute())).rejects.toThrow(
      /permission denied/,
    )
  }
})

test('a space knows its members and nobody else', async () => {
  const rows = await server.services.tx(inOne, (db) => db.selectFrom('user_account').select('login_id').execute())
  expect(rows.map(({ login_id }) => login_id).sort()).toEqual(['admin', 'developer', 'member', 'partner'])
})

async function columnsOf(table: string) {
  const { rows } = await server.services.tx(platform, (db) =>
    sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db),
  )
  return rows.map(({ name }) => name)
}
