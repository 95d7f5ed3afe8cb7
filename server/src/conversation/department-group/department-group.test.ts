import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import type { Scope } from '../../foundation/db/scope.ts'
import { runSql } from '../../test/cluster.ts'
import { heldUp } from '../../test/held-up.ts'
import { listenLive } from '../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { found, givenDepartment, peopleOf, say, textsOf } from './test/given-department.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const stage = () => givenDepartment(server)

test('a group has the people of its department, and with those below where its head says so', async () => {
  const { head, lower, topId } = await stage()
  const id = await found(head, topId)
  expect(await peopleOf(head, id)).toEqual(['林小满', '周知微'])
  expect(await textsOf(lower, id)).toBe('conversationNotFound')
  await head.call('updateDepartmentGroup', { departmentId: topId, withBelow: true })
  expect(await peopleOf(head, id)).toEqual(['林小满', '沈青禾', '周知微'])
  await head.call('updateDepartmentGroup', { departmentId: topId, withBelow: false, name: '管理组' })
  expect(await peopleOf(head, id)).toEqual(['林小满', '周知微'])
  expect(await head.call('getConversation', { conversationId: id })).toMatchObject({ name: '管理组', people: 2 })
})

test('a person who joins the department reads what is written from then on; one who leaves reads nothing any more, with the same call', async () => {
  const { enterprise, head, upper, late, topId, put, take } = await stage()
  const id = await found(head, topId)
  await say(head, id, '之前')
  const reader = await listenLive(server.url, late, { space: enterprise.id })
  await reader.ready()
  await put(topId, late)
  await until(() => reader.events().some((event) => JSON.stringify(event).includes(id)))
  await say(head, id, '之后')
  expect(await textsOf(late, id)).toEqual(['之后'])
  expect(await late.call('getConversation', { conversationId: id })).toMatchObject({ unread: 1, people: 3 })
  await take(topId, upper)
  expect([await textsOf(upper, id), (await upper.call('listConversations', {})).list]).toEqual([
    'conversationNotFound',
    [],
  ])
  expect(await peopleOf(head, id)).toEqual(['林小满', '陆远'])
  await reader.leave()
})

test('a department that moves brings its people into the groups above it, and takes them out of those that it leaves', async () => {
  const { administrator, head, lower, topId, belowId } = await stage()
  const id = await found(head, topId, { withBelow: true })
  const leaf = await administrator.call('addDepartment', { name: '夜班', parentId: belowId })
  await administrator.call('addDepartmentMembers', { departmentId: leaf.id, userIds: [lower.person.id] })
  await administrator.call('removeDepartmentMember', { departmentId: belowId, userId: lower.person.id })
  await say(head, id, '一')
  await administrator.call('moveDepartment', { id: belowId, version: 1 })
  expect(await textsOf(lower, id)).toBe('conversationNotFound')
  await administrator.call('moveDepartment', { id: belowId, version: 2, parentId: topId })
  await say(head, id, '二')
  expect(await textsOf(lower, id)).toEqual(['二'])
})

test('a person whose department is gone in whatever way goes from the groups above it', async () => {
  const { head, lower, topId, belowId } = await stage()
  const id = await found(head, topId, { withBelow: true })
  await runSql(server.address, `delete from department where id = '${belowId}'`)
  expect(await textsOf(lower, id)).toBe('conversationNotFound')
})

test('a person whose other department still brings them in stays, and one who leaves the enterprise goes', async () => {
  const { administrator, head, lower, topId, belowId, put, take } = await stage()
  const id = await found(head, topId, { withBelow: true })
  await say(head, id, '一')
  await put(topId, lower)
  await take(belowId, lower)
  expect(await textsOf(lower, id)).toEqual(['一'])
  await administrator.call('removeMember', { userId: lower.person.id })
  expect(await peopleOf(head, id)).toEqual(['林小满', '周知微'])
})

