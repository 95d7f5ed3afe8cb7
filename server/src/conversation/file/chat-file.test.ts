import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { givenPdf, givenPng } from '../../enterprise/message/attachment/test/given-files.ts'
import { newId } from '../../foundation/db/id.ts'
import { platform, type Scope } from '../../foundation/db/scope.ts'
import { exportedFiles } from '../../foundation/file/file/export-query.ts'
import { endOverdue } from '../../foundation/file/file/sweep-query.ts'
import { prune } from '../../operation/watch/prune/prune.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { uploadedTo } from '../test/given-chat-files.ts'

const minute = 60_000
const day = 24 * 60 * minute
const signal = new AbortController().signal
let server: TestServer
let offset = 0
const now = () => new Date(Date.now() + offset)
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())
beforeEach(() => {
  offset = 0
})

const plan = { name: '计划.pdf', bytes: givenPdf }
const photo = { name: '现场.png', bytes: givenPng({ width: 40, height: 30 }) }

async function stage() {
  const enterprise = await server.given.enterprise()
  const one = await server.given.signedIn({ enterprise, name: '林小满' })
  const two = await server.given.signedIn({ enterprise, name: '周知微' })
  const { conversationId } = await one.call('openConversation', { userId: two.person.id })
  const send = (person: typeof one, attachments: string[], text = '') =>
    person.tryCall('sendChatMessage', { conversationId, messageId: newId(), text, attachments })
  return { enterprise, one, two, conversationId, send }
}

/** A message with a document and a picture. */
async function givenMessage() {
  const chat = await stage()
  const { one, conversationId } = chat
  const [paper, picture] = [await uploadedTo(one, conversationId, plan), await uploadedTo(one, conversationId, photo)]
  await chat.send(one, [paper, picture])
  return { ...chat, paper, picture }
}

const sweepFiles = () => server.services.tx(platform, (db) => endOverdue(db, { now: now(), untouchedSince: now() }))
const statusOf = (id: string) =>
  server.services.tx(platform, async (db) => {
    const row = await db.selectFrom('stored_file').select('status').where('id', '=', id).executeTakeFirst()
    return row?.status
  })

