import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { enterpriseTypes, joiningTypes, platformStaff } from '@atrium/shared-utility/contract'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { tables } from '../../composition/rooms.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each(['atrium_app', 'atrium_platform'] as const)('T14: %s may do what the reviewed table says', async (role) => {
  const { rows } = await runSql(server.address, privilegesOf(role))
  const found = Object.fromEntries(rows.map(({ name, granted }: Record<string, unknown>) => [name, granted]))
  expect(found).toEqual(reviewed(role))
})

test('T14: no role but the two of requests and the owner has any right on a table, but for the builder, which reads comments of records', async () => {
  const { rows } = await runSql(
    server.address,
    `select distinct grantee::regrole::text as name from pg_class c, aclexplode(c.relacl)
      where relnamespace = 'public'::regnamespace and grantee <> relowner
        and not (grantee = 'atrium_builder'::regrole and relname = 'record_comment' and privilege_type = 'SELECT')
      order by 1`,
  )
  expect(rows).toEqual([{ name: 'atrium_app' }, { name: 'atrium_platform' }])
})

test('T14: every column that holds a secret is known as one, and is out of reach of a space', async () => {
  const { rows } = await runSql(
    server.address,
    `select c.relname || '.' || attname as name, has_column_privilege('atrium_app', c.oid, attnum, 'select') as open
      from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by 1`,
  )
  const columns = new Map<string, boolean>(rows.map(({ name, open }) => [String(name), open === true]))
  const looking = [...columns.keys()].filter((name) => likeASecret.test(name.split('.')[1] ?? ''))
  const secrets = tables.flatMap(({ name, secrets: own = [] }) => own.map((column) => `${name}.${column}`))
  const not = tables.flatMap(({ name, notSecret = {} }) => Object.keys(notSecret).map((column) => `${name}.${column}`))
  const known = [...secrets, ...not]
  expect(looking.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !columns.has(name))).toEqual([])
  expect(secrets.filter((name) => columns.get(name) !== false)).toEqual([])
})

test('each column that holds a user type takes the types of the contract that can be there, and no other', async () => {
  const { rows } = await runSql(
    server.address,
    `select conrelid::regclass || '.' || attname as name, pg_get_constraintdef(c.oid) as rule
      from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'c' and cardinality(conkey) = 1 and attname ~ '(user|platform|joining)_type$' order by 1`,
  )
  const taken = rows.map(({ name, rule }) => [name, String(rule).match(/\d+/g)?.map(Number)])
  expect(Object.fromEntries(taken)).toEqual({
    'connector.joining_type': joiningTypes,
    'invitation.user_type': joiningTypes,
    'membership.user_type': enterpriseTypes,
    'user_account.platform_type': platformStaff,
  })
})

/** What the rooms say of their tables. */
function reviewed(role: 'atrium_app' | 'atrium_platform') {
  const field = role === 'atrium_app' ? 'app' : 'platform'
  return Object.fromEntries(tables.flatMap((table) => (table[field] === undefined ? [] : [[table.name, table[field]]])))
}

/** What people call a column that no person should read. */
const likeASecret =
  /secret|seed|phc|password|hash|mac$|seal|token|verifier|nonce|handed|salt|challenge|proof|value|public_key|credential|code/

/** Table by table: the whole of it, or in brackets some of its columns. */
function privilegesOf(role: string) {
  return `
    select relname as name, string_agg(granted, ', ' order by place) as granted from (
      select relname, place,
        case when has_table_privilege('${role}', c.oid, kind) then kind
          when has_any_column_privilege('${role}', c.oid, kind) then kind || ' (' || (
            select string_agg(attname, ' ' order by attname) from pg_attribute
            where attrelid = c.oid and attnum > 0 and has_column_privilege('${role}', c.oid, attnum, kind)) || ')'
        end as granted
      from pg_class c, (values (1, 'select'), (2, 'insert'), (3, 'update')) as kinds (place, kind)
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      union all
      select relname, place, kind from pg_class c,
        (values (4, 'delete'), (5, 'truncate'), (6, 'references'), (7, 'trigger')) as kinds (place, kind)
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and has_table_privilege('${role}', c.oid, kind)
    ) as each where granted is not null group by 1 order by 1`
}