test('a call or a statement of a space neither adds, removes nor makes an owner by hand', async () => {
  const { enterprise, head, upper, late, topId } = await stage()
  const conversationId = await found(head, topId)
  const userId = late.person.id
  const errors = [
    await head.tryCall('addGroupMembers', { conversationId, userIds: [userId] }),
    await head.tryCall('removeGroupMember', { conversationId, userId: upper.person.id }),
    await head.tryCall('handOverGroup', { conversationId, userId: upper.person.id }),
    await head.tryCall('renameGroup', { conversationId, name: 'x' }),
    await upper.tryCall('leaveGroup', { conversationId }),
  ].map(({ error }) => error)
  expect(errors).toEqual(errors.map(() => 'groupOfDepartment'))
  const scope: Scope = { as: 'tenant', entId: enterprise.id, userId: head.person.id }
  const answerOf = async (statement: ReturnType<typeof sql>) =>
    Object((await server.services.tx(scope, (db) => statement.execute(db))).rows[0]).answer as unknown
  expect([
    await answerOf(sql`select atrium_add_to_group(${conversationId}, ${[userId]}) as answer`),
    await answerOf(sql`select atrium_take_from_group(${conversationId}, ${head.person.id}) as answer`),
  ]).toEqual([null, false])
  await expect(
    answerOf(sql`select atrium_follow_departments(${enterprise.id}, ${[conversationId]}, null)`),
  ).rejects.toThrow(/permission denied/)
})

test('a deleted department leaves an ordinary group of those who were in it, whom the head owns', async () => {
  const { administrator, head, upper, late, topId } = await stage()
  const id = await found(head, topId)
  await say(head, id, '留下')
  await administrator.call('deleteDepartment', { id: topId, version: 2, contents: 'moveUp' })
  expect(await upper.call('getConversation', { conversationId: id })).toMatchObject({
    name: '生产部',
    departmentId: null,
  })
  expect(await textsOf(upper, id)).toEqual(['留下'])
  const owners = (await upper.call('listGroupMembers', { conversationId: id })).filter(({ isOwner }) => isOwner)
  expect(owners.map(({ name }) => name)).toEqual(['林小满'])
  expect(await head.call('addGroupMembers', { conversationId: id, userIds: [late.person.id] })).toEqual({ added: 1 })
})

test('a person who comes in while a message is written reads it not, and a person who goes reads nothing after, in whatever order both end', async () => {
  const { enterprise, head, upper, late, topId, put, take } = await stage()
  const id = await found(head, topId)
  const writes = (seq: number) => `
    update conversation set last_seq = ${seq} where ent_id = '${enterprise.id}' and id = '${id}';
    insert into chat_message (ent_id, conversation_id, seq, id, author_id, text, sent_at)
      values ('${enterprise.id}', '${id}', ${seq}, 'held${seq}', '${head.person.id}', 'm${seq}', now())`
  const locks = `select from conversation where ent_id = '${enterprise.id}' and id = '${id}' for update`
  await heldUp(server, { locks, does: writes(1) }, () => put(topId, late))
  expect([await textsOf(late, id), await textsOf(upper, id)]).toEqual([[], ['m1']])
  await heldUp(server, { locks, does: writes(2) }, () => take(topId, upper))
  expect([await textsOf(late, id), await textsOf(upper, id)]).toEqual([['m2'], 'conversationNotFound'])
})

test('people who move, leave and write at once end in a group of exactly the people of the department', async () => {
  const { administrator, head, upper, lower, late, topId, belowId, put, take } = await stage()
  const id = await found(head, topId, { withBelow: true })
  const done = await Promise.allSettled([
    put(topId, late),
    take(belowId, lower),
    take(topId, upper),
    administrator.call('moveDepartment', { id: belowId, version: 1 }),
    head.call('updateDepartmentGroup', { departmentId: topId, withBelow: true }),
    ...Array.from({ length: 5 }, async (_, nth) => say(head, id, `第 ${nth} 条`)),
  ])
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await peopleOf(head, id)).toEqual(['林小满', '陆远'])
})
