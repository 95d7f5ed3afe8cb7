import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Two members of an enterprise, and the conversation that the first one has opened. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const one = await server.given.signedIn({ enterprise, name: '林小满' })
  const two = await server.given.signedIn({ enterprise, name: '周知微' })
  const { conversationId } = await one.call('openConversation', { userId: two.person.id })
  return { enterprise, one, two, conversationId }
}

type Person = Awaited<ReturnType<typeof stage>>['one']

function send(person: Person, conversationId: string, text: string) {
  return person.call('sendChatMessage', { conversationId, messageId: newId(), text })
}

test('two members write to each other, and each sees the other’s name, what was written last and how much is unread', async () => {
  const { one, two, conversationId } = await stage()
  expect(await two.call('listConversations', {})).toEqual({ list: [], hasMore: false })
  await send(one, conversationId, '下午三点开会')
  await send(one, conversationId, '带上图纸')
  const { list } = await two.call('listConversations', {})
  expect(list).toMatchObject([
    {
      id: conversationId,
      name: '林小满',
      unread: 2,
      last: { isOwn: false, text: '带上图纸' },
      isOpen: true,
      lastSeq: 2,
    },
  ])
  await two.call('markConversationRead', { conversationId, seq: 99 })
  expect(await one.call('getConversation', { conversationId })).toMatchObject({ unread: 0, readByOther: 2 })
  await two.call('markConversationRead', { conversationId, seq: 1 })
  expect((await two.call('getConversation', { conversationId })).unread).toBe(0)
  await send(two, conversationId, '好的')
  const { list: read } = await one.call('listChatMessages', { conversationId })
  expect(read.map(({ seq, author, text }) => [seq, author, text])).toEqual([
    [1, '林小满', '下午三点开会'],
    [2, '林小满', '带上图纸'],
    [3, '周知微', '好的'],
  ])
})

test('either person opens the same conversation, also both at once', async () => {
  const { enterprise, one } = await stage()
  const other = await server.given.signedIn({ enterprise })
  const [here, there] = await Promise.all([
    one.call('openConversation', { userId: other.person.id }),
    other.call('openConversation', { userId: one.person.id }),
  ])
  expect(here).toEqual(there)
})

test('a message that is sent again under its id is written once, also when both are on their way at once', async () => {
  const { one, two, conversationId } = await stage()
  const message = { conversationId, messageId: newId(), text: '一次' }
  const answers = await Promise.all([one.call('sendChatMessage', message), one.call('sendChatMessage', message)])
  expect(await one.call('sendChatMessage', { ...message, text: '两次' })).toEqual(answers[0])
  expect(answers[1]).toEqual(answers[0])
  // The id of one person is nothing to another.
  await two.call('sendChatMessage', { ...message, text: '我的' })
  const { list } = await two.call('listChatMessages', { conversationId })
  expect(list.map(({ seq, text }) => [seq, text])).toEqual([
    [1, '一次'],
    [2, '我的'],
  ])
})

test('conversations stand in the order of their newest messages, and the list goes on after the last one that was read', async () => {
  const { enterprise, one, conversationId } = await stage()
  const other = await server.given.signedIn({ enterprise })
  const { conversationId: another } = await one.call('openConversation', { userId: other.person.id })
  await send(one, conversationId, '先')
  await send(other, another, '后')
  await runSql(
    server.address,
    `update conversation set last_at = last_at - interval '1 hour' where id = '${conversationId}'`,
  )
  const { list } = await one.call('listConversations', {})
  expect(list.map(({ id }) => id)).toEqual([another, conversationId])
  const after = { afterId: another, afterAt: String(list[0]?.lastAt) }
  expect((await one.call('listConversations', after)).list).toEqual(list.slice(1))
})

