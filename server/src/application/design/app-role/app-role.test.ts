import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { openTo, seenBy } from '../../../enterprise/application/test/given-application.ts'
import { trust } from '../../../enterprise/deputy/deputy/test/given-deputy.ts'
import { newId } from '../../../foundation/db/id.ts'
import { runSql } from '../../../test/cluster.ts'
import { heldUp } from '../../../test/held-up.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenContracts, givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
let app: Awaited<ReturnType<typeof givenContracts>>
beforeAll(async () => {
  server = await startTestServer()
  app = await givenContracts(server)
})
afterAll(() => server.close())

test('a role is written against its revision, and one that changes or deletes reads, too', async () => {
  const { builder, appId } = app
  const { roleUid, body } = await givenRole(app, { acts: ['delete'] })
  const { roles } = await builder.call('getApplicationDraft', { appId })
  expect(roles.find(({ uid }) => uid === roleUid)?.body.entities[0]?.acts).toEqual(['read', 'delete'])
  const stale = await builder.tryCall('putAppRole', { appId, uid: roleUid, rev: 9, body })
  const ofTable = await builder.tryCall('putAppRole', { appId, uid: app.uid, rev: 1, body })
  expect([stale.error, ofTable.error]).toEqual(['versionConflict', 'versionConflict'])
  const [policy] = body.entities
  const twice = { ...body, entities: [policy, policy].flatMap((one) => one ?? []) }
  const refused = await builder.tryCall('putAppRole', { appId, uid: roleUid, rev: 1, body: twice })
  expect(refused).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'body.entities.1.entity' }] } })
  await builder.call('deleteAppRole', { appId, uid: roleUid, rev: 1 })
})

test('members neither see nor change roles, and a role that is not there takes no member', async () => {
  const { builder, member, appId } = app
  const { roleUid, body } = await givenRole(app, {})
  expect((await member.tryCall('addAppRoleMember', { appId, uid: roleUid })).status).toBe(403)
  expect((await member.tryCall('putAppRole', { appId, uid: roleUid, rev: 1, body })).status).toBe(403)
  expect((await member.tryCall('listAppRoleMembers', { appId })).status).toBe(403)
  const there = { appId, uid: roleUid }
  const stranger = await server.given.signedIn({ enterprise: await server.given.enterprise() })
  const answers = await Promise.all([
    builder.tryCall('addAppRoleMember', { appId, uid: newId() }),
    builder.tryCall('addAppRoleMember', { ...there, userId: stranger.person.id }),
    builder.tryCall('addAppRoleMember', { ...there, departmentId: newId() }),
    builder.tryCall('addAppRoleMember', { ...there, userId: member.person.id, departmentId: newId() }),
    builder.tryCall('removeAppRoleMember', { ...there, id: newId() }),
  ])
  expect(answers.map(({ error }) => error)).toEqual([
    'appRoleNotFound',
    'memberNotFound',
    'departmentNotFound',
    'malformedRequest',
    'memberNotFound',
  ])
  await builder.call('deleteAppRole', { appId, uid: roleUid, rev: 1 })
})

test('the plan says that first roles close an application, and the last one is not taken away', async () => {
  const { builder, appId } = app
  const { roleUid, body } = await givenRole(app, {}, {})
  const planned = async () => (await builder.call('planPublish', { appId })).changes.map(({ what }) => what)
  expect(await planned()).toEqual(['firstRoles', 'addRole'])
  await publish(builder, appId)
  await builder.call('putAppRole', { appId, uid: roleUid, rev: 1, body: { ...body, label: 'x' } })
  expect(await planned()).toEqual(['changeRole'])
  await builder.call('deleteAppRole', { appId, uid: roleUid, rev: 2 })
  const { draft, problems } = await builder.call('planPublish', { appId })
  expect(problems.map(({ what }) => what)).toEqual(['noRole'])
  expect((await builder.tryCall('publishApplication', { appId, draft })).error).toBe('draftIncomplete')
})

test('one who leaves the enterprise is in none of its roles, also after coming back', async () => {
  const { enterprise, builder, member, appId } = await givenContracts(server)
  await givenRole({ builder, appId, uid: newId() }, {}, { userId: member.person.id })
  expect(await builder.call('listAppRoleMembers', { appId })).toHaveLength(1)
  const become = (status: string) =>
    runSql(
      server.address,
      `update membership set status = '${status}' where ent_id = '${enterprise.id}' and user_id = '${member.person.id}'`,
    )
  await become('left')
  await become('active')
  expect(await builder.call('listAppRoleMembers', { appId })).toEqual([])
})

test('those who look after applications are told how many roles let people in, and none where one holds all members', async () => {
  const own = await givenContracts(server)
  const { builder, member, appId } = own
  const told = async () => (await builder.call('listManagedApplications', {})).find(({ id }) => id === appId)?.roles
  expect(await told()).toBe(0)
  const { roleUid } = await givenRole(own, {}, { userId: member.person.id })
  await givenRole(own, {})
  // A draft lets in and keeps out no person.
  expect(await told()).toBe(0)
  await publish(builder, appId)
  expect(await told()).toBe(2)
  await builder.call('addAppRoleMember', { appId, uid: roleUid })
  expect(await told()).toBe(0)
})

