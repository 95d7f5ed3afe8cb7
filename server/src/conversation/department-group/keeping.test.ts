import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { found, givenDepartment, peopleOf, say, textsOf } from './test/given-department.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const stage = () => givenDepartment(server)

test('an administrator, the head of it or above it and a person whose role says so make the group; others are told of none', async () => {
  const { administrator, head, upper, lower, topId, belowId } = await stage()
  const refused = [
    await upper.tryCall('addDepartmentGroup', { departmentId: topId }),
    await lower.tryCall('addDepartmentGroup', { departmentId: belowId }),
    await lower.tryCall('updateDepartmentGroup', { departmentId: belowId }),
    await lower.tryCall('releaseDepartmentGroup', { departmentId: belowId }),
  ].map(({ error }) => error)
  expect(refused).toEqual(refused.map(() => 'forbidden'))
  expect(await upper.call('listDepartmentGroups', {})).toEqual([])
  // The administrator is not of the department, and so not in its group.
  expect(await administrator.call('addDepartmentGroup', { departmentId: topId })).toEqual({ conversationId: null })
  expect((await administrator.call('listConversations', {})).list).toEqual([])
  expect((await head.tryCall('addDepartmentGroup', { departmentId: topId })).error).toBe('departmentGroupExists')
  expect(await head.call('addDepartmentGroup', { departmentId: belowId })).toEqual({ conversationId: null })
  expect(await head.call('listDepartmentGroups', {})).toMatchObject([
    {
      departmentId: topId,
      name: '生产部',
      group: { conversationId: expect.any(String), withBelow: false, name: null },
    },
    { departmentId: belowId, group: { conversationId: null } },
  ])
  const other = await stage()
  expect((await other.administrator.tryCall('addDepartmentGroup', { departmentId: topId })).error).toBe(
    'departmentNotFound',
  )
})

test('a person whose role lets them edit departments makes groups for those that the role reaches, until it is taken', async () => {
  const { administrator, upper, topId, belowId } = await stage()
  const fields = { name: '编辑', nameEn: 'Editors', module: 'system' as const, orgEdit: 'department' as const }
  const { id: roleId } = await administrator.call('addRole', fields)
  await administrator.call('addRoleMembers', { roleId, userIds: [upper.person.id] })
  expect((await upper.call('listDepartmentGroups', {})).map(({ departmentId }) => departmentId)).toEqual([
    topId,
    belowId,
  ])
  await found(upper, topId)
  await administrator.call('removeRoleMember', { roleId, userId: upper.person.id })
  expect((await upper.tryCall('releaseDepartmentGroup', { departmentId: topId })).error).toBe('forbidden')
})

test('the group is called as its department in the language of its reader, until it has a name', async () => {
  const { administrator, head, topId } = await stage()
  const id = await found(head, topId)
  const nameIn = async (lang: string) =>
    (await head.call('getConversation', { conversationId: id }, { headers: { 'accept-language': lang } })).name
  expect([await nameIn('zh-CN'), await nameIn('en-US')]).toEqual(['生产部', 'Production'])
  await administrator.call('updateDepartment', { id: topId, version: 2, name: '制造部', nameEn: '' })
  expect([await nameIn('zh-CN'), await nameIn('en-US')]).toEqual(['制造部', '制造部'])
})

test('a released group follows its department no longer', async () => {
  const { head, upper, late, topId, put, take } = await stage()
  const id = await found(head, topId)
  await head.call('releaseDepartmentGroup', { departmentId: topId })
  await put(topId, late)
  await take(topId, upper)
  expect(await peopleOf(head, id)).toEqual(['林小满', '周知微'])
  // Sent again after a lost answer.
  expect(await head.call('releaseDepartmentGroup', { departmentId: topId })).toEqual({})
  await found(head, topId)
})

test('a group with those below keeps them when its department is deleted and they go up', async () => {
  const { administrator, head, lower, topId } = await stage()
  const id = await found(head, topId, { withBelow: true })
  await say(head, id, '计划')
  await administrator.call('deleteDepartment', { id: topId, version: 2, contents: 'moveUp' })
  expect(await peopleOf(head, id)).toEqual(['林小满', '沈青禾', '周知微'])
  expect(await textsOf(lower, id)).toEqual(['计划'])
})
