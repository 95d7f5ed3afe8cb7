import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findUnplannable, statementsIn } from './planned.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('what a database understands is planned, with parameters and without', async () => {
  const texts = [
    'select * from "enterprise" where "id" = $1 order by "id" limit $2',
    'insert into "throttle" select * from "throttle" where false returning *',
    'with found as (select "id" from "job" for update skip locked) update "job" set "step" = $1 where "id" in (select "id" from found)',
    'delete from "session"',
    'lock table "session"',
    "set local statement_timeout = '1s'",
    'select 1 / 0',
  ]
  expect(await findUnplannable(server.address, texts)).toEqual([])
  expect(await server.given.signedIn()).toBeDefined()
})

test.each([
  ['syntax error', 'select from where'],
  ['column "colour" does not exist', 'select "colour" from "enterprise"'],
  ['relation "garden" does not exist', 'update "garden" set "id" = $1'],
  ['function any_of_tomorrow(text) does not exist', 'select any_of_tomorrow("id") from "enterprise"'],
  ['relation "garden" does not exist', 'lock table "garden"'],
])('what a database does not understand is told, with what it says of it: %s', async (reason, text) => {
  const failed = await findUnplannable(server.address, ['select 1', text, 'select 2'])
  expect(failed).toEqual([expect.stringMatching(reason.replaceAll(/[()]/g, '.'))])
  expect(failed[0]).toContain(text)
})

test('statements of a run are one text of each, without what has no plan of its own', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'statements-'))
  const keep = (name: string, texts: string[]) =>
    writeFile(path.join(folder, `${name}.json`), JSON.stringify(texts.map((text) => [`~${text}`, text])))
  await keep('one', ['select 1', 'select 2', 'begin; set local x', 'explain execute asked'])
  await keep('two', ['select 2', 'declare a_list no scroll cursor for (select 3)', 'fetch forward 500 from a_list'])
  expect(() => statementsIn(folder, 9)).toThrow('9 files of tests ran')
  expect(statementsIn(folder, 2).toSorted()).toEqual(['(select 3)', 'select 1', 'select 2'])
  await rm(folder, { recursive: true })
})
