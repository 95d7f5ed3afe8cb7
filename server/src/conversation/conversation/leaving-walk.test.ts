import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { liveEvent } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import { runSql } from '../../test/cluster.ts'
import { heldUp } from '../../test/held-up.ts'
import { isWaitedFor } from '../../test/is-waited-for.ts'
import { listenLive } from '../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { takeFromGroup } from '../group/queries.ts'
import { startWalk } from '../test/walk-of-group.ts'
import { lockConversation } from './queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Walk = Awaited<ReturnType<typeof startWalk>>

/** The same choices for the same seed. */
function choices(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

const unlessRefused = <T>(answer: Promise<T>) => answer.catch(() => null)

/** What each way to read answers a person, beside what it has to. */
async function readBy(person: Walk['people'][number], { conversationId, messages }: Walk) {
  const { client, links } = person
  const list = (await unlessRefused(client.call('listChatMessages', { conversationId, most: 200 })))?.list ?? []
  const found: string[] = []
  const fetched: string[] = []
  for (const { word, fileId } of messages) {
    const answer = await unlessRefused(client.call('searchChatMessages', { q: word }))
    if (answer !== null && answer.list.length > 0) found.push(word)
    const link = await unlessRefused(client.call('linkChatFile', { conversationId, fileId }))
    const urls = [links.get(fileId), link?.url]
    for (const url of urls) if (url !== undefined && (await client.fetch(url)).status === 200) fetched.push(fileId)
  }
  return {
    listed: list.map(({ seq, text, files }) => `${seq} ${text} ${files.map(({ id }) => id).join()}`),
    found,
    fetched: [...new Set(fetched)],
  }
}

function expectedOf(person: Walk['people'][number], walk: Walk) {
  const seen = walk.seenBy(person)
  const whole = seen.filter(({ isRecalled }) => !isRecalled)
  return {
    listed: seen.map(({ seq, word, fileId, isRecalled }) => (isRecalled ? `${seq}  ` : `${seq} ${word} ${fileId}`)),
    found: whole.map(({ word }) => word),
    fetched: whole.map(({ fileId }) => fileId),
  }
}

test.each([1, 7, 23])(
  'people who come, write, recall, leave the group or the enterprise and come back read what they may in every way, and nothing else (seed %s)',
  async (seed) => {
    const walk = await startWalk(server)
    const readers = await Promise.all(
      walk.people.map(({ client }) => listenLive(server.url, client, { space: walk.enterprise.id })),
    )
    await Promise.all(readers.map((reader) => reader.ready()))
    const pick = choices(seed)
    for (let count = 1; count <= 12; count += 1) {
      await walk.step(pick)
      if (count % 6 !== 0) continue
      const answers = await Promise.all(walk.people.map((person) => readBy(person, walk)))
      expect(answers).toEqual(walk.people.map((person) => expectedOf(person, walk)))
    }
    for (const [index, reader] of readers.entries()) {
      const heard = reader.events().map((event) => liveEvent.parse(event))
      const seqs = heard.flatMap((event) => (event.kind === 'chat' ? [event.payload.seq] : []))
      const allowed = walk.people[index]?.mayHear ?? new Set()
      // 0: the people of the group have changed, of which they hear who are in it or go.
      expect(seqs.filter((seq) => seq !== 0 && !allowed.has(seq))).toEqual([])
    }
    await Promise.all(readers.map((reader) => reader.leave()))
  },
)

test.each([
  ['sendChatMessage', () => ({ messageId: newId(), text: '之后' })],
  ['addGroupMembers', (userId: string) => ({ userIds: [userId] })],
] as const)(
  'a person who is taken out while %s waits for the group is told that there is none',
  async (name, input) => {
    const enterprise = await server.given.enterprise()
    const signIn = () => server.given.signedIn({ enterprise })
    const [owner, one, colleague] = [await signIn(), await signIn(), await signIn()]
    const { conversationId } = await owner.call('addGroup', { name: '项目组', userIds: [one.person.id] })
    const answer = await server.services.tx(
      { as: 'tenant', entId: enterprise.id, userId: owner.person.id },
      async (db) => {
        await lockConversation(db, conversationId)
        const waiting = one.tryCall(name, { conversationId, ...input(colleague.person.id) })
        await until(() => isWaitedFor(db))
        await takeFromGroup(db, { id: conversationId, userId: one.person.id })
        return { waiting }
      },
    )
    expect(await answer.waiting).toMatchObject({ status: 404, error: 'conversationNotFound' })
    expect((await owner.call('listChatMessages', { conversationId })).list).toEqual([])
    expect(await owner.call('listGroupMembers', { conversationId })).toHaveLength(1)
  },
)

test('a person who leaves the enterprise while a colleague writes to them or takes them into a group is in none after coming back', async () => {
  const enterprise = await server.given.enterprise()
  const signIn = () => server.given.signedIn({ enterprise })
  const [owner, other] = [await signIn(), await signIn()]
  const { conversationId } = await owner.call('addGroup', { name: '项目组', userIds: [other.person.id] })
  const ways = {
    addGroup: (userId: string) => owner.tryCall('addGroup', { name: '新群', userIds: [userId] }),
    addGroupMembers: (userId: string) => owner.tryCall('addGroupMembers', { conversationId, userIds: [userId] }),
    openConversation: (userId: string) => owner.tryCall('openConversation', { userId }),
  }
  for (const [way, take] of Object.entries(ways)) {
    const { person } = await signIn()
    const set = (status: string) => `update membership set status = '${status}' where user_id = '${person.id}'`
    const answer = await heldUp(server, { locks: set('left'), does: 'select 1' }, () => take(person.id))
    await runSql(server.address, set('active'))
    const { list } = await (await server.given.signIn(person)).call('listConversations', {})
    expect([way, answer.error, list]).toEqual([way, 'memberNotFound', []])
  }
  expect(await owner.call('listGroupMembers', { conversationId })).toHaveLength(2)
})

test('a person who leaves the enterprise while they found a group leaves none behind', async () => {
  const enterprise = await server.given.enterprise()
  const [one, other] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  const locks = `update membership set status = 'left' where user_id = '${one.person.id}'`
  const answer = await heldUp(server, { locks, does: 'select 1' }, () =>
    one.tryCall('addGroup', { name: '新群', userIds: [other.person.id] }),
  )
  expect([answer.error, (await other.call('listConversations', {})).list]).toEqual(['memberNotFound', []])
})
