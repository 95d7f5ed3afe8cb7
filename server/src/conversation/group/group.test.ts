import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, liveEvent, mostGroupMembers, UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { newId } from '../../foundation/db/id.ts'
import type { Scope } from '../../foundation/db/scope.ts'
import { callNames } from '../../test/call-names.ts'
import { listenLive } from '../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { aboutConversations, refusalsOfFiles } from '../test/about-conversations.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A group of three, which the first one owns. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const [owner, one, two] = [
    await server.given.signedIn({ enterprise, name: '林小满' }),
    await server.given.signedIn({ enterprise, name: '周知微' }),
    await server.given.signedIn({ enterprise, name: '沈青禾' }),
  ]
  const userIds = [one.person.id, two.person.id]
  const { conversationId } = await owner.call('addGroup', { name: '项目组', userIds })
  const say = (person: typeof owner, text: string) =>
    person.call('sendChatMessage', { conversationId, messageId: newId(), text })
  const scopeOf = ({ person }: typeof owner): Scope => ({ as: 'tenant', entId: enterprise.id, userId: person.id })
  return { enterprise, administrator, owner, one, two, conversationId, say, scopeOf }
}

type Stage = Awaited<ReturnType<typeof stage>>
type Person = Stage['one']

/** The calls about a conversation that do not refuse this person, by name. */
async function openTo(person: Person, { conversationId, owner }: Stage) {
  const open: string[] = []
  for (const name of callNames.filter((one) => 'conversationId' in calls[one].input.shape)) {
    const input = aboutConversations[name]
    if (input === undefined) throw new Error(`${name} is not tried here`)
    const answer = await person.tryCall(name, { conversationId, ...input(owner) })
    if (answer.error !== (refusalsOfFiles[name] ?? 'conversationNotFound')) open.push(`${name}: ${answer.error}`)
  }
  const { list } = await person.call('listConversations', {})
  const { list: found } = await person.call('searchChatMessages', { q: '之' })
  if (found.length > 0) open.push('found')
  return list.some(({ id }) => id === conversationId) ? [...open, 'listed'] : open
}

function messagesIn(scope: Scope) {
  return server.services.tx(scope, async (db) => (await db.selectFrom('chat_message').select('text').execute()).length)
}

test('the people of a group write to each other, and each sees who wrote', async () => {
  const { owner, one, two, conversationId, say } = await stage()
  await say(owner, '大家好')
  await say(one, '你好')
  const { list } = await two.call('listConversations', {})
  expect(list).toMatchObject([
    { kind: 'group', name: '项目组', userId: null, people: 3, unread: 2, last: { author: '周知微', text: '你好' } },
  ])
  expect(await two.call('listGroupMembers', { conversationId })).toEqual([
    { userId: owner.person.id, name: '林小满', isOwner: true },
    { userId: two.person.id, name: '沈青禾', isOwner: false },
    { userId: one.person.id, name: '周知微', isOwner: false },
  ])
})

test('a person who comes into a group reads what is written from then on', async () => {
  const { enterprise, one, conversationId, say } = await stage()
  const late = await server.given.signedIn({ enterprise })
  await say(one, '之前')
  expect(await one.call('addGroupMembers', { conversationId, userIds: [late.person.id] })).toEqual({ added: 1 })
  await say(one, '之后')
  const { list } = await late.call('listChatMessages', { conversationId })
  expect(list.map(({ text }) => text)).toEqual(['之后'])
  expect(await late.call('getConversation', { conversationId })).toMatchObject({ unread: 1, people: 4 })
})

test.each(['leaves the group', 'is removed by the owner', 'is removed from the enterprise', 'leaves the enterprise'])(
  'a person who %s finds nothing of it in any call, in the list, in the database or live',
  async (how) => {
    const all = await stage()
    const { enterprise, administrator, owner, one, two, conversationId, say, scopeOf } = all
    await say(owner, '之前')
    const userId = one.person.id
    await server.given.confirm(administrator)
    await server.given.confirm(one)
    const reader = await listenLive(server.url, one, { space: enterprise.id })
    const other = await listenLive(server.url, two, { space: enterprise.id })
    await Promise.all([reader.ready(), other.ready()])
    if (how === 'leaves the group') await one.call('leaveGroup', { conversationId })
    else if (how === 'is removed by the owner') await owner.call('removeGroupMember', { conversationId, userId })
    else if (how === 'is removed from the enterprise') await administrator.call('removeMember', { userId })
    else await one.call('leaveEnterprise', { entId: enterprise.id })
    const { seq } = await say(owner, '之后')
    const toldOf = (listener: typeof reader) =>
      listener
        .events()
        .map((event) => liveEvent.parse(event))
        .some(({ kind, payload }) => kind === 'chat' && 'seq' in payload && payload.seq === seq)
    await until(() => toldOf(other))
    expect(toldOf(reader)).toBe(false)
    expect(await messagesIn(scopeOf(one))).toBe(0)
    const { status } = await one.tryCall('listConversations', {}, { space: enterprise.id })
    const isOut = how.endsWith('the enterprise')
    // To leave again is answered as at first, to the person who left by themselves.
    const again = how === 'leaves the group' ? ['leaveGroup: null'] : []
    expect([status, isOut ? [] : await openTo(one, all)]).toEqual([isOut ? 403 : 200, again])
    await Promise.all([reader.leave(), other.leave()])
  },
)

