import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { createPool } from './pool.ts'
import { platform } from './scope.ts'
import { createTransact, type Db, type Transact } from './tx.ts'

let server: TestServer
let pool: Pool
let tx: Transact

beforeAll(async () => {
  server = await startTestServer()
  await runSql(server.address, failingCommits)
  // One connection: the waiting caller gets the very one that the failed transaction gave back.
  pool = createPool(server.address, { log: pino({ level: 'silent' }), max: 1 })
  tx = createTransact(pool)
})
afterAll(async () => {
  await pool.end()
  await server.close()
})

test('V06: a serialisation failure at the commit is tried again, like any other', async () => {
  let tries = 0
  await tx(platform, async (db) => {
    tries += 1
    await note(db, 'conflict')
  })
  expect(tries).toBe(2)
  expect(await noted('conflict')).toBe(1)
})

test('V06: what a commit failed of is what is said', async () => {
  const failed = tx(platform, (db) => note(db, 'broken'))
  await expect(failed).rejects.toMatchObject({ code: 'P0001', message: 'broken at the commit' })
  expect(await noted('broken')).toBe(0)
})

test('a failed commit ends no transaction of the next holder of the connection (V06)', async () => {
  const failed = tx(platform, (db) => note(db, 'broken'))
  const next = tx(platform, async (db) => {
    await note(db, 'innocent')
    await failed.catch(() => undefined)
    await note(db, 'innocent')
  })
  await expect(failed).rejects.toMatchObject({ code: 'P0001' })
  await next
  expect(await noted('innocent')).toBe(2)
})

async function note(db: Db, word: string) {
  await sql`insert into noted (word) values (${word})`.execute(db)
}

async function noted(word: string) {
  const { rows } = await runSql(server.address, `select 1 from noted where word = '${word}'`)
  return rows.length
}

/** A table that looks at its rows at the commit: one word fails once, as two writers at once do, another always. */
const failingCommits = `
  create table noted (word text);
  create sequence failures;
  grant all on noted to atrium_platform;
  grant usage on sequence failures to atrium_platform;
  create function look() returns trigger language plpgsql as $$
  begin
    if new.word = 'conflict' and nextval('failures') = 1 then
      raise exception 'two that wrote at once' using errcode = '40001';
    end if;
    if new.word = 'broken' then raise exception 'broken at the commit'; end if;
    return null;
  end $$;
  create constraint trigger look after insert on noted deferrable initially deferred
    for each row execute function look()`
