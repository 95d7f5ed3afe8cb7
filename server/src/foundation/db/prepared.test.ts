import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { builtOnce, type ValueOf } from './built-once.ts'
import { createPool } from './pool.ts'
import { platform, type Scope } from './scope.ts'
import { createTransact, type Db, type Transact } from './tx.ts'

const often = 12
const tenant = { as: 'tenant', entId: null, userId: null } as const satisfies Scope

let server: TestServer
let pool: Pool
let tx: Transact

beforeAll(async () => {
  server = await startTestServer()
  await runSql(server.address, 'create table kept (id int primary key); insert into kept values (1), (2)')
  await runSql(server.address, 'grant select on kept to atrium_platform, atrium_app')
})
afterAll(() => server.close())
beforeEach(() => {
  pool = createPool(server.address, { log: pino({ level: 'silent' }), max: 1 })
  tx = createTransact(pool)
})
afterEach(() => pool.end())

test('what finds by its key and is asked often is kept ready, once for each role', async () => {
  await ask(often, byKey)
  expect(await kept()).toBe(1)
  await ask(often, byKey, tenant)
  expect(await kept()).toBe(2)
})

test('what is asked now and then is not', async () => {
  await ask(2, byKey)
  expect(await kept()).toBe(0)
})

test('the same statement twice at once, before the database has answered the first, is answered twice', async () => {
  await ask(often - 3, byKey)
  const both = () => tx(platform, (db) => Promise.all([byKey(db), byKey(db)]))
  for (let turn = 0; turn < 3; turn += 1) expect(await both()).toEqual([[{ id: 1 }], [{ id: 1 }]])
  expect(await kept()).toBe(1)
})

test.each([
  ['looks for a text', (db: Db) => sql`select * from kept where id::text like ${'1%'}`.execute(db)],
  ['wants the first of many', (db: Db) => sql`select * from kept order by id limit ${1}`.execute(db)],
])('what %s is planned with its values each time', async (_, query) => {
  await ask(often, query)
  expect(await kept()).toBe(0)
})

test('a statement that is built once takes its values anew each time', async () => {
  let built = 0
  const twoOf = builtOnce((db, value: ValueOf<{ id: number; word: string }>) => {
    built += 1
    return sql<{ id: number; word: string }>`select id, ${value('word')} as word from kept
      where id = ${value('id')} and ${value('word')} <> ''`.compile(db)
  })
  const ask = (id: number, word: string) => tx(platform, (db) => twoOf(db, { id, word }))
  expect(await ask(1, 'one')).toEqual([{ id: 1, word: 'one' }])
  expect(await ask(2, "two'")).toEqual([{ id: 2, word: "two'" }])
  expect(built).toBe(1)
})

test('columns that another process adds fail no query', async () => {
  await ask(often, byKey)
  await runSql(server.address, `alter table kept add column word text default 'new'`)
  expect(await tx(platform, byKey)).toEqual([{ id: 1, word: 'new' }])
  await runSql(server.address, 'alter table kept drop column word')
  expect(await tx(platform, byKey)).toEqual([{ id: 1 }])
})

test.each([
  ['columns that are added', `alter table kept add column word text default 'new'`, { word: 'new' }],
  ['columns that are taken away', 'alter table kept drop column word', {}],
])('%s fail none of those that ask at once, each on a connection of its own', async (_, change, more) => {
  const ready = createPool(server.address, { log: pino({ level: 'silent' }), max: 4 })
  const transact = createTransact(ready)
  const all = () => Promise.all(Array.from({ length: 4 }, () => transact(platform, byKey)))
  for (let turn = 0; turn < often; turn += 1) await all()
  await runSql(server.address, change)
  expect(await all()).toEqual(Array.from({ length: 4 }, () => [{ id: 1, ...more }]))
  await ready.end()
})

test('a proxy that does not know of what was kept ready fails no query, and nothing is kept any more', async () => {
  await ask(often, byKey)
  await tx(platform, (db) => sql`deallocate all`.execute(db))
  expect(await tx(platform, byKey)).toEqual([{ id: 1 }])
  await ask(often, byKey)
  expect(await kept()).toBe(0)
})

async function byKey(db: Db) {
  const { rows } = await sql`select * from kept where id = ${1}`.execute(db)
  return rows
}

async function ask(times: number, query: (db: Db) => Promise<unknown>, scope: Scope = platform) {
  for (let turn = 0; turn < times; turn += 1) await tx(scope, query)
}

async function kept() {
  const { rows } = await tx(platform, (db) =>
    sql<{ count: number }>`select count(*) from pg_prepared_statements where statement ilike ${'%kept%'}`.execute(db),
  )
  return rows[0]?.count
}