test('the owner alone names a group and removes people; a colleague and the administrator of the enterprise do nothing with it', async () => {
  const all = await stage()
  const { administrator, enterprise, owner, one, two, conversationId } = all
  const colleague = await server.given.signedIn({ enterprise })
  expect(await openTo(colleague, all)).toEqual([])
  expect(await openTo(administrator, all)).toEqual([])
  const errorOf = async (person: Person, name: 'renameGroup' | 'removeGroupMember', input: object) =>
    (await person.tryCall(name, { conversationId, ...input })).error
  expect(await errorOf(one, 'renameGroup', { name: '新名' })).toBe('notGroupOwner')
  expect(await errorOf(one, 'removeGroupMember', { userId: two.person.id })).toBe('notGroupOwner')
  expect(await errorOf(owner, 'removeGroupMember', { userId: colleague.person.id })).toBe('memberNotFound')
  await owner.call('renameGroup', { conversationId, name: '新名' })
  expect(await one.call('getConversation', { conversationId })).toMatchObject({ name: '新名' })
})

test('the database itself lets no stranger into a group, nor out of it, and only the owner name it', async () => {
  const { enterprise, one, two, conversationId, scopeOf } = await stage()
  const colleague = await server.given.signedIn({ enterprise })
  const answerOf = async (person: Person, statement: ReturnType<typeof sql>) => {
    const { rows } = await server.services.tx(scopeOf(person), (db) => statement.execute(db))
    return Object(rows[0]).answer as unknown
  }
  const ids = [colleague.person.id]
  expect([
    await answerOf(colleague, sql`select atrium_add_to_group(${conversationId}, ${ids}) as answer`),
    await answerOf(colleague, sql`select atrium_take_from_group(${conversationId}, ${two.person.id}) as answer`),
    await answerOf(one, sql`select atrium_take_from_group(${conversationId}, ${two.person.id}) as answer`),
    await answerOf(one, sql`select atrium_name_group(${conversationId}, 'x') as answer`),
    await answerOf(one, sql`select atrium_hand_over_group(${conversationId}, ${one.person.id}) as answer`),
  ]).toEqual([null, false, false, false, false])
  await expect(answerOf(one, sql`select atrium_let_into_group(${conversationId}, ${ids}) as answer`)).rejects.toThrow(
    /permission denied/,
  )
})

test('another person owns a group that its owner leaves: the one who has been in it longest', async () => {
  const { owner, one, two, conversationId } = await stage()
  await owner.call('leaveGroup', { conversationId })
  const owners = (await one.call('listGroupMembers', { conversationId })).filter(({ isOwner }) => isOwner)
  expect(owners).toHaveLength(1)
  expect([one.person.id, two.person.id]).toContain(owners[0]?.userId)
})

test('an owner hands a group over to a person in it, and stays; only the owner does', async () => {
  const { enterprise, owner, one, two, conversationId } = await stage()
  const colleague = await server.given.signedIn({ enterprise })
  const give = async (person: Person, to: Person) =>
    (await person.tryCall('handOverGroup', { conversationId, userId: to.person.id })).error
  expect([await give(one, two), await give(colleague, one), await give(owner, colleague)]).toEqual([
    'notGroupOwner',
    'conversationNotFound',
    'memberNotFound',
  ])
  expect([await give(owner, owner), await give(owner, two)]).toEqual([null, null])
  const owners = (await one.call('listGroupMembers', { conversationId })).filter(({ isOwner }) => isOwner)
  expect(owners.map(({ userId }) => userId)).toEqual([two.person.id])
  // Sent again after a lost answer, it is answered as at first.
  expect([await give(owner, two), await give(owner, one)]).toEqual([null, 'notGroupOwner'])
  expect([await give(one, two), await give(two, one)]).toEqual(['notGroupOwner', null])
})

test('a group is of active members of the enterprise', async () => {
  const { owner, conversationId } = await stage()
  const stranger = await server.given.person()
  expect((await owner.tryCall('addGroup', { name: 'x', userIds: [stranger.id] })).error).toBe('memberNotFound')
  expect((await owner.tryCall('addGroupMembers', { conversationId, userIds: [stranger.id] })).error).toBe(
    'memberNotFound',
  )
  expect((await owner.call('listConversations', {})).list).toHaveLength(1)
})

test('a group has a bounded number of people, its owner included', async () => {
  const { owner, one } = await stage()
  const strangers = Array.from({ length: mostGroupMembers - 1 }, () => newId())
  const error = async (userIds: string[]) => (await owner.tryCall('addGroup', { name: 'x', userIds })).error
  expect([
    await error(strangers),
    await error([...strangers, owner.person.id]),
    await error([...strangers, one.person.id]),
  ]).toEqual(['memberNotFound', 'memberNotFound', 'groupFull'])
})
