import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { heldUp } from '../../test/held-up.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A group of three; the second person is leaving the enterprise. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const signIn = () => server.given.signedIn({ enterprise })
  const [owner, next, last] = [await signIn(), await signIn(), await signIn()]
  const { conversationId } = await owner.call('addGroup', { name: '项目组', userIds: [next.person.id] })
  await owner.call('addGroupMembers', { conversationId, userIds: [last.person.id] })
  const locks = `update membership set status = 'left' where user_id = '${next.person.id}'`
  const meanwhile = <T>(work: () => Promise<T>) => heldUp(server, { locks, does: 'select 1' }, work)
  const owners = async () =>
    (await last.call('listGroupMembers', { conversationId })).flatMap(({ userId, isOwner }) =>
      isOwner ? [userId] : [],
    )
  const handedOver = `update conversation_member set is_owner = (user_id = '${next.person.id}') where conversation_id = '${conversationId}'`
  /** The group is handed over to the second person, and what the owner does waits for that. */
  const whileHandedOver = <T>(work: () => Promise<T>) =>
    heldUp(
      server,
      { locks: `select from conversation where id = '${conversationId}' for update`, does: handedOver },
      work,
    )
  return { owner, next, last, conversationId, meanwhile, whileHandedOver, owners }
}

test('a group whose owner goes while the next one leaves the enterprise is owned by the one after', async () => {
  const { owner, last, conversationId, meanwhile, owners } = await stage()
  await meanwhile(() => owner.call('leaveGroup', { conversationId }))
  expect(await owners()).toEqual([last.person.id])
})

test('a group that is handed over to a person who leaves the enterprise at that moment stays with its owner', async () => {
  const { owner, next, conversationId, meanwhile, owners } = await stage()
  const answer = await meanwhile(() => owner.tryCall('handOverGroup', { conversationId, userId: next.person.id }))
  expect([answer.error, await owners()]).toEqual(['memberNotFound', [owner.person.id]])
})

test('a person who hands a group over while they rename it, or remove a person, does neither', async () => {
  const { owner, next, last, conversationId, whileHandedOver, owners } = await stage()
  const renamed = await whileHandedOver(() => owner.tryCall('renameGroup', { conversationId, name: '新名' }))
  expect([renamed.error, await owners()]).toEqual(['notGroupOwner', [next.person.id]])
  expect(await last.call('getConversation', { conversationId })).toMatchObject({ name: '项目组', people: 3 })
  await next.call('handOverGroup', { conversationId, userId: owner.person.id })
  const removed = await whileHandedOver(() =>
    owner.tryCall('removeGroupMember', { conversationId, userId: last.person.id }),
  )
  expect(removed.error).toBe('notGroupOwner')
  expect(await last.call('getConversation', { conversationId })).toMatchObject({ people: 3 })
})
