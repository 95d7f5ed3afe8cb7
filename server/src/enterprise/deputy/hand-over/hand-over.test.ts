import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApplication, openTo, seenBy } from '../../application/test/given-application.ts'
import { passGroups } from './queries.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A member who heads a department, owns a group, and has an application and a role in one by name. */
async function givenLeaver() {
  const given = await givenApplication(server)
  const { administrator, enterprise, member: leaver, id } = given
  const [successor, third] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  const { id: departmentId } = await administrator.call('addDepartment', { name: '研发部' })
  await administrator.call('updateDepartment', { id: departmentId, version: 1, headId: leaver.person.id })
  await openTo(administrator, id, { userIds: [leaver.person.id] })
  const userIds = [third.person.id]
  const { conversationId } = await leaver.call('addGroup', { name: '月度例会', userIds })
  await runSql(
    server.address,
    `insert into app_role_member (ent_id, id, app_id, role_uid, user_id)
      values ('${enterprise.id}', 'r', '${id}', 'keeper', '${leaver.person.id}')`,
  )
  return { ...given, leaver, successor, third, departmentId, conversationId }
}

const all = { departments: 1, groups: 1, applications: 1, appRoles: 1 }
const none = { departments: 0, groups: 0, applications: 0, appRoles: 0 }

test('an administrator sees how much a member would hand over, and hands it over in one act', async () => {
  const { administrator, leaver, successor, third, departmentId, conversationId, id } = await givenLeaver()
  const { id: userId } = leaver.person
  const { id: toId } = successor.person
  expect(await administrator.call('getHandOver', { userId })).toEqual(all)
  expect(await administrator.call('handOver', { userId, toId })).toEqual(all)
  expect(await administrator.call('getHandOver', { userId })).toEqual(none)
  expect(await administrator.call('getHandOver', { userId: toId })).toEqual(all)
  const departments = await administrator.call('listDepartments', {})
  expect(departments.find((one) => one.id === departmentId)).toMatchObject({ head: { userId: toId }, version: 3 })
  const people = await third.call('listGroupMembers', { conversationId })
  expect(people.find(({ isOwner }) => isOwner)?.userId).toBe(toId)
  expect([await seenBy(leaver), await seenBy(successor)]).toEqual([[], [id]])
})

test('the successor is told, and the log has what passed to whom', async () => {
  const { administrator, leaver, successor, enterprise, departmentId, id } = await givenLeaver()
  const { id: userId } = leaver.person
  const { id: toId } = successor.person
  await administrator.call('handOver', { userId, toId })
  const { list } = await successor.call('listMessages', { type: 'deputy' })
  expect(list.map(({ title }) => title)).toEqual([expect.stringMatching(/的工作已移交给您$/)])
  const entries = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select(['actor_id', 'target_id', 'diff'])
      .where('ent_id', '=', enterprise.id)
      .where('action', '=', 'handOver')
      .execute(),
  )
  const diff = { userId: toId, departments: [departmentId], applications: [id], appRoles: [id], groups: 1 }
  expect(entries).toEqual([{ actor_id: administrator.person.id, target_id: userId, diff }])
})

test('a member who is suspended hands over, and one who has left has nothing any more', async () => {
  const { administrator, leaver, successor } = await givenLeaver()
  const [userId, toId] = [leaver.person.id, successor.person.id]
  await administrator.call('updateMember', { userId, status: 'suspended' })
  expect(await administrator.call('handOver', { userId, toId })).toEqual(all)
  await administrator.call('removeMember', { userId })
  for (const name of ['getHandOver', 'handOver'] as const)
    expect((await administrator.tryCall(name, { userId, toId: name === 'handOver' ? toId : undefined })).error).toBe(
      'memberNotFound',
    )
})

test('the successor is another member of the same enterprise who works there now; nothing passes otherwise', async () => {
  const { administrator, leaver, third, enterprise } = await givenLeaver()
  const elsewhere = await givenLeaver()
  const outside = await server.given.person({ enterprise, userType: UserType.collaborator })
  await administrator.call('updateMember', { userId: third.person.id, status: 'suspended' })
  const userId = leaver.person.id
  for (const toId of [userId, outside.id, third.person.id, elsewhere.successor.person.id, 'madeup'])
    expect((await administrator.tryCall('handOver', { userId, toId })).error).toBe('successorUnfit')
  expect(await administrator.call('getHandOver', { userId })).toEqual(all)
})

test('no other person than an administrator of the enterprise hands over, or is told how much there is', async () => {
  const { leaver, successor, conversationId } = await givenLeaver()
  const elsewhere = await givenLeaver()
  const pass = { userId: leaver.person.id, toId: elsewhere.successor.person.id }
  expect((await elsewhere.administrator.tryCall('handOver', pass)).error).toBe('memberNotFound')
  expect((await elsewhere.administrator.tryCall('getHandOver', { userId: pass.userId })).error).toBe('memberNotFound')
  await server.given.confirm(successor)
  const own = { userId: leaver.person.id, toId: successor.person.id }
  expect((await successor.tryCall('handOver', own)).error).toBe('forbidden')
  // The functions look at the caller themselves.
  const scope = { as: 'tenant', entId: String(successor.person.entId), userId: successor.person.id } as const
  expect(await server.services.tx(scope, (db) => passGroups(db, { from: own.userId, to: own.toId }))).toEqual([])
  expect((await leaver.call('listGroupMembers', { conversationId })).find(({ isOwner }) => isOwner)?.userId).toBe(
    own.userId,
  )
})
