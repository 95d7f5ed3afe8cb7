import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { liveEvent, UserType, type CallName } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { newId } from '../../foundation/db/id.ts'
import { platform, type Scope } from '../../foundation/db/scope.ts'
import { listenLive } from '../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

let server: TestServer
let another: Awaited<ReturnType<TestServer['startAnother']>>
beforeAll(async () => {
  server = await startTestServer()
  another = await server.startAnother()
})
afterAll(async () => {
  await another.stop()
  await server.close()
})

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const one = await server.given.signedIn({ enterprise })
  const two = await server.given.signedIn({ enterprise })
  const { conversationId } = await one.call('openConversation', { userId: two.person.id })
  const say = (person: typeof one, text: string) =>
    person.call('sendChatMessage', { conversationId, messageId: newId(), text })
  await say(one, '只给你看')
  const scopeOf = ({ person }: typeof one): Scope => ({ as: 'tenant', entId: enterprise.id, userId: person.id })
  return { enterprise, administrator, one, two, conversationId, say, scopeOf }
}

type Person = Awaited<ReturnType<typeof stage>>['one']

/** What each call about a conversation answers this person. */
async function answersTo(person: Person, conversationId: string) {
  const inputs = {
    getConversation: {},
    findConversationPeople: {},
    searchChatMessages: { q: '只给' },
    listChatMessages: {},
    sendChatMessage: { messageId: newId(), text: '让我进来' },
    recallChatMessage: { seq: 1 },
    markConversationRead: { seq: 1 },
  } satisfies Partial<Record<CallName, object>>
  const answers: string[] = []
  for (const [name, input] of Object.entries(inputs)) {
    const { error } = await person.tryCall(name as keyof typeof inputs, { conversationId, ...input })
    answers.push(`${name}: ${error}`)
  }
  const { list } = await person.call('listConversations', {})
  return [...answers, `listed: ${list.some(({ id }) => id === conversationId)}`]
}

const refused = [
  'getConversation: conversationNotFound',
  'findConversationPeople: conversationNotFound',
  'searchChatMessages: conversationNotFound',
  'listChatMessages: conversationNotFound',
  'sendChatMessage: conversationNotFound',
  'recallChatMessage: conversationNotFound',
  'markConversationRead: conversationNotFound',
  'listed: false',
]

/** How many rows of each table of conversations a scope is shown. */
function rowsIn(scope: Scope) {
  return server.services.tx(scope, async (db) => {
    const count = async (table: string) =>
      (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)).rows[0]?.count
    return [await count('conversation'), await count('conversation_member'), await count('chat_message')]
  })
}

test('a conversation is closed to a colleague and to the administrator of the enterprise, by every call and in the database itself', async () => {
  const { administrator, enterprise, one, conversationId, scopeOf } = await stage()
  const colleague = await server.given.signedIn({ enterprise })
  for (const person of [colleague, administrator]) {
    expect(await answersTo(person, conversationId)).toEqual(refused)
    expect(await rowsIn(scopeOf(person))).toEqual([0, 0, 0])
  }
  expect(await rowsIn(scopeOf(one))).toEqual([1, 2, 1])
})

test('one’s own conversations of another enterprise are not shown', async () => {
  const { one, two } = await stage()
  const elsewhere = await server.given.enterprise()
  for (const { person } of [one, two])
    expect(await rowsIn({ as: 'tenant', entId: elsewhere.id, userId: person.id })).toEqual([0, 0, 0])
})

