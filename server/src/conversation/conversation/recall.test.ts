import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { liveEvent } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { newId } from '../../foundation/db/id.ts'
import { runSql } from '../../test/cluster.ts'
import { listenLive } from '../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A group in which its owner has written one message. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const author = await server.given.signedIn({ enterprise, name: '林小满' })
  const other = await server.given.signedIn({ enterprise, name: '周知微' })
  const { conversationId } = await author.call('addGroup', { name: '项目组', userIds: [other.person.id] })
  const messageId = newId()
  await author.call('sendChatMessage', { conversationId, messageId, text: '发错了' })
  const recall = (person: typeof author, seq = 1) => person.tryCall('recallChatMessage', { conversationId, seq })
  const read = async () => (await other.call('listChatMessages', { conversationId })).list
  return { enterprise, author, other, conversationId, messageId, recall, read }
}

function age(conversationId: string, seconds: number) {
  const sent = `sent_at = now() - interval '${seconds} seconds'`
  return runSql(server.address, `update chat_message set ${sent} where conversation_id = '${conversationId}'`)
}

test('an author recalls a message: everyone sees that it was recalled, and its text is kept nowhere', async () => {
  const { author, other, conversationId, messageId, recall, read } = await stage()
  expect((await recall(author)).status).toBe(200)
  expect(await read()).toMatchObject([{ seq: 1, author: '林小满', text: '', isRecalled: true }])
  const { list } = await other.call('listConversations', {})
  expect(list).toMatchObject([{ last: { author: '林小满', text: '', isRecalled: true }, recalls: 1, lastSeq: 1 }])
  const kept = await runSql(server.address, `select text from chat_message where conversation_id = '${conversationId}'`)
  expect(JSON.stringify(kept)).not.toContain('发错了')
  // Neither a second recall nor the same message sent again changes what is there.
  expect((await recall(author)).status).toBe(200)
  await author.call('sendChatMessage', { conversationId, messageId, text: '发错了' })
  expect(await read()).toMatchObject([{ seq: 1, text: '', isRecalled: true }])
  expect(await author.call('getConversation', { conversationId })).toMatchObject({ recalls: 1 })
})

test('a message of another person is not recalled, also not by the owner of the group', async () => {
  const { author, other, conversationId, recall, read } = await stage()
  expect((await recall(other)).error).toBe('notRecallable')
  await other.call('sendChatMessage', { conversationId, messageId: newId(), text: '我的' })
  expect((await recall(author, 2)).error).toBe('notRecallable')
  expect((await recall(author, 3)).error).toBe('notFound')
  expect((await read()).map(({ text }) => text)).toEqual(['发错了', '我的'])
})

test('a message is recalled within two minutes after it was sent, and no later', async () => {
  const { author, conversationId, recall, read } = await stage()
  await age(conversationId, 121)
  expect((await recall(author)).error).toBe('notRecallable')
  expect(await read()).toMatchObject([{ text: '发错了', isRecalled: false }])
  await age(conversationId, 90)
  expect((await recall(author)).status).toBe(200)
})

test('an author who has left the group recalls nothing in it any more, and the database itself lets no other person recall it', async () => {
  const { enterprise, author, other, conversationId, recall, read } = await stage()
  const asking = (userId: string) =>
    server.services.tx({ as: 'tenant', entId: enterprise.id, userId }, (db) =>
      sql<{ answer: boolean | null }>`select atrium_recall_message(${conversationId}, 1) as answer`.execute(db),
    )
  expect((await asking(other.person.id)).rows).toEqual([{ answer: false }])
  await author.call('leaveGroup', { conversationId })
  expect((await recall(author)).error).toBe('conversationNotFound')
  expect((await asking(author.person.id)).rows).toEqual([{ answer: null }])
  expect(await read()).toMatchObject([{ text: '发错了' }])
})

test('the people of a conversation hear that a message was recalled', async () => {
  const { enterprise, author, other, conversationId, recall } = await stage()
  const reader = await listenLive(server.url, other, { space: enterprise.id })
  await reader.ready()
  const count = () =>
    reader
      .events()
      .map((event) => liveEvent.parse(event))
      .filter(
        ({ kind, payload }) =>
          kind === 'chat' && 'conversationId' in payload && payload.conversationId === conversationId,
      ).length
  const before = count()
  await recall(author)
  await until(() => count() > before)
  await reader.leave()
})
