import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Transact } from '../../foundation/db/tx.ts'
import { prune } from '../../operation/watch/prune/prune.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { givenApp } from '../test/given-app.ts'
import { emptyBins } from './empty-bins.ts'
import { schemaOf } from './names.ts'

const dayMs = 24 * 60 * 60_000
const signal = new AbortController().signal
let server: TestServer
let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  app = await givenApp(server)
})

const after = (days: number, tx: Transact = server.services.tx) =>
  emptyBins({ tx, now: () => new Date(Date.now() + days * dayMs), signal })

/** A record that is deleted, one that was and is back, and one that never was. */
async function given() {
  const { member, where } = app
  const [deleted, back, kept] = [await added('deleted'), await added('back'), await added('kept')]
  await member.call('updateRecord', { ...where, id: deleted, rev: 1, values: { price: '7' } })
  for (const id of [deleted, kept]) await member.call('addRecordComment', { ...where, id, text: 'x' })
  await member.call('deleteRecord', { ...where, id: deleted, rev: 2 })
  await member.call('deleteRecord', { ...where, id: back, rev: 1 })
  await member.call('restoreRecord', { ...where, id: back })
  return { deleted, back, kept }
}

test('a record goes for good with its history and its comments thirty days after it was deleted, and no other one goes', async () => {
  const { deleted, back, kept } = await given()
  const other = await givenApp(server)
  const { id: theirs } = await other.member.call('addRecord', { ...other.where, values: { name: 'theirs' } })
  await after(29)
  expect(await idsIn(app)).toEqual([deleted, back, kept].sort())
  await after(31)
  expect(await idsIn(app)).toEqual([back, kept].sort())
  expect(await idsIn(other)).toEqual([theirs])
  const { rows } = await runSql(
    server.address,
    `select distinct record_id as id from record_history where ent_id = '${app.enterprise.id}'`,
  )
  expect(rows).toEqual([{ id: back }])
  const comments = await runSql(
    server.address,
    `select record_id as id from record_comment where ent_id = '${app.enterprise.id}'`,
  )
  expect(comments.rows).toEqual([{ id: kept }])
})

test('a process that died between what became of a record and the record leaves nothing for the next one', async () => {
  const { back, kept } = await given()
  let turns = 0
  const dying: Transact = (scope, work) => {
    if (scope.as === 'builder') turns += 1
    return scope.as === 'builder' && turns > 1 ? Promise.reject(new Error('killed')) : server.services.tx(scope, work)
  }
  await expect(after(31, dying)).rejects.toThrow('could not be emptied')
  await after(31)
  expect(await idsIn(app)).toEqual([back, kept].sort())
})

test('a table that cannot be emptied, or is registered and not made, keeps no other one', async () => {
  const { back, kept } = await given()
  const broken = await givenApp(server)
  const [table] = await tablesOf(broken)
  await runSql(server.address, `alter table ${table} rename column _deleted_at to _gone_at`)
  await runSql(
    server.address,
    `insert into app_table (ent_id, app_id, entity_uid, name) values ('${app.enterprise.id}', '${app.appId}', '0', 'unmade')`,
  )
  await expect(after(31)).rejects.toThrow('could not be emptied')
  expect(await idsIn(app)).toEqual([back, kept].sort())
  await runSql(server.address, `alter table ${table} rename column _gone_at to _deleted_at`)
})

test('what became of a record is kept for three years', async () => {
  const { back } = await given()
  const history = async () =>
    (await runSql(server.address, `select from record_history where record_id = '${back}'`)).rows.length
  const pruned = (days: number) => prune({ ...server.services, now: () => new Date(Date.now() + days * dayMs), signal })
  await pruned(3 * 365 - 1)
  expect(await history()).toBe(2)
  await pruned(3 * 365 + 1)
  expect(await history()).toBe(0)
})

async function added(name: string) {
  return (await app.member.call('addRecord', { ...app.where, values: { name } })).id
}

async function idsIn(of: typeof app) {
  const [table] = await tablesOf(of)
  const { rows } = await runSql(server.address, `select _id from ${table} order by _id`)
  return rows.map(({ _id: id }) => String(id))
}

async function tablesOf({ enterprise }: typeof app) {
  const { rows } = await runSql(
    server.address,
    `select name from app_table where ent_id = '${enterprise.id}' and name <> 'unmade'`,
  )
  return rows.map(({ name }) => `"${schemaOf(enterprise.id)}"."${String(name)}"`)
}