test('ten thousand messages are read page by page in both directions', async () => {
  const { enterprise, one, conversationId } = await stage()
  await runSql(
    server.address,
    `insert into chat_message (ent_id, conversation_id, seq, id, author_id, text, sent_at)
       select '${enterprise.id}', '${conversationId}', n, 'm' || n, '${one.person.id}', 'message ' || n, now() from generate_series(1, 10000) n;
     update conversation set last_seq = 10000 where id = '${conversationId}'`,
  )
  const numbers = async (range: object) =>
    (await one.call('listChatMessages', { conversationId, ...range })).list.map(({ seq }) => seq)
  const last = await numbers({})
  expect([last.length, last[0], last.at(-1)]).toEqual([50, 9951, 10_000])
  expect(await numbers({ before: 9951, most: 2 })).toEqual([9949, 9950])
  expect(await numbers({ after: 17, most: 2 })).toEqual([18, 19])
  expect(await numbers({ before: 1 })).toEqual([])
})

test('a message is tidied, and refused where it is empty, too long or hides what it says', async () => {
  const { one, conversationId } = await stage()
  await send(one, conversationId, '  第一行\n第二行\u200e  ')
  const { list } = await one.call('listChatMessages', { conversationId })
  expect(list[0]?.text).toBe('第一行\n第二行')
  await send(one, conversationId, '字'.repeat(4000))
  for (const text of ['', ' \n ', '字'.repeat(4001), 'a\u202eb', 'a\u0000b']) {
    const refused = await one.tryCall('sendChatMessage', { conversationId, messageId: newId(), text })
    expect([text.slice(0, 3), refused.status]).toEqual([text.slice(0, 3), 400])
  }
})

test('a person from outside answers in the conversation that a member opens, and opens none', async () => {
  const { enterprise, one } = await stage()
  const partner = await server.given.signedIn({ userType: UserType.collaborator, enterprise })
  expect((await partner.tryCall('openConversation', { userId: one.person.id })).status).toBe(403)
  const { conversationId } = await one.call('openConversation', { userId: partner.person.id })
  expect((await send(partner, conversationId, '收到')).seq).toBe(1)
})

test('a conversation is with another active member of the same enterprise', async () => {
  const { one, two } = await stage()
  const stranger = await server.given.person()
  const errorOf = async (userId: string) => (await one.tryCall('openConversation', { userId })).error
  expect(await errorOf(one.person.id)).toBe('conversationWithOneself')
  expect(await errorOf(stranger.id)).toBe('memberNotFound')
  await runSql(server.address, `update membership set status = 'suspended' where user_id = '${two.person.id}'`)
  expect(await errorOf(two.person.id)).toBe('memberNotFound')
})

test('the settings of the chat say that it is there in an enterprise and how much is unread, and not on the platform', async () => {
  const { enterprise, one, two, conversationId } = await stage()
  const operator = await server.given.signedIn({ userType: UserType.operator })
  expect(await one.call('getChatConfig', {})).toEqual({ enabled: true, provider: 'portal', wsUrl: '', unread: 0 })
  const { conversationId: group } = await one.call('addGroup', { name: '项目组', userIds: [two.person.id] })
  for (const id of [conversationId, group, group]) await send(two, id, '在吗')
  const unreadOf = async (person: Pick<Person, 'call'>) => (await person.call('getChatConfig', {})).unread
  expect([await unreadOf(one), await unreadOf(two)]).toEqual([3, 0])
  await runSql(server.address, `update user_account set is_root = true where id = '${operator.person.id}'`)
  await server.given.confirm(operator)
  const acted = { userid: one.person.id, entid: enterprise.id, reason: 'Ticket 4711: messages are missing' }
  const acting = await server.given.signIn(operator.person)
  await server.given.confirm(acting)
  await acting.call('beginActing', acted)
  expect(await unreadOf(acting)).toBe(0)
  await one.call('markConversationRead', { conversationId: group, seq: 1 })
  expect(await unreadOf(one)).toBe(2)
  await one.call('leaveGroup', { conversationId: group })
  expect(await unreadOf(one)).toBe(1)
  expect((await operator.call('getChatConfig', {})).enabled).toBe(false)
})
