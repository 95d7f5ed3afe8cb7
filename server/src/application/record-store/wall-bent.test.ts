import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { addressOf, runSql, testCluster } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { givenApp } from '../test/given-app.ts'
import { schemaOf } from './names.ts'

let server: TestServer
let ours: Awaited<ReturnType<typeof stage>>
let theirs: Awaited<ReturnType<typeof stage>>
beforeAll(async () => {
  server = await startTestServer()
  ours = await stage()
  theirs = await stage()
})
afterAll(() => server.close())

const warmUps = 50

/** An application with a record, every call of which was made so often that nothing is planned for the first time. */
async function stage() {
  const app = await givenApp(server)
  const { member, where } = app
  const { id } = await member.call('addRecord', { ...where, values: { name: 'kept', price: '7' } })
  for (let turn = 0; turn < warmUps; turn += 1) {
    const one = await member.call('addRecord', { ...where, values: { name: 'warm' } })
    await member.call('getRecord', { ...where, id })
    await member.call('listRecords', { ...where, sort: 'price', iSearch: 'kept' })
    await member.call('listRecords', where)
    await member.call('updateRecord', { ...where, id: one.id, rev: 1, values: { name: 'changed' } })
    await member.call('deleteRecord', { ...where, id: one.id, rev: 2 })
  }
  const { rows } = await runSql(server.address, `select name from app_table where app_id = '${app.appId}'`)
  return { ...app, id, table: String(rows[0]?.name) }
}

/** As the superuser, whom no wall stops. */
async function bend(text: string) {
  const { rows } = await runSql(server.address, 'select current_database() as name')
  const cluster = testCluster.parse(JSON.parse(process.env.TEST_CLUSTER ?? '{}'))
  return runSql(addressOf(cluster.superuser, String(rows[0]?.name)), text)
}

const nameIn = (table: string) =>
  bend(`update app_table set name = '${table}' where ent_id = '${ours.enterprise.id}' and app_id = '${ours.appId}'`)

/** Every call of ours that reads or writes a record: what comes back is nothing of theirs, and nothing is written. */
async function expectNothing(isThere: boolean) {
  const { member, where } = ours
  const { id } = theirs
  const before = await everything()
  const answers = {
    get: await member.tryCall('getRecord', { ...where, id }),
    history: await member.tryCall('listRecordHistory', { ...where, id }),
    change: await member.tryCall('updateRecord', { ...where, id, rev: 1, values: { name: 'ours' } }),
    delete: await member.tryCall('deleteRecord', { ...where, id, rev: 1 }),
    restore: await member.tryCall('restoreRecord', { ...where, id }),
    add: await member.tryCall('addRecord', { ...where, values: { name: 'ours' } }),
    query: await member.tryCall('listRecords', where),
    search: await member.tryCall('listRecords', { ...where, iSearch: 'kept' }),
    sorted: await member.tryCall('listRecords', { ...where, sort: 'price', order: 'asc' }),
  }
  const { query, search, sorted, ...others } = answers
  const none = isThere ? { status: 200, body: { result: { total: 0, list: [] } } } : { status: 500 }
  for (const list of [query, search, sorted]) expect(list).toMatchObject(none)
  for (const answer of Object.values(others)) expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(JSON.stringify(answers)).not.toMatch(/kept|warm|changed/)
  expect(await everything()).toEqual(before)
}

/** All records and all that became of them, whichever schema they stand in. */
async function everything() {
  const { rows } = await bend(
    `select format('%I.%I', nspname, relname) as name from pg_class c
      join pg_namespace n on n.oid = relnamespace where nspname like 'records\\_%' and relkind = 'r' order by 1`,
  )
  const all = rows.map(async ({ name }) => (await bend(`select * from ${String(name)} order by _id`)).rows)
  return [await Promise.all(all), (await bend('select * from record_history order by id')).rows]
}

test('L03: a registry row that was bent to the table of another enterprise opens nothing after 50 calls of each kind', async () => {
  await nameIn(theirs.table)
  await expectNothing(false)
  await nameIn(ours.table)
})

test('L03: nor does it where that table stands among our own, with all 50 plans of before', async () => {
  const [mine, other] = [schemaOf(ours.enterprise.id), schemaOf(theirs.enterprise.id)]
  await bend(`alter table "${other}"."${theirs.table}" set schema "${mine}"`)
  await nameIn(theirs.table)
  for (let turn = 0; turn < 3; turn += 1) await expectNothing(true)
  await nameIn(ours.table)
  await bend(`alter table "${mine}"."${theirs.table}" set schema "${other}"`)
})

test('once it is straight again, each enterprise works with its own records', async () => {
  for (const { member, where, id } of [ours, theirs]) {
    expect((await member.call('getRecord', { ...where, id })).values).toMatchObject({ name: 'kept', price: '7' })
    expect((await member.call('listRecords', where)).total).toBe(1)
  }
})
