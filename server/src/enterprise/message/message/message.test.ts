import { must } from '../../../foundation/process/error/must.ts'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText, UserType } from '@atrium/shared-utility/contract'
import type { NewRow } from '../../../foundation/db/schema.ts'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import type { Client } from '../../../test/client.ts'
import { removeMessages } from '../../tenant/closing/queries.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let member: Client

beforeAll(async () => {
  server = await startTestServer()
  member = await server.given.signIn({ loginId: 'member' })
})

afterAll(async () => server.close())

const hour = 3_600_000
const later = new Date(Date.now() + hour)
const earlier = new Date(Date.now() - hour)

test.each<[string, Partial<NewRow<'message'>>]>([
  ['of another enterprise', { audience: 'ent', audience_ids: [demoEnterprises.two.id] }],
  ['to another user type', { audience: 'type', audience_ids: [String(UserType.administrator)] }],
  ['to another SaaS category', { audience: 'saas', audience_ids: ['retail'] }],
  ['that is a draft', { status: 'draft' }],
  ['that was withdrawn', { status: 'withdrawn' }],
  ['to be published later', { status: 'scheduled', publish_at: later }],
  ['that has expired', { publish_at: new Date(0), expire_at: earlier }],
])('a message %s is not shown, and cannot be marked as read', async (_what, change) => {
  const id = await addMessage(change)
  expect(await idsOf(member)).not.toContain(id)
  expect(await member.tryCall('readMessage', { id })).toMatchObject({ status: 404, error: 'notFound' })
})

test.each<[string, Partial<NewRow<'message'>>]>([
  ['everybody', {}],
  ['this enterprise', { audience: 'ent', audience_ids: [demoEnterprises.one.id] }],
  ['this user type', { audience: 'type', audience_ids: [String(UserType.member)] }],
  ['this SaaS category', { audience: 'saas', audience_ids: ['manufacturing'] }],
])('a message to %s is shown', async (_whom, change) => {
  const id = await addMessage(change)
  expect(await idsOf(member)).toContain(id)
})

test('the newest unread message gives way to the next once it is read', async () => {
  const reader = await server.given.signIn({ loginId: 'partner' })
  const [older, newer] = [await addMessage({ publish_at: earlier }), await addMessage({})]
  expect((await reader.call('getNewestMessage', {}))?.id).toBe(newer)
  await reader.call('readMessage', { id: newer })
  expect((await reader.call('getNewestMessage', {}))?.id).not.toBe(newer)
  expect((await reader.call('listMessages', {})).list.find(({ id }) => id === older)?.read).toBe(false)
})

test('reading all leaves nothing unread, for this person alone', async () => {
  const [reader, other] = [
    await server.given.signIn({ loginId: 'developer' }),
    await server.given.signIn({ loginId: 'partner' }),
  ]
  await addMessage({})
  await reader.call('readMessage', {})
  expect(await reader.call('listMessages', {})).toMatchObject({ unread: 0 })
  expect((await other.call('listMessages', {})).unread).toBeGreaterThan(0)
})

test('reading what is read already is told to nobody', async () => {
  const reader = await server.given.signIn({ loginId: 'developer' })
  await addMessage({})
  await reader.call('readMessage', {})
  const { after } = await reader.call('listLive', {})
  await reader.call('readMessage', {})
  expect((await reader.call('listLive', { after: must(after, 'a position') })).list).toEqual([])
})

test('U08: a message that was read in one language is read in the other, and says the same in each', async () => {
  const reader = await server.given.signIn({ loginId: 'partner' })
  const english = { title_en: 'Outage', content_en: JSON.stringify(plainText('On Saturday')) }
  const both = await addMessage(english)
  const chinese = await addMessage({})
  const onlyEnglish = await addMessage({ ...english, title_zh: null, content_zh: null })
  expect(await textsOf(reader)).toMatchObject({ [both]: ['zh-CN', '标题'], [onlyEnglish]: ['en-US', 'Outage'] })
  await reader.call('readMessage', { id: both })
  await reader.call('updateOwnLanguage', { lang: 'en-US' })
  const inEnglish = await server.given.signIn({ loginId: 'partner' })
  const { list } = await inEnglish.call('listMessages', {})
  expect(list.find(({ id }) => id === both)).toMatchObject({ read: true, content: plainText('On Saturday') })
  expect(await textsOf(inEnglish)).toMatchObject({ [both]: ['en-US', 'Outage'], [chinese]: ['zh-CN', '标题'] })
})

test('what is pinned stands before what is newer, and is no message twice', async () => {
  const reader = await server.given.signIn({ loginId: 'admin' })
  const pinned = await addMessage({ pinned: true, publish_at: earlier })
  await addMessage({})
  const { list, total } = await reader.call('listMessages', { limit: 50 })
  expect(list[0]?.id).toBe(pinned)
  const rest = await reader.call('listMessages', { after: pinned, limit: 50 })
  expect(rest.list.map(({ id }) => id)).toEqual(list.slice(1).map(({ id }) => id))
  expect(total).toBe(list.length)
  expect((await reader.call('getNewestMessage', {}))?.id).toBe(pinned)
})

test('a space sees of the messages nothing but its view, and of that what is meant for its person', async () => {
  const id = await addMessage({ audience: 'type', audience_ids: [String(UserType.administrator)] })
  const { id: userId } = await server.given.person({ enterprise: demoEnterprises.one })
  const seen = await server.services.tx({ as: 'tenant', entId: demoEnterprises.one.id, userId }, (db) =>
    db.selectFrom('message_to_reader').select('id').where('id', '=', id).execute(),
  )
  expect(seen).toEqual([])
  const table = server.services.tx({ as: 'tenant', entId: demoEnterprises.one.id, userId }, (db) =>
    db.selectFrom('message').select('id').execute(),
  )
  await expect(table).rejects.toThrow(/permission denied/)
})

test('a message that a former release wrote to one person is shown to that person alone, and goes with the enterprise', async () => {
  const reader = await server.given.signedIn()
  const { entId, id: userId } = reader.person
  const id = await addMessage({ key: newId(), audience: 'person', audience_ids: [`${entId}/${userId}`] })
  expect([await idsOf(reader), await idsOf(member)].map((ids) => ids.includes(id))).toEqual([true, false])
  await server.services.tx(platform, (db) => removeMessages(db, entId ?? ''))
  expect(await idsOf(reader)).not.toContain(id)
})

test('going on after the last one seen shows every message once', async () => {
  await Promise.all([1, 2, 3].map(async () => addMessage({})))
  const { total } = await member.call('listMessages', {})
  const seen: string[] = []
  while (seen.length < total) {
    const { list } = await member.call('listMessages', { after: seen.at(-1), limit: 2 })
    seen.push(...list.map(({ id }) => id))
  }
  expect(new Set(seen).size).toBe(total)
})

const chinese = { title_zh: '标题', content_zh: JSON.stringify(plainText('正文')) }

async function addMessage(change: Partial<NewRow<'message'>>) {
  const id = newId()
  await server.services.tx(platform, (db) =>
    db
      .insertInto('message')
      .values({ id, ...chinese, status: 'published', publish_at: new Date(), ...change })
      .execute(),
  )
  return id
}

async function idsOf(client: Client) {
  return (await client.call('listMessages', { limit: 50 })).list.map(({ id }) => id)
}

async function textsOf(client: Client) {
  const { list } = await client.call('listMessages', { limit: 50 })
  return Object.fromEntries(list.map(({ id, lang, title }) => [id, [lang, title]]))
}
