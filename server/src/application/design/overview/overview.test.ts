import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { runSql } from '../../../test/cluster.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { imported } from '../../record/record-import/test/given.ts'
import { aField, givenApp } from '../../test/given-app.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  return { enterprise, administrator, overview: () => administrator.call('getOwnOverview', {}) }
}

test('an administrator sees the people as the list of members counts them, by department with all below', async () => {
  const { enterprise, administrator, overview } = await stage()
  await server.given.confirm(administrator)
  const { person: one } = await server.given.signedIn({ enterprise })
  const two = await server.given.person({ enterprise })
  await server.given.person({ enterprise })
  const { id: above } = await administrator.call('addDepartment', { name: '研发部' })
  const { id: below } = await administrator.call('addDepartment', { name: '前端组', parentId: above })
  await administrator.call('addDepartmentMembers', { departmentId: above, userIds: [one.id] })
  await administrator.call('addDepartmentMembers', { departmentId: below, userIds: [one.id, two.id] })
  await administrator.call('updateMember', { userId: two.id, status: 'suspended' })
  const { people } = await overview()
  expect(people).toMatchObject({ active: 2, invited: 1, suspended: 1 })
  expect(people.departments).toEqual([{ id: above, name: '研发部', nameEn: null, count: 2 }])
  for (const standing of ['active', 'invited', 'suspended'] as const)
    expect((await administrator.call('listMembers', { standing })).total).toBe(people[standing])
})

test('an administrator sees sign-ins, storage and what waits, of this enterprise alone', async () => {
  const [here, there] = [await stage(), await stage()]
  const { loginId } = await server.given.person({ enterprise: here.enterprise })
  await server.client().tryCall('signIn', { loginId, password: 'wrong' })
  await server.client().call('signIn', { loginId, password })
  const file = { name: 'a', media_type: 'text/plain', status: 'stored' } as const
  await server.services.tx(platform, async (db) => {
    for (const [ent, purpose, size] of [
      [here.enterprise.id, 'recordFile', 700],
      [here.enterprise.id, 'unheardOf', 30],
      [here.enterprise.id, 'attaching', 20],
      [here.enterprise.id, 'attachment', 40],
      [there.enterprise.id, 'recordFile', 5],
    ] as const) {
      const row = { id: newId(), ent_id: ent, purpose, size_bytes: size, place: newId(), ...file }
      await db.insertInto('stored_file').values(row).execute()
    }
    await db
      .updateTable('enterprise')
      .set({ storage_quota_mb: 1, expires_at: new Date('2099-01-01T00:00:00.000Z') })
      .where('id', '=', here.enterprise.id)
      .execute()
  })
  const found = await here.overview()
  expect(found.storage).toEqual({
    bytes: 790,
    quotaBytes: 1_048_576,
    kinds: [
      { kind: 'records', bytes: 0 },
      { kind: 'recordFile', bytes: 700 },
      { kind: 'chatFile', bytes: 0 },
      { kind: 'announcement', bytes: 60 },
      { kind: 'brand', bytes: 0 },
      { kind: 'export', bytes: 0 },
      { kind: 'other', bytes: 30 },
    ],
  })
  expect(found).toMatchObject({ requests: 0, expiresAt: '2099-01-01T00:00:00.000Z' })
  expect(sum(found.signIns)).toEqual({ ok: 2, denied: 1 })
  const other = await there.overview()
  expect(other.storage).toMatchObject({ bytes: 5, quotaBytes: null })
  expect(sum(other.signIns)).toEqual({ ok: 1, denied: 0 })
})

test('an administrator sees who used which application and how many records it has', async () => {
  const { enterprise, appId, where, member } = await givenApp(server)
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await member.call('noteOpenedApplication', { id: appId })
  await member.call('addRecord', { ...where, values: { name: 'One' } })
  const applications = async () => (await administrator.call('getOwnOverview', {})).applications
  expect(await applications()).toMatchObject({ total: 1, visible: 1, used: [{ id: appId, people: 1, records: 1 }] })
})

test('records count in what an enterprise stores: full, it takes neither a record nor a file, and what is there goes on', async () => {
  const { enterprise, builder, appId, where, member } = await givenApp(server, [aField('text', { key: 'name' })])
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const { id } = await member.call('addRecord', { ...where, values: { name: 'One' } })
  const { rows } = await runSql(server.address, `select name from app_table where app_id = '${appId}'`)
  const table = `records_${enterprise.id}.${String(rows[0]?.['name'])}`
  await runSql(
    server.address,
    `insert into ${table} (_id, _created_at, _created_by, _updated_at, _updated_by, name)
      select 'more' || n, now(), '', now(), '', repeat(md5(n::text), 6) from generate_series(1, 6000) n`,
  )
  await runSql(server.address, `vacuum ${table}`)
  const { storage } = await administrator.call('getOwnOverview', {})
  const [records] = storage.kinds
  expect(records).toEqual({ kind: 'records', bytes: storage.bytes })
  expect(storage.bytes).toBeGreaterThan(1_200_000)
  expect(storage.bytes).toBeLessThan(8_000_000)
  const quotaOf = async (megabytes: number) => {
    await runSql(server.address, `update enterprise set storage_quota_mb = ${megabytes} where id = '${enterprise.id}'`)
    server.services.storageRoom.forget()
  }
  const add = async () => (await member.tryCall('addRecord', { ...where, values: { name: 'Two' } })).error
  await quotaOf(1)
  expect(await add()).toBe('storageQuotaReached')
  const file = { entId: enterprise.id, sizeBytes: 1, purpose: 'recordFile', name: 'a', mediaType: 'text/plain' }
  const store = () =>
    server.services.tx(platform, (db) =>
      server.services.files.create(db, { ...file, id: newId(), createdBy: null, expiresAt: null }),
    )
  await expect(store()).rejects.toMatchObject({ code: 'storageQuotaReached' })
  await member.call('updateRecord', { ...where, id, rev: 1, values: { name: 'Other' } })
  await member.call('deleteRecord', { ...where, id, rev: 2 })
  await member.call('restoreRecord', { ...where, id })
  expect(await imported(builder, where, 'name\nThree\n')).toMatchObject({
    added: 0,
    refused: 1,
    faults: [{ row: 2, column: null, reason: expect.stringContaining('存储空间不足') }],
  })
  await quotaOf(100)
  expect(await add()).toBeNull()
  await store()
})

test('a member sees no overview, nor does an administrator of another enterprise', async () => {
  const { enterprise } = await stage()
  const member = await server.given.signedIn({ enterprise })
  expect((await member.tryCall('getOwnOverview', {})).error).toBe('forbidden')
  const stranger = (await stage()).administrator
  expect((await stranger.tryCall('getOwnOverview', {}, { space: enterprise.id })).error).toBe('spaceDenied')
})

function sum(hours: readonly { ok: number; denied: number }[]) {
  return hours.reduce((all, { ok, denied }) => ({ ok: all.ok + ok, denied: all.denied + denied }), { ok: 0, denied: 0 })
}
