import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { givenApplication, openTo, seenBy } from './test/given-application.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an application is open to everybody until an administrator chooses people', async () => {
  const { administrator, member, enterprise, id } = await givenApplication(server)
  const other = await server.given.signedIn({ enterprise })
  expect([await seenBy(member), await seenBy(other)]).toEqual([[id], [id]])
  await openTo(administrator, id, { userIds: [member.person.id] })
  expect([await seenBy(member), await seenBy(other)]).toEqual([[id], []])
  expect(await administrator.call('getApplicationAccess', { id })).toMatchObject({
    audience: 'chosen',
    people: [{ id: member.person.id }],
    departments: [],
  })
})

test('what a person may not open is neither listed by its id nor pinned, and a pin from before is not shown', async () => {
  const { administrator, member, id } = await givenApplication(server)
  await member.call('updateCommonApplications', { ids: [id] })
  await openTo(administrator, id, { userIds: [administrator.person.id] })
  expect(await member.call('listApplications', { ids: [id] })).toEqual([])
  expect(await member.call('listCommonApplications', {})).toEqual([])
  await member.call('updateCommonApplications', { ids: [id] })
  const { version } = await administrator.call('getApplicationAccess', { id })
  const everyone = { id, version, audience: 'everyone', userIds: [], departmentIds: [] } as const
  await administrator.call('updateApplicationAccess', everyone)
  expect(await seenBy(member)).toEqual([id])
  expect(await member.call('listCommonApplications', {})).toEqual([])
})

test('a department opens an application to those below it, until they leave it', async () => {
  const { administrator, member, id } = await givenApplication(server)
  const { id: above } = await administrator.call('addDepartment', { name: '制造中心' })
  const { id: departmentId } = await administrator.call('addDepartment', { name: '生产部', parentId: above })
  const { id: beside } = await administrator.call('addDepartment', { name: '财务部' })
  await openTo(administrator, id, { departmentIds: [above] })
  const place = { departmentId, userId: member.person.id }
  expect(await seenBy(member)).toEqual([])
  await administrator.call('addDepartmentMembers', { departmentId: beside, userIds: [member.person.id] })
  expect(await seenBy(member)).toEqual([])
  await administrator.call('addDepartmentMembers', { departmentId, userIds: [member.person.id] })
  expect(await seenBy(member)).toEqual([id])
  await administrator.call('removeDepartmentMember', place)
  expect(await seenBy(member)).toEqual([])
})

test('a person who left the enterprise and came back is chosen no longer', async () => {
  const { administrator, member, enterprise, id } = await givenApplication(server)
  await openTo(administrator, id, { userIds: [member.person.id] })
  const setStatus = (status: 'left' | 'active') =>
    server.services.tx(platform, (db) =>
      db
        .updateTable('membership')
        .set({ status })
        .where('ent_id', '=', enterprise.id)
        .where('user_id', '=', member.person.id)
        .execute(),
    )
  await setStatus('left')
  await setStatus('active')
  expect((await administrator.call('getApplicationAccess', { id })).people).toEqual([])
})

test('people and departments of another enterprise are not chosen, and of two changes the later one is told', async () => {
  const { administrator, member, id } = await givenApplication(server)
  const elsewhere = await givenApplication(server)
  const { id: foreign } = await elsewhere.administrator.call('addDepartment', { name: '总部' })
  const { version } = await administrator.call('getApplicationAccess', { id })
  const change = { id, version, audience: 'chosen', isAskable: true } as const
  const refused = [
    await administrator.tryCall('updateApplicationAccess', { ...change, userIds: [elsewhere.member.person.id] }),
    await administrator.tryCall('updateApplicationAccess', { ...change, departmentIds: [foreign] }),
    await elsewhere.administrator.tryCall('updateApplicationAccess', change),
    await elsewhere.administrator.tryCall('getApplicationAccess', { id }),
  ]
  expect(refused.map(({ error }) => error)).toEqual([
    'memberNotFound',
    'departmentNotFound',
    'applicationNotFound',
    'applicationNotFound',
  ])
  expect(await seenBy(member)).toEqual([id])
  const both = await Promise.all([
    administrator.tryCall('updateApplicationAccess', change),
    administrator.tryCall('updateApplicationAccess', change),
  ])
  expect(both.map(({ error }) => error ?? 'done').toSorted()).toEqual(['done', 'versionConflict'])
})

test('an application cannot be closed to everybody, unless people may ask for it', async () => {
  const { administrator, member, id } = await givenApplication(server)
  const change = { id, version: 1, audience: 'chosen', userIds: [], departmentIds: [] } as const
  expect(await administrator.tryCall('updateApplicationAccess', change)).toMatchObject({
    error: 'invalidInput',
    body: { fields: [{ field: 'userIds', msg: '请至少选择一名成员或一个部门' }] },
  })
  expect(await seenBy(member)).toEqual([id])
  await administrator.call('updateApplicationAccess', { ...change, isAskable: true })
  expect(await seenBy(member)).toEqual([])
})

test('a developer says who sees what the enterprise builds, and nothing else', async () => {
  const { enterprise, id } = await givenApplication(server)
  const developer = await server.given.signedIn({ enterprise, userType: UserType.developer })
  await server.given.confirm(developer)
  const { id: built } = await developer.call('addBuiltApplication', { name: '资产台账' })
  expect((await developer.call('listManagedApplications', {})).map((one) => one.id)).toEqual([built])
  await openTo(developer, built, { userIds: [developer.person.id] })
  expect((await developer.tryCall('getApplicationAccess', { id })).error).toBe('applicationNotFound')
  const change = { id, version: 1, audience: 'chosen', isAskable: true } as const
  expect((await developer.tryCall('updateApplicationAccess', change)).error).toBe('applicationNotFound')
})