test('the database lets neither a stranger write nor a person write as another, move people in or read as the platform', async () => {
  const { enterprise, one, two, conversationId, scopeOf } = await stage()
  const colleague = await server.given.signedIn({ enterprise })
  const message = (author: Person) => sql`
    insert into chat_message (ent_id, conversation_id, seq, id, author_id, text, sent_at)
    values (${enterprise.id}, ${conversationId}, 7, ${newId()}, ${author.person.id}, 'x', now())`
  const enter = sql`
    insert into conversation_member (ent_id, conversation_id, user_id)
    values (${enterprise.id}, ${conversationId}, ${colleague.person.id})`
  const tell = (ids: string[]) => sql`
    insert into live_event (ent_id, audience, ids, kind, payload)
    values (${enterprise.id}, 'person', ${ids}, 'chat', ${JSON.stringify({ conversationId, seq: 1 })})`
  const attempts = [
    { as: scopeOf(colleague), does: message(colleague) },
    { as: scopeOf(colleague), does: enter },
    { as: scopeOf(colleague), does: tell([one.person.id]) },
    { as: scopeOf(one), does: message(two) },
    { as: scopeOf(one), does: enter },
    { as: scopeOf(one), does: tell([one.person.id, colleague.person.id]) },
    { as: scopeOf(one), does: sql`update chat_message set text = 'y'` },
    { as: scopeOf(one), does: sql`delete from chat_message` },
    { as: platform, does: sql`select text from chat_message` },
  ]
  for (const [index, { as, does }] of attempts.entries()) {
    const outcome = await server.services
      .tx(as, (db) => does.execute(db))
      .then(
        () => 'let through',
        ({ code }: { code: string }) => code,
      )
    expect([index, outcome]).toEqual([index, '42501'])
  }
  await server.services.tx(scopeOf(one), (db) => tell([one.person.id, two.person.id]).execute(db))
})

test('a person who was removed from the enterprise reads nothing any more, and after coming back what is written from then on', async () => {
  const { enterprise, administrator, one, two, conversationId, say, scopeOf } = await stage()
  await server.given.confirm(administrator)
  await administrator.call('removeMember', { userId: two.person.id })
  expect(await rowsIn(scopeOf(two))).toEqual([0, 0, 0])
  expect((await one.tryCall('sendChatMessage', { conversationId, messageId: newId(), text: '在吗' })).error).toBe(
    'conversationOver',
  )
  expect(await one.call('getConversation', { conversationId })).toMatchObject({ isOpen: false, lastSeq: 1 })
  await server.services.tx(platform, (db) =>
    db
      .updateTable('membership')
      .set({ status: 'active' })
      .where('ent_id', '=', enterprise.id)
      .where('user_id', '=', two.person.id)
      .execute(),
  )
  expect(await rowsIn(scopeOf(two))).toEqual([0, 0, 0])
  expect(await one.call('openConversation', { userId: two.person.id })).toEqual({ conversationId })
  await say(one, '欢迎回来')
  const back = Object.assign(await server.given.signIn(two.person), { person: two.person })
  const { list } = await back.call('listChatMessages', { conversationId })
  expect(list.map(({ text }) => text)).toEqual(['欢迎回来'])
  expect((await back.call('listConversations', {})).list).toMatchObject([{ unread: 1 }])
})

test('the two people hear in both processes which conversation has news and no word of it, and a colleague hears nothing', async () => {
  const { enterprise, one, two, conversationId, say } = await stage()
  const colleague = await server.given.signedIn({ enterprise })
  const space = enterprise.id
  const readers = await Promise.all([
    listenLive(server.url, one, { space }),
    listenLive(another.localUrl, two, { space }),
    listenLive(another.localUrl, colleague, { space }),
  ])
  await Promise.all(readers.map((reader) => reader.ready()))
  const heard = () =>
    readers.map((reader) =>
      reader
        .events()
        .map((event) => liveEvent.parse(event))
        .filter(({ kind }) => kind === 'chat'),
    )
  const before = heard().map((events) => events.length)
  await say(two, '秘密')
  await until(() => heard().every((events, index) => index === 2 || events.length > (before[index] ?? 0)))
  const [here, there, foreign] = heard()
  const event = { kind: 'chat', payload: { conversationId, seq: 2 } }
  expect([here?.at(-1), there?.at(-1), foreign]).toEqual([event, event, []])
  await Promise.all(readers.map((reader) => reader.leave()))
})