test('a department that is deleted while it comes into a role is said to be gone', async () => {
  const { builder, appId, enterprise } = app
  const { roleUid } = await givenRole(app, {})
  const administrator = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  const { id: departmentId } = await administrator.call('addDepartment', { name: '生产部' })
  const locks = `delete from department where id = '${departmentId}'`
  const answer = await heldUp(server, { locks, does: 'select 1' }, () =>
    builder.tryCall('addAppRoleMember', { appId, uid: roleUid, departmentId }),
  )
  expect(answer.error).toBe('departmentNotFound')
})

type Person = Awaited<ReturnType<typeof givenContracts>>['member']

/** An application with a role of its own, which only its maker has, opened to the maker alone. */
async function givenClosed({ isAskable }: { isAskable: boolean }) {
  const app = await givenContracts(server)
  const administrator = await server.given.signedIn({ enterprise: app.enterprise, userType: UserType.administrator })
  await server.given.confirm(administrator)
  const { roleUid } = await givenRole(app, {}, { userId: app.builder.person.id })
  await publish(app.builder, app.appId)
  await openTo(administrator, app.appId, { userIds: [app.builder.person.id], isAskable })
  return { ...app, administrator, roleUid }
}

/** What a person is told of an application. */
async function toldOf(person: Person, id: string) {
  const { error } = await person.tryCall('getApplicationDetail', { id })
  return {
    listed: (await person.call('listAskableApplications', {})).map((one) => one.id),
    standing: error ?? (await person.call('getApplicationDetail', { id })).standing,
    seen: await seenBy(person),
  }
}

const hidden = { listed: [], standing: 'applicationNotFound', seen: [] }

test('an application with roles is asked for by a person who has none, who is told of the role until it is given', async () => {
  const { administrator, builder, enterprise, member, appId: id, roleUid } = await givenClosed({ isAskable: true })
  expect(await toldOf(member, id)).toEqual({ listed: [id], standing: 'ask', seen: [] })
  await member.call('askForApplication', { id, reason: '合同归档' })
  expect((await toldOf(member, id)).standing).toBe('asked')
  const request = async () => (await administrator.call('listApplicationRequests', {})).list[0]
  expect(await request()).toMatchObject({ applicationId: id, needsRole: true })
  const deputy = await server.given.signedIn({ enterprise })
  await trust(administrator, deputy)
  const ofTruster = await deputy.call('listTrusterRequests', { userId: administrator.person.id })
  expect(ofTruster.list).toMatchObject([{ applicationId: id, needsRole: true }])
  await administrator.call('answerApplicationRequest', { id: (await request())?.id ?? '', isGranted: true })
  expect(await toldOf(member, id)).toEqual({ listed: [], standing: 'needsRole', seen: [] })
  expect((await member.tryCall('getAppRuntime', { appId: id })).error).toBe('appNotFound')
  await builder.call('addAppRoleMember', { appId: id, uid: roleUid, userId: member.person.id })
  expect(await toldOf(member, id)).toEqual({ listed: [], standing: 'open', seen: [id] })
  expect(await request()).toMatchObject({ needsRole: false })
})

test('a person who has a role asks for it just the same, and needs no other', async () => {
  const { administrator, builder, member, appId: id, roleUid } = await givenClosed({ isAskable: true })
  await builder.call('addAppRoleMember', { appId: id, uid: roleUid, userId: member.person.id })
  expect(await toldOf(member, id)).toEqual({ listed: [id], standing: 'ask', seen: [] })
  await member.call('askForApplication', { id, reason: '合同归档' })
  expect((await administrator.call('listApplicationRequests', {})).list[0]).toMatchObject({ needsRole: false })
})

test('what is not offered to be asked for stays unknown to people without a role, let in or not', async () => {
  const { administrator, builder, member, appId: id } = await givenClosed({ isAskable: false })
  expect(await toldOf(member, id)).toEqual(hidden)
  expect((await member.tryCall('askForApplication', { id, reason: 'x' })).error).toBe('applicationNotFound')
  await openTo(administrator, id, { userIds: [member.person.id, builder.person.id] })
  expect(await toldOf(member, id)).toEqual(hidden)
})

test('what is hidden, not published or built for the enterprise itself is not offered to be asked for', async () => {
  const { enterprise, administrator, builder, member, appId: id } = await givenClosed({ isAskable: true })
  const outside = await server.given.signedIn({ enterprise, userType: UserType.collaborator })
  expect(await toldOf(outside, id)).toEqual(hidden)
  const look = { name: '合同', icon: null, color: null }
  await builder.call('updateBuiltApplication', { appId: id, ...look, isVisible: false })
  expect(await toldOf(member, id)).toEqual(hidden)
  const { id: draft } = await builder.call('addBuiltApplication', { name: '草稿' })
  await openTo(administrator, draft, { userIds: [builder.person.id], isAskable: true })
  expect(await toldOf(member, draft)).toEqual(hidden)
})
