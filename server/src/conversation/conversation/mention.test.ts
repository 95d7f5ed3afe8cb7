import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { mentionOf } from '@atrium/shared-utility/model'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A group of three. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const owner = await server.given.signedIn({ enterprise, name: '林小满' })
  const one = await server.given.signedIn({ enterprise, name: '周知微' })
  const two = await server.given.signedIn({ enterprise, name: '沈青禾' })
  const userIds = [one.person.id, two.person.id]
  const { conversationId } = await owner.call('addGroup', { name: '项目组', userIds })
  const say = (person: typeof owner, text: string, quotedSeq?: number) =>
    person.tryCall('sendChatMessage', { conversationId, messageId: newId(), text, quotedSeq })
  const read = async (person: typeof owner) => person.call('listChatMessages', { conversationId })
  return { enterprise, owner, one, two, conversationId, say, read }
}

type Person = Awaited<ReturnType<typeof stage>>['one']

/** An operator who acts as this person. */
async function acting(entid: string, { person }: Person) {
  const browser = await server.given.signedIn({ userType: UserType.operator })
  await runSql(server.address, `update user_account set is_root = true where id = '${browser.person.id}'`)
  await server.given.confirm(browser)
  await browser.call('beginActing', { userid: person.id, entid, reason: 'Ticket 4711: messages are missing' })
  return browser
}

const toldTo = async (person: Person) =>
  (await person.call('listMessages', { type: 'mention' })).list.map(({ title, url }) => ({ title, url }))

test('a message answers another one, which is shown with its author and its beginning in one line', async () => {
  const { owner, one, conversationId, say, read } = await stage()
  await say(owner, `${mentionOf(one.person.id)} 下午\n三点 ${'好'.repeat(200)}`)
  await say(one, '收到', 1)
  const { list, people } = await read(owner)
  const text = `@周知微 下午 三点 ${'好'.repeat(200)}`.slice(0, 120)
  expect(list[1]?.quoted).toEqual({ seq: 1, state: 'shown', author: '林小满', text, attached: null })
  expect(people).toEqual({ [one.person.id]: '周知微' })
  expect((await say(one, '没有', 9)).error).toBe('quotedNotFound')
  await owner.call('recallChatMessage', { conversationId, seq: 1 })
  expect((await read(one)).list[1]?.quoted).toEqual({ seq: 1, state: 'recalled', author: '', text: '', attached: null })
})

test('a quote of a message from before a reader came shows them nothing of it, and they quote no such message', async () => {
  const { enterprise, owner, conversationId, say, read } = await stage()
  await say(owner, '之前的秘密')
  const late = await server.given.signedIn({ enterprise })
  await owner.call('addGroupMembers', { conversationId, userIds: [late.person.id] })
  await say(owner, '如上', 1)
  const { list } = await read(late)
  expect(list[0]?.quoted).toEqual({ seq: 1, state: 'unseen', author: '', text: '', attached: null })
  expect(JSON.stringify(list)).not.toContain('秘密')
  expect((await say(late, '什么', 1)).error).toBe('quotedNotFound')
})

test('a mention is read with its message: what came later, in another conversation or to another person stays unread', async () => {
  const { owner, one, two, conversationId, say } = await stage()
  const other = await owner.call('addGroup', { name: '另一组', userIds: [one.person.id, two.person.id] })
  const both = `${mentionOf(one.person.id)} ${mentionOf(two.person.id)}`
  await say(owner, both)
  await say(owner, both)
  await owner.call('sendChatMessage', { ...other, messageId: newId(), text: both })
  const unread = async ({ call }: Person) =>
    (await call('listMessages', { type: 'mention' })).list.flatMap(({ read, url }) => (read ? [] : url))
  await one.call('markConversationRead', { conversationId, seq: 1 })
  const later = `/qChat?c=${conversationId}&m=2`
  const elsewhere = `/qChat?c=${other.conversationId}&m=1`
  expect(await unread(one)).toEqual([elsewhere, later])
  expect(await unread(two)).toHaveLength(3)
  await one.call('markConversationRead', { conversationId, seq: 2 })
  expect(await unread(one)).toEqual([elsewhere])
})

