import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
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
