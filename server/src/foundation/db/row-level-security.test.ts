import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { demoEnterprises } from '../../portal/demo/accounts.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { reviewed } from './reviewed-privileges.ts'
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
  'ent_style',
  'connector',
  'connector_domain',
  'invitation',
  'audit_log',
  'messenger_app',
  'password_policy',
  'identity_binding',
  'live_event',
  'route',
  'stored_file',
  'app_whitelist',
] as const
const readable = tenantTables.filter((table) => reviewed.atrium_app[table].includes('select'))
const unreadable = tenantTables.filter((table) => !readable.includes(table))

const { one, two } = demoEnterprises
const inOne: Scope = { as: 'tenant', entId: one.id, userId: null }
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  const member = await server.given.signIn({ loginId: 'admin2' })
  const [application] = await member.call('listApplications', {})
  await member.call('updateCommonApplications', { ids: [application?.id ?? ''] })
  await runSql(
    server.address,
    `insert into connector (ent_id, id, name, issuer, client_id, client_secret) values ('${two.id}', 'x', 'x', 'x', 'x', 'x');
     insert into connector_domain (ent_id, domain, proof) values ('${two.id}', 'two.example', 'x');
     insert into invitation (ent_id, id, code_mac, purpose, user_type, quota, expires_at)
       values ('${two.id}', 'x', 'x', 'x', 0, 1, now() + interval '1 day');
     insert into messenger_app (ent_id, type, app_id, app_secret) values ('${two.id}', 'dingtalk', 'x', 'x');
     insert into password_policy (ent_id) values ('${two.id}');
     insert into ent_style (ent_id) values ('${two.id}');
     insert into app_whitelist (id, ent_id, kind, value) values ('x', '${two.id}', 'host', 'x.example');
     insert into route (id, ent_id, path, app) values ('x', '${two.id}', '/x', 'x');
     insert into stored_file (id, ent_id, purpose, name, media_type, size_bytes, place) values ('x', '${two.id}', 'x', 'x', 'x', 1, 'x');
     insert into identity_binding (ent_id, id, provider, subject_scope, external_id, user_id, nickname)
       select ent_id, 'x', 'dingtalk', 'x', 'x', user_id, 'x' from membership where ent_id = '${two.id}' limit 1;
     insert into live_event (ent_id, audience, kind, payload) values ('${two.id}', 'all', 'x', '{}');
     insert into audit_log (id, ent_id, action, target_kind, target_id) values ('log', '${two.id}', 'x', 'x', 'x')`,
  )
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
  expect(rows.map(({ name }) => name)).toEqual([...tenantTables].sort())
})

test.each(readable)('S37: %s of another enterprise does not exist for a query without a condition', async (table) => {
  expect(await asOwner(table)).toContainEqual({ ent_id: two.id })
  expect(await asSpace(table, one.id)).not.toContainEqual({ ent_id: two.id })
  // Routes of nobody are everybody's.
  expect((await asSpace(table, null)).filter(({ ent_id: entId }) => entId !== null)).toEqual([])
})

test.each(unreadable)('S37: %s is not read by a space at all', async (table) => {
  expect(await asOwner(table)).toContainEqual({ ent_id: two.id })
  await expect(asSpace(table, one.id)).rejects.toThrow(/permission denied/)
})

test.each(tenantTables)('S37: a row of %s cannot be written into another enterprise', async (table) => {
  const copy = server.services.tx(inOne, async (db) => {
    const columns = await columnsOf(table)
    const values = columns.map((column) => (column === 'ent_id' ? sql.lit(two.id) : sql`null`))
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values (${sql.join(values)})`.execute(
      db,
    )
  })
  const mayInsert = reviewed.atrium_app[table].includes('insert')
  await expect(copy).rejects.toThrow(mayInsert ? /row-level security/ : /permission denied/)
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
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db),
  )
  return rows.map(({ name }) => name)
}
