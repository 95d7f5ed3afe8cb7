import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mentionOf } from '@atrium/shared-utility/model'
import { sql } from 'kysely'
import { givenPdf } from '../../enterprise/message/attachment/test/given-files.ts'
import { newId } from '../../foundation/db/id.ts'
import { runSql } from '../../test/cluster.ts'
import { uploadedTo } from '../test/given-chat-files.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A group and a conversation of two, in which the same words were said. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const one = await server.given.signedIn({ enterprise, name: '林小满' })
  const two = await server.given.signedIn({ enterprise, name: '周知微' })
  const { conversationId: group } = await one.call('addGroup', { name: '项目组', userIds: [two.person.id] })
  const { conversationId: direct } = await one.call('openConversation', { userId: two.person.id })
  const say = (person: typeof one, conversationId: string, text: string) =>
    person.call('sendChatMessage', { conversationId, messageId: newId(), text })
  await say(one, group, '紫藤项目的Ｐｌａｎ在这里')
  await say(two, direct, `${mentionOf(one.person.id)} 紫藤什么时候开花`)
  const find = async (person: typeof one, q: string, more: object = {}) =>
    (await person.call('searchChatMessages', { q, ...more })).list.map(({ name, text }) => `${name}: ${text}`)
  return { enterprise, one, two, group, direct, say, find }
}

test('messages of one’s own conversations are found by any part of their text, the newest first, each with where it was said', async () => {
  const { one, two, group, find } = await stage()
  const [inGroup, inDirect] = ['项目组: 紫藤项目的Ｐｌａｎ在这里', '@林小满 紫藤什么时候开花']
  expect(await find(one, '紫藤')).toEqual([`周知微: ${inDirect}`, inGroup])
  expect(await find(two, '紫藤')).toEqual([`林小满: ${inDirect}`, inGroup])
  expect(await find(one, '紫藤', { conversationId: group })).toEqual([inGroup])
  expect([await find(one, 'plan'), await find(one, '藤'), await find(one, '藤开')]).toEqual([
    [inGroup],
    [`周知微: ${inDirect}`, inGroup],
    [],
  ])
  // Nor is a person found by the id by which they stand in a text.
  expect(await find(two, one.person.id)).toEqual([])
  expect(await find(two, '%')).toEqual([])
})

test('a message is found by the name of a file that it brings, and not once it is recalled', async () => {
  const { one, two, direct, find } = await stage()
  const fileId = await uploadedTo(one, direct, { name: '海棠报价.pdf', bytes: givenPdf })
  const input = { conversationId: direct, messageId: newId(), text: '请看', attachments: [fileId] }
  const { seq } = await one.call('sendChatMessage', input)
  expect(await find(two, '海棠')).toEqual(['林小满: 海棠报价.pdf'])
  expect(await find(two, '请看')).toEqual(['林小满: 请看'])
  const outsider = await server.given.signedIn()
  expect(await find(outsider, '海棠')).toEqual([])
  await one.call('recallChatMessage', { conversationId: direct, seq })
  expect(await find(two, '海棠')).toEqual([])
})

test('of a long message the part is shown that holds the text', async () => {
  const { one, direct, say, find } = await stage()
  await say(one, direct, `${'长'.repeat(300)}合同编号${'文'.repeat(300)}`)
  const [found = ''] = await find(one, '合同编号')
  expect(found).toMatch(/^周知微: …长{30}合同编号文+…$/)
})

test('what was found is read on after the last one, each message once', async () => {
  const { enterprise, one, direct } = await stage()
  await runSql(
    server.address,
    `insert into chat_message (ent_id, conversation_id, seq, id, author_id, text, sent_at)
       select '${enterprise.id}', '${direct}', n + 1, 'm' || n, '${one.person.id}', '第' || n || '次会议', date_trunc('second', now()) from generate_series(1, 70) n;
     update conversation set last_seq = 71 where id = '${direct}'`,
  )
  const seen: number[] = []
  let after = {}
  for (let hasMore = true; hasMore;) {
    const answer = await one.call('searchChatMessages', { q: '次会议', ...after })
    seen.push(...answer.list.map(({ seq }) => seq))
    const last = answer.list.at(-1)
    after = { afterId: last?.conversationId, afterSeq: last?.seq, afterAt: last?.sentAt }
    hasMore = answer.hasMore
  }
  expect(seen).toEqual(Array.from({ length: 70 }, (_, index) => 71 - index))
})

test('neither what was recalled nor what was said before one came, after one left or among others is found, also not in the database itself', async () => {
  const { enterprise, one, two, group, direct, say, find } = await stage()
  const late = await server.given.signedIn({ enterprise })
  await one.call('addGroupMembers', { conversationId: group, userIds: [late.person.id] })
  expect(await find(late, '紫藤')).toEqual([])
  const ask = { conversationId: direct, q: '紫藤' }
  expect((await late.tryCall('searchChatMessages', ask)).error).toBe('conversationNotFound')
  const { seq } = await say(two, group, '紫藤谢了')
  expect(await find(late, '紫藤')).toHaveLength(1)
  await two.call('recallChatMessage', { conversationId: group, seq })
  expect(await find(one, '谢了')).toEqual([])
  await two.call('leaveGroup', { conversationId: group })
  expect(await find(two, '紫藤')).toHaveLength(1)
  const foundBy = async (userId: string, entId = enterprise.id) =>
    server.services.tx({ as: 'tenant', entId, userId }, async (db) => {
      const asked = sql`select from atrium_find_chat_messages('{}', '紫藤', null, null, null, null, 100)`
      return (await asked.execute(db)).rows.length
    })
  const elsewhere = await server.given.enterprise()
  expect([
    await foundBy(one.person.id),
    await foundBy(late.person.id),
    await foundBy(one.person.id, elsewhere.id),
  ]).toEqual([2, 0, 0])
})
