import { must } from '../../foundation/error/must.ts'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import type { NewRow } from '../../foundation/db/schema.ts'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import { demoEnterprises } from '../../portal/demo/accounts.ts'
import type { Client } from '../../test/client.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

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
  ['in another language', { langs: ['en-US'] }],
  ['that is a draft', { status: 'draft' }],
  ['that was withdrawn', { status: 'withdrawn' }],
  ['to be published later', { publish_at: later }],
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

test('U08: a message that was read in one language is read in the other', async () => {
  const reader = await server.given.signIn({ loginId: 'partner' })
  const key = `pair-${newId()}`
  const chinese = await addMessage({ key: `${key}:zh-CN`, langs: ['zh-CN'] })
  const english = await addMessage({ key: `${key}:en-US`, langs: ['en-US'] })
  const alone = await addMessage({ key: `${key}-alone:en-US`, langs: ['en-US'] })
  await reader.call('readMessage', { id: chinese })
  await reader.call('updateOwnLanguage', { lang: 'en-US' })
  const inEnglish = await server.given.signIn({ loginId: 'partner' })
  const { list } = await inEnglish.call('listMessages', {})
  expect(list.find(({ id }) => id === english)?.read).toBe(true)
  expect(list.find(({ id }) => id === alone)?.read).toBe(false)
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

async function addMessage(change: Partial<NewRow<'message'>>) {
  const id = newId()
  await server.services.tx(platform, (db) =>
    db
      .insertInto('message')
      .values({ id, title: 'Title', content: 'Content', publish_at: new Date(), ...change })
      .execute(),
  )
  return id
}

async function idsOf(client: Client) {
  return (await client.call('listMessages', { limit: 50 })).list.map(({ id }) => id)
}
