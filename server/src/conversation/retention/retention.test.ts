import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { newId } from '../../foundation/db/id.ts'
import { platform, type Scope } from '../../foundation/db/scope.ts'
import { runSql } from '../../test/cluster.ts'
import { heldUp } from '../../test/held-up.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { removeOldMessages } from './remove-old.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Two people with messages of 100, 40 and 0 days ago, the last of which quotes the first. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  const [one, two] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  const { conversationId } = await one.call('openConversation', { userId: two.person.id })
  const say = (text: string, more: { quotedSeq?: number } = {}) =>
    one.call('sendChatMessage', { conversationId, messageId: newId(), text, ...more })
  const days = [100, 40, 0]
  for (const [index, daysAgo] of days.entries()) {
    await say(`第 ${index + 1} 条消息`, index === 2 ? { quotedSeq: 1 } : {})
    await runSql(
      server.address,
      `update chat_message set sent_at = now() - interval '${daysAgo} days' where conversation_id = '${conversationId}' and seq = ${index + 1}`,
    )
  }
  const keep = (how: 'forever' | 'days30' | 'days90', version = 0) =>
    administrator.call('updateChatRetention', { keep: how, version })
  const seqs = async () => (await two.call('listChatMessages', { conversationId })).list.map(({ seq }) => seq)
  return { enterprise, administrator, one, two, conversationId, say, keep, seqs }
}

const removing = (signal = new AbortController().signal) =>
  removeOldMessages({ tx: server.services.tx, now: () => new Date(), signal })

test('messages that are kept no longer are gone from the conversation, the search and quotes; numbers and what is unread stay right', async () => {
  const { two, conversationId, keep, seqs, say } = await stage()
  await removing()
  expect(await seqs()).toEqual([1, 2, 3])
  await keep('days90')
  await removing()
  const { list } = await two.call('listChatMessages', { conversationId })
  expect(list.map(({ seq }) => seq)).toEqual([2, 3])
  expect(list[1]?.quoted).toEqual({ seq: 1, state: 'removed', author: '', text: '', attached: null })
  const { list: found } = await two.call('searchChatMessages', { q: '条消息' })
  expect(found.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual([2, 3])
  expect(await two.call('getConversation', { conversationId })).toMatchObject({ unread: 2, lastSeq: 3, removedTo: 1 })
  expect(await two.call('getChatConfig', {})).toMatchObject({ unread: 2 })
  expect(await say('第四')).toMatchObject({ seq: 4 })
})

test('a conversation whose messages are all gone is listed, without a last message and with nothing unread', async () => {
  const { two, conversationId, keep, seqs, say } = await stage()
  await keep('days30')
  await runSql(
    server.address,
    `update chat_message set sent_at = now() - interval '31 days' where conversation_id = '${conversationId}'`,
  )
  await removing()
  expect(await seqs()).toEqual([])
  const { list } = await two.call('listConversations', {})
  expect(list).toMatchObject([{ id: conversationId, last: null, unread: 0, lastSeq: 3, removedTo: 3 }])
  expect(await say('新的')).toMatchObject({ seq: 4 })
  expect([await seqs(), (await two.call('getChatConfig', {})).unread]).toEqual([[4], 1])
})

test('messages of another enterprise stay, and so do those of one that keeps them for ever', async () => {
  const [own, other] = [await stage(), await stage()]
  await other.keep('days30')
  await other.keep('forever', 1)
  await own.keep('days30')
  await removing()
  expect([await own.seqs(), await other.seqs()]).toEqual([[3], [1, 2, 3]])
})

test('messages stay that are to be kept again by the time a run comes to them', async () => {
  const { keep, seqs } = await stage()
  await keep('days30')
  let begun = 0
  const tx: typeof server.services.tx = async (scope, work) => {
    const answer = await server.services.tx(scope, work)
    begun += 1
    // It knows the enterprise by then, and after the next one the conversation.
    if (begun === 2) await keep('forever', 1)
    return answer
  }
  await removeOldMessages({ tx, now: () => new Date(), signal: new AbortController().signal })
  expect([begun > 2, await seqs()]).toEqual([true, [1, 2, 3]])
})

test('a message is sent while old ones are removed, and a run that was stopped is finished by the next', async () => {
  const { enterprise, conversationId, keep, seqs, say } = await stage()
  await keep('days90')
  // Another process has removed the message and not committed yet.
  const locks = `select atrium_remove_chat_messages('${enterprise.id}', '${conversationId}', now() - interval '90 days', 0);
    delete from chat_message where conversation_id = '${conversationId}' and seq = 1`
  await heldUp(server, { locks, does: 'select 1' }, async () => {
    expect(await say('照常')).toMatchObject({ seq: 4 })
  })
  const stopped = new AbortController()
  stopped.abort()
  await keep('days30', 1)
  await removing(stopped.signal)
  expect(await seqs()).toEqual([2, 3, 4])
  await removing()
  expect(await seqs()).toEqual([3, 4])
})

test('only an administrator in person sets it, confirmed anew, and everyone is told; of two at once one is', async () => {
  const { enterprise, administrator, one, keep } = await stage()
  expect(await one.call('getChatRetention', {})).toEqual({ keep: 'forever', version: 0 })
  expect((await one.tryCall('updateChatRetention', { keep: 'days30', version: 0 })).error).toBe('forbidden')
  const unconfirmed = await server.given.signIn({ loginId: administrator.person.loginId })
  expect((await unconfirmed.tryCall('updateChatRetention', { keep: 'days30', version: 0 })).error).toBe(
    'stepUpRequired',
  )
  await keep('days90')
  expect((await administrator.tryCall('updateChatRetention', { keep: 'days30', version: 0 })).error).toBe(
    'versionConflict',
  )
  expect(await one.call('getChatRetention', {})).toEqual({ keep: 'days90', version: 1 })
  const logged = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select(['diff', 'actor_id'])
      .where('action', '=', 'updateChatRetention')
      .where('ent_id', '=', enterprise.id)
      .execute(),
  )
  expect(logged).toEqual([{ diff: { before: 'forever', days: 90 }, actor_id: administrator.person.id }])
})

test('no space removes a message, and the platform removes without reading', async () => {
  const { enterprise, one, conversationId } = await stage()
  const space: Scope = { as: 'tenant', entId: enterprise.id, userId: one.person.id }
  const remove = sql`select atrium_remove_chat_messages(${enterprise.id}, ${conversationId}, now(), 10)`
  await expect(server.services.tx(space, (db) => remove.execute(db))).rejects.toThrow(/permission denied/)
  await expect(server.services.tx(platform, (db) => sql`select text from chat_message`.execute(db))).rejects.toThrow(
    /permission denied/,
  )
})