test('a message brings files with name, type, size and the proportions of pictures, and its reader fetches them, never as a page', async () => {
  const { two, conversationId, paper, picture } = await givenMessage()
  const { list } = await two.call('listChatMessages', { conversationId })
  const [file, image] = list[0]?.files ?? []
  expect(file).toEqual({
    id: paper,
    name: '计划.pdf',
    mediaType: 'application/pdf',
    sizeBytes: givenPdf.length,
    pictureUrl: null,
    width: null,
    height: null,
  })
  expect(image).toMatchObject({ id: picture, width: 40, height: 30 })
  expect((await two.fetch(String(image?.pictureUrl))).headers.get('content-type')).toBe('image/png')
  const { url } = await two.call('linkChatFile', { conversationId, fileId: paper })
  const { status, headers } = await two.fetch(url)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="__.pdf"; filename*=UTF-8''${encodeURIComponent('计划.pdf')}`,
  )
})

test('the list of conversations and a quote say which file a message without words brings', async () => {
  const { two, conversationId } = await givenMessage()
  const attached = { kind: 'file', name: '计划.pdf' }
  expect((await two.call('listConversations', {})).list).toMatchObject([{ last: { text: '', attached } }])
  const input = { conversationId, messageId: newId(), text: '收到', quotedSeq: 1 }
  await two.call('sendChatMessage', input)
  const { list } = await two.call('listChatMessages', { conversationId })
  expect(list[1]?.quoted).toMatchObject({ state: 'shown', text: '', attached })
})

test('a link is for one person and a quarter of an hour', async () => {
  const { one, two, conversationId, paper } = await givenMessage()
  const { url } = await two.call('linkChatFile', { conversationId, fileId: paper })
  expect((await one.fetch(url)).status).toBeGreaterThanOrEqual(400)
  offset = 16 * minute
  expect((await two.fetch(url)).status).toBeGreaterThanOrEqual(400)
})

test('a message takes up one’s own finished uploads for that conversation once, and nothing is written with others', async () => {
  const { enterprise, one, two, conversationId, send } = await stage()
  const third = await server.given.person({ enterprise })
  const { conversationId: other } = await one.call('openConversation', { userId: third.id })
  const theirs = await uploadedTo(two, conversationId, plan)
  const elsewhere = await uploadedTo(one, other, plan)
  const { id: half } = await one.call('addChatFile', { conversationId, name: 'a.pdf', sizeBytes: 64 })
  const own = await uploadedTo(one, conversationId, plan)
  for (const id of [theirs, elsewhere, half, 'unknown'])
    expect((await send(one, [own, id], '看')).error).toBe('attachmentUnknown')
  expect((await send(one, [])).error).toBe('messageEmpty')
  expect((await one.call('listChatMessages', { conversationId })).list).toEqual([])
  expect((await send(one, [own])).error).toBeNull()
  expect((await send(one, [own])).error).toBe('attachmentUnknown')
})

test('the same message sent again after a lost answer is there once, with its files', async () => {
  const { one, conversationId } = await stage()
  const attachments = [await uploadedTo(one, conversationId, plan)]
  const input = { conversationId, messageId: newId(), attachments }
  const first = await one.call('sendChatMessage', input)
  expect(await one.call('sendChatMessage', input)).toEqual(first)
  expect((await one.call('listChatMessages', { conversationId })).list).toHaveLength(1)
})

test('files count in what the enterprise may store, and have the types and the size that the platform allows', async () => {
  const { one, conversationId, enterprise } = await stage()
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ storage_quota_mb: 1 }).where('id', '=', enterprise.id).execute(),
  )
  const announced = async (name: string, sizeBytes: number) =>
    (await one.tryCall('addChatFile', { conversationId, name, sizeBytes })).error
  expect(await announced('x.svg', 10)).toBe('attachmentTypeRefused')
  expect(await announced('x.pdf', 1e12)).toBe('attachmentTooLarge')
  expect(await announced('x.pdf', 1024 * 1024)).toBeNull()
  expect(await announced('x.pdf', 1)).toBe('storageQuotaReached')
})

test('what is not what its name says is refused by that name', async () => {
  const { one, conversationId } = await stage()
  const { id: fileId } = await one.call('addChatFile', { conversationId, name: '图.png', sizeBytes: givenPdf.length })
  const content = Buffer.from(givenPdf)
  const sent = await one.tryCall('addChatFileBytes', { conversationId, fileId, offset: 0 }, { content })
  expect(sent).toMatchObject({ error: 'attachmentNotWhatItSays', msg: expect.stringContaining('图.png') })
})

test('an upload is gone on with and given up by its person alone, and goes after a day when it is not sent', async () => {
  const { one, two, conversationId } = await stage()
  const [fileId, left] = [await uploadedTo(one, conversationId, plan), await uploadedTo(one, conversationId, plan)]
  for (const name of ['removeChatFile', 'linkChatFile'] as const)
    expect((await two.tryCall(name, { conversationId, fileId })).error).toBe('notFound')
  await one.call('removeChatFile', { conversationId, fileId })
  expect([await statusOf(fileId), await statusOf(left)]).toEqual(['removed', 'stored'])
  offset = 1.1 * day
  await prune({ ...server.services, now, signal })
  expect(await statusOf(left)).toBe('removed')
})

test('what was sent is kept when the day of its upload is over; a message takes up nothing that the store has let go of', async () => {
  const { one, conversationId, paper, send } = await givenMessage()
  const late = await uploadedTo(one, conversationId, plan)
  offset = 2 * day
  await sweepFiles()
  expect(await statusOf(paper)).toBe('stored')
  offset = 0
  expect((await send(one, [late])).error).toBe('attachmentUnknown')
})

test('the files of a message go with it, when it is recalled and when its row is removed', async () => {
  const { one, two, conversationId, send, paper, picture } = await givenMessage()
  const { url } = await two.call('linkChatFile', { conversationId, fileId: paper })
  await one.call('recallChatMessage', { conversationId, seq: 1 })
  expect((await two.fetch(url)).status).toBeGreaterThanOrEqual(400)
  expect((await one.tryCall('linkChatFile', { conversationId, fileId: paper })).error).toBe('notFound')
  expect([await statusOf(paper), await statusOf(picture)]).toEqual(['removed', 'removed'])
  const other = await uploadedTo(one, conversationId, plan)
  await send(one, [other])
  await runSql(server.address, `delete from chat_message where conversation_id = '${conversationId}' and seq = 2`)
  expect(await statusOf(other)).toBe('removed')
})

test('neither an administrator nor an operator learns of a file, by a call, in the database, or in what is written of the enterprise', async () => {
  const { enterprise, one, conversationId, paper } = await givenMessage()
  await uploadedTo(one, conversationId, plan)
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  expect((await administrator.tryCall('linkChatFile', { conversationId, fileId: paper })).error).toBe('notFound')
  expect((await administrator.tryCall('addChatFile', { conversationId, name: 'a.pdf', sizeBytes: 9 })).error).toBe(
    'conversationNotFound',
  )
  const scope: Scope = { as: 'tenant', entId: enterprise.id, userId: administrator.person.id }
  const count = sql<{ count: number }>`select count(*)::int as count from chat_file`
  const seen = await server.services.tx(scope, (db) => count.execute(db))
  expect(seen.rows).toEqual([{ count: 0 }])
  const names = sql`select name from chat_file`
  await expect(server.services.tx(platform, (db) => names.execute(db))).rejects.toMatchObject({ code: '42501' })
  const written = sql<{ name: string; sha256: string | null }>`
    select name, sha256 from (${exportedFiles}) f where f.of_enterprise = ${enterprise.id}`
  const { rows } = await server.services.tx(platform, (db) => written.execute(db))
  expect(new Set(rows.map(({ name, sha256 }) => `${name}${sha256}`))).toEqual(new Set(['null']))
  expect(rows).toHaveLength(3)
})