test('a mail of a mention waits for its person to read the message', async () => {
  const { one, owner, say } = await stage()
  await one.call('updateNoticeChoice', { kind: 'mention', inPortal: true, byMail: true })
  const before = Date.now()
  await say(owner, mentionOf(one.person.id))
  const job = await server.services.tx(platform, (db) =>
    db.selectFrom('job').select('lease_until as due').where('user_id', '=', one.person.id).executeTakeFirstOrThrow(),
  )
  expect(job.due?.getTime()).toBeGreaterThan(before + 9000)
})

test('a person who is mentioned is told who and where, once, with a link to the message and no word of it', async () => {
  const { owner, one, two, conversationId, say } = await stage()
  const text = `${mentionOf(one.person.id)} ${mentionOf(owner.person.id)} 看机密`
  const message = { conversationId, messageId: newId(), text }
  await owner.call('sendChatMessage', message)
  await owner.call('sendChatMessage', message)
  const told = { title: '林小满 在群聊“项目组”中提到了您', url: `/qChat?c=${conversationId}&m=1` }
  expect([await toldTo(one), await toldTo(two), await toldTo(owner)]).toEqual([[told], [], []])
  expect(JSON.stringify(await one.call('listMessages', {}))).not.toContain('机密')
  expect(await one.call('listConversations', {})).toMatchObject({
    list: [{ last: { text: '@周知微 @林小满 看机密' } }],
  })
  await one.call('updateNoticeChoice', { kind: 'mention', inPortal: false, byMail: false })
  await say(owner, `${mentionOf(one.person.id)} 再看`)
  expect((await one.call('listMessages', { type: 'mention' })).total).toBe(1)
})

test('people outside of the conversation are mentioned by no message, nor more than ten in one', async () => {
  const { enterprise, owner, two, conversationId, say, read } = await stage()
  const colleague = await server.given.signedIn({ enterprise })
  const stranger = await server.given.person()
  await owner.call('removeGroupMember', { conversationId, userId: two.person.id })
  for (const id of [colleague.person.id, stranger.id, two.person.id, 'unknown']) {
    const refused = await say(owner, `${mentionOf(id)} 在吗`)
    expect(refused).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'text' }] } })
  }
  const many = Array.from({ length: 11 }, (_, index) => mentionOf(`u${index}`)).join(' ')
  expect((await say(owner, many)).error).toBe('invalidInput')
  expect([await toldTo(colleague), await toldTo(two)]).toEqual([[], []])
  expect((await read(owner)).list).toEqual([])
})

test.each(['leaves the group', 'sees it recalled', 'is looked at by an operator who acts as them'])(
  'what told of a mention is neither listed nor counted once its person %s',
  async (how) => {
    const { enterprise, owner, one, conversationId, say } = await stage()
    await say(owner, mentionOf(one.person.id))
    expect(await toldTo(one)).toHaveLength(1)
    let reader: Pick<Person, 'call'> = one
    if (how === 'leaves the group') await one.call('leaveGroup', { conversationId })
    else if (how === 'sees it recalled') await owner.call('recallChatMessage', { conversationId, seq: 1 })
    else reader = await acting(enterprise.id, one)
    expect(await reader.call('listMessages', { type: 'mention' })).toEqual({ total: 0, unread: 0, list: [] })
  },
)

test('the other people of a conversation are offered by name and by pinyin, and no other member', async () => {
  const { enterprise, owner, conversationId } = await stage()
  await server.given.signedIn({ enterprise, name: '周知微微' })
  const found = async (iSearch: string) =>
    (await owner.call('findConversationPeople', { conversationId, iSearch })).map(({ name }) => name)
  expect(await found('')).toEqual(['沈青禾', '周知微'])
  expect([await found('zhiw'), await found('zzw'), await found('青'), await found('林')]).toEqual([
    ['周知微'],
    ['周知微'],
    ['沈青禾'],
    [],
  ])
})
