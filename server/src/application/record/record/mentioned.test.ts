import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { notify } from '../../../organisation/notice/notify.ts'
import { openTo } from '../../../enterprise/application/test/given-application.ts'
import { UserType } from '@atrium/shared-utility/contract'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApp } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type App = Awaited<ReturnType<typeof givenApp>>

/** As a room does it that finds a person named in a record, in the name of the builder. */
function mention({ enterprise, builder, appId }: App, to: string[], now = new Date()) {
  const { id: by } = builder.person
  return server.services.tx({ as: 'tenant', entId: enterprise.id, userId: by }, (db) => {
    const subject = { appId, entity: 'asset', recordId: 'record1' }
    return notify({ db, newId, now }, { entId: enterprise.id, kind: 'mention', subject, to, by })
  })
}

test('a person who is mentioned reads who did it and where, counted as unread until then', async () => {
  const app = await givenApp(server)
  const { member, builder, appId } = app
  await mention(app, [member.person.id, builder.person.id])
  const { list, unread } = await member.call('listMessages', { type: 'mention' })
  expect(list).toMatchObject([
    { title: expect.stringMatching(/在“资产台账”中提到了您$/), read: false, type: 'mention' },
  ])
  expect([unread, list[0]?.url]).toEqual([1, `/app/${appId}/asset/record1`])
  expect((await member.call('getNewestMessage', {}))?.id).toBe(list[0]?.id)
  await member.call('readMessage', { id: list[0]?.id })
  expect(await member.call('listMessages', { type: 'mention' })).toMatchObject({ total: 1, unread: 0 })
  // Not the person who wrote it.
  expect((await builder.call('listMessages', { type: 'mention' })).total).toBe(0)
})

test('a mention in an application that is no longer open to its person is neither listed, counted nor read', async () => {
  const app = await givenApp(server)
  const { member, enterprise, appId } = app
  await mention(app, [member.person.id])
  const [told] = (await member.call('listMessages', {})).list
  expect(told?.type).toBe('mention')
  const administrator = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(administrator)
  await openTo(administrator, appId, { userIds: [administrator.person.id] })
  expect(await member.call('listMessages', { type: 'mention' })).toEqual({ total: 0, unread: 0, list: [] })
  expect((await member.call('listMessages', {})).list.map(({ type }) => type)).not.toContain('mention')
  expect((await member.call('getNewestMessage', {}))?.type).not.toBe('mention')
  expect((await member.tryCall('readMessage', { id: told?.id })).error).toBe('notFound')
})

test('what one person is told no other person reads, in this enterprise or another, and strangers are not told', async () => {
  const [app, other] = [await givenApp(server), await givenApp(server)]
  const colleague = await server.given.signedIn({ enterprise: app.enterprise })
  await mention(app, [app.member.person.id, other.member.person.id])
  const [told] = (await app.member.call('listMessages', {})).list
  for (const person of [colleague, other.member, app.builder]) {
    expect((await person.call('listMessages', { type: 'mention' })).list).toEqual([])
    expect((await person.tryCall('readMessage', { id: told?.id })).error).toBe('notFound')
    await person.call('readMessage', {})
  }
  expect((await app.member.call('listMessages', { type: 'mention' })).unread).toBe(1)
})

test('a space adds what people are told for its own people alone, and reads none that others were told', async () => {
  const [app, other] = [await givenApp(server), await givenApp(server)]
  await mention(app, [app.member.person.id])
  const asOther = { as: 'tenant', entId: app.enterprise.id, userId: app.builder.person.id } as const
  expect(await server.services.tx(asOther, (db) => db.selectFrom('notice').select('id').execute())).toEqual([])
  const row = { id: newId(), kind: 'mention', subject: '{}', by_id: null, created_at: new Date() } as const
  const foreign = { ...row, ent_id: other.enterprise.id, user_id: other.member.person.id }
  const adding = server.services.tx(asOther, (db) => db.insertInto('notice').values(foreign).execute())
  await expect(adding).rejects.toThrow(/row-level security/)
})

test('messages and what a person was told are one list, each once, the newest first', async () => {
  const app = await givenApp(server)
  const { member } = app
  for (const minutes of [5, 4, 3, 2, 1]) await mention(app, [member.person.id], new Date(Date.now() - minutes * 60_000))
  const seen: string[] = []
  for (let count = -1; count !== seen.length;) {
    count = seen.length
    const { list } = await member.call('listMessages', { after: seen.at(-1), limit: 2 })
    seen.push(...list.map(({ id }) => id))
  }
  const { list, total } = await member.call('listMessages', { limit: 50 })
  expect([seen, total]).toEqual([list.map(({ id }) => id), seen.length])
  expect(list.filter(({ type }) => type === 'mention')).toHaveLength(5)
  const times = list.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
})
