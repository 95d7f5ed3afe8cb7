import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { liveEvent } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import { actingAs } from '../../operation/people/acting/test/given-acting.ts'
import { listenLive } from '../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A group of three with one message of the first. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const [author, one, two] = [
    await server.given.signedIn({ enterprise, name: '林小满' }),
    await server.given.signedIn({ enterprise, name: '周知微' }),
    await server.given.signedIn({ enterprise, name: '沈青禾' }),
  ]
  const userIds = [one.person.id, two.person.id]
  const { conversationId } = await author.call('addGroup', { name: '项目组', userIds })
  const say = (person: typeof author, text: string) =>
    person.call('sendChatMessage', { conversationId, messageId: newId(), text })
  const { seq } = await say(author, '图纸')
  const readersOf = async (number = seq) => {
    const { read, of, list } = await author.call('getMessageReaders', { conversationId, seq: number })
    return { read, of, list: list.map(({ name, hasRead }) => `${name} ${hasRead ? 'read' : 'waits'}`) }
  }
  return { enterprise, author, one, two, conversationId, say, seq, readersOf }
}

test('the author of a message in a group sees who has read it, and who has not', async () => {
  const { one, two, conversationId, seq, readersOf } = await stage()
  expect(await readersOf()).toEqual({ read: 0, of: 2, list: ['沈青禾 waits', '周知微 waits'] })
  await one.call('markConversationRead', { conversationId, seq })
  expect(await readersOf()).toEqual({ read: 1, of: 2, list: ['周知微 read', '沈青禾 waits'] })
  await two.call('markConversationRead', { conversationId, seq })
  expect(await readersOf()).toMatchObject({ read: 2, of: 2 })
})

test('a person who came in later or has left is not among those who might have read it', async () => {
  const { enterprise, author, one, conversationId, say, readersOf } = await stage()
  const late = await server.given.signedIn({ enterprise, name: '陆远' })
  await author.call('addGroupMembers', { conversationId, userIds: [late.person.id] })
  await one.call('leaveGroup', { conversationId })
  expect((await readersOf()).list).toEqual(['沈青禾 waits'])
  const { seq } = await say(author, '之后')
  expect((await readersOf(seq)).list).toEqual(['沈青禾 waits', '陆远 waits'])
})

test('only its author sees who has read a message', async () => {
  const { enterprise, author, one, conversationId, seq } = await stage()
  const colleague = await server.given.signedIn({ enterprise })
  const errorOf = async (person: typeof author) =>
    (await person.tryCall('getMessageReaders', { conversationId, seq })).error
  expect([await errorOf(one), await errorOf(colleague), await errorOf(author)]).toEqual([
    'notFound',
    'conversationNotFound',
    null,
  ])
  await author.call('recallChatMessage', { conversationId, seq })
  expect(await errorOf(author)).toBe('notFound')
})

test('a person who hides what they have read is not seen to have read, and sees it of no other person', async () => {
  const { author, one, two, conversationId, seq, readersOf } = await stage()
  const hides = (person: typeof author, hidesReading: boolean) => person.call('updatePersonConfig', { hidesReading })
  const readers = async () => (await author.call('getMessageReaders', { conversationId, seq })).hidden
  for (const reader of [one, two]) await reader.call('markConversationRead', { conversationId, seq })
  await hides(one, true)
  expect([await readersOf(), await readers()]).toEqual([{ read: 1, of: 1, list: ['沈青禾 read'] }, 1])
  await hides(author, true)
  expect([await readersOf(), await readers()]).toEqual([{ read: 0, of: 0, list: [] }, 0])
  await Promise.all([hides(one, false), hides(author, false)])
  expect(await readersOf()).toMatchObject({ read: 2, of: 2 })
})

test('between two, neither sees how far the other has read while one of them hides it', async () => {
  const { author, one } = await stage()
  const { conversationId } = await author.call('openConversation', { userId: one.person.id })
  const send = (person: typeof author) =>
    person.call('sendChatMessage', { conversationId, messageId: newId(), text: '图纸' })
  await send(author)
  const { seq } = await send(one)
  for (const person of [author, one]) await person.call('markConversationRead', { conversationId, seq })
  const seen = () =>
    Promise.all(
      [author, one].map(async (person) => {
        const { list } = await person.call('listConversations', {})
        const { readByOther } = await person.call('getConversation', { conversationId })
        return [list.find(({ id }) => id === conversationId)?.readByOther, readByOther]
      }),
    )
  expect(await seen()).toEqual([
    [seq, seq],
    [seq, seq],
  ])
  await one.call('updatePersonConfig', { hidesReading: true })
  expect((await seen()).flat()).toEqual([0, 0, 0, 0])
})

test('no page hears when a person reads who hides it, but their own', async () => {
  const { enterprise, author, one, two, conversationId, seq } = await stage()
  await one.call('updatePersonConfig', { hidesReading: true })
  const space = enterprise.id
  const [hears, own] = [await listenLive(server.url, author, { space }), await listenLive(server.url, one, { space })]
  await Promise.all([hears.ready(), own.ready()])
  const told = (listener: typeof hears) =>
    listener
      .events()
      .map((event) => liveEvent.parse(event))
      .filter(({ kind }) => kind === 'chat').length
  const before = told(hears)
  await one.call('markConversationRead', { conversationId, seq })
  await until(() => told(own) > 0)
  expect(told(hears)).toBe(before)
  // What comes over the connection comes in order.
  await two.call('markConversationRead', { conversationId, seq })
  await until(() => told(hears) > before)
  expect(told(hears)).toBe(before + 1)
  await Promise.all([hears.leave(), own.leave()])
})

test('the author hears when a message is read, and others of the group do not', async () => {
  const { enterprise, author, one, two, conversationId, seq } = await stage()
  const [hears, other] = [
    await listenLive(server.url, author, { space: enterprise.id }),
    await listenLive(server.url, two, { space: enterprise.id }),
  ]
  await Promise.all([hears.ready(), other.ready()])
  const told = (listener: typeof hears) =>
    listener
      .events()
      .map((event) => liveEvent.parse(event))
      .filter(({ kind }) => kind === 'chat').length
  const before = told(other)
  await one.call('markConversationRead', { conversationId, seq })
  await until(() => told(hears) > 0)
  expect(told(other)).toBe(before)
  await Promise.all([hears.leave(), other.leave()])
})

test('an operator who acts as a person does not hear when that person is written to', async () => {
  const { enterprise, author, one, say } = await stage()
  const operator = await actingAs(server, { id: one.person.id, entid: enterprise.id })
  const space = enterprise.id
  const [own, foreign] = [
    await listenLive(server.url, one, { space }),
    await listenLive(server.url, operator, { space }),
  ]
  await Promise.all([own.ready(), foreign.ready()])
  const heard = (reader: typeof own) => reader.events().map((event) => liveEvent.parse(event).kind)
  const before = heard(own).length
  await say(author, '秘密')
  await until(() => heard(own).length > before)
  const { list } = await operator.call('listLive', {}, { space })
  expect([heard(foreign), list.map(({ kind }) => kind)].flat()).not.toContain('chat')
  await Promise.all([own.leave(), foreign.leave()])
})
