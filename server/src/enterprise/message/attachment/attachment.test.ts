import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { plainText, UserType, type CallInput } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { attached } from './test/attach.ts'
import { givenPdf, givenPng } from './test/given-files.ts'

const clock = { offsetMs: 0 }
const minute = 60_000

let server: TestServer
let operator: Client
let acme: { id: string }
let reader: Client
let stranger: Client
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + clock.offsetMs) })
  operator = await server.given.signIn({ loginId: 'operator' })
  acme = await server.given.enterprise()
  reader = await server.given.signedIn({ enterprise: acme })
  stranger = await server.given.signedIn()
})
afterAll(() => server.close())
beforeEach(() => {
  clock.offsetMs = 0
})

type Written = CallInput<'writeHomeMessage'>
const file = { name: '公告 (1).pdf', bytes: givenPdf }
const write = (change: Partial<Written> = {}) =>
  operator.call('writeHomeMessage', {
    titleZh: '停机',
    contentZh: plainText('周六'),
    audience: 'ent',
    audienceIds: [acme.id],
    ...change,
  })

async function published(attachments: string[]) {
  const draft = await write({ attachments })
  await operator.call('publishHomeMessage', draft)
  return { id: draft.id, version: draft.version + 1 }
}

async function shown(client: Client, id: string) {
  return (await client.call('listMessages', { limit: 50 })).list.find((one) => one.id === id)
}

const statusOf = async (id: string) => {
  const [row] = await server.services.tx(platform, (db) =>
    db.selectFrom('stored_file').select(['status', 'expires_at']).where('id', '=', id).execute(),
  )
  return row === undefined ? null : { status: row.status, goes: row.expires_at !== null }
}

test('readers are told of a file with name, type and size, and fetch it whole or in ranges, never as a page', async () => {
  const { id } = await attached(operator, file)
  const message = await published([id])
  expect((await shown(reader, message.id))?.attachments).toEqual([
    { id, name: file.name, mediaType: 'application/pdf', sizeBytes: givenPdf.length, pictureUrl: null },
  ])
  const { url } = await reader.call('linkMessageAttachment', { message: message.id, id })
  const answer = await reader.fetch(url)
  expect([answer.status, answer.body]).toEqual([200, givenPdf.toString()])
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%E5%85%AC/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  const part = await reader.fetch(url, { headers: { range: 'bytes=1-3' } })
  expect([part.status, part.body, part.headers.get('content-range')]).toEqual([
    206,
    'PDF',
    `bytes 1-3/${givenPdf.length}`,
  ])
})

test('a picture is shown to its readers, and to the operator who previews it', async () => {
  const { id, pictureUrl } = await attached(operator, { name: 'a.png', bytes: givenPng() })
  expect((await operator.fetch(pictureUrl ?? '')).status).toBe(200)
  const message = await published([id])
  const [ofReader] = (await shown(reader, message.id))?.attachments ?? []
  const [ofOperator] = (await operator.call('getHomeMessage', { id: message.id })).attachments
  expect((await reader.fetch(ofReader?.pictureUrl ?? '')).headers.get('content-type')).toBe('image/png')
  expect((await operator.fetch(ofOperator?.pictureUrl ?? '')).status).toBe(200)
})

test('S35: whoever is not meant gets no link, and none but its person fetches by one, for a quarter of an hour', async () => {
  const { id } = await attached(operator, file)
  const message = await published([id])
  const named = { message: message.id, id }
  const { url } = await reader.call('linkMessageAttachment', named)
  expect((await stranger.tryCall('linkMessageAttachment', named)).error).toBe('notFound')
  expect((await stranger.tryCall('linkAttachment', { id, of: message.id })).status).toBe(403)
  const colleague = await server.given.signedIn({ enterprise: acme })
  expect((await colleague.fetch(url)).status).toBe(403)
  for (const link of [url, `${url}&as=pdf`, `${url}&as=small`]) expect((await stranger.fetch(link)).status).toBe(403)
  expect((await server.client().fetch(url)).status).toBe(401)
  expect((await reader.fetch(url.replace(/until=\d+/, 'until=9999999999'))).status).toBe(403)
  clock.offsetMs = 16 * minute
  expect((await reader.fetch(url)).status).toBe(403)
})

test('a link of before opens nothing once the message is withdrawn, and its file goes a month later', async () => {
  const { id } = await attached(operator, file)
  const message = await published([id])
  const { url } = await reader.call('linkMessageAttachment', { message: message.id, id })
  await operator.call('withdrawHomeMessage', { id: message.id })
  for (const link of [url, `${url}&as=pdf`, `${url}&as=small`]) expect((await reader.fetch(link)).status).toBe(403)
  expect((await reader.tryCall('linkMessageAttachment', { message: message.id, id })).error).toBe('notFound')
  expect((await operator.call('linkAttachment', { id, of: message.id })).url).toContain(id)
  expect(await statusOf(id)).toEqual({ status: 'stored', goes: true })
})

test('nobody reads of a draft’s file, nor before its moment, nor after its time', async () => {
  const { id } = await attached(operator, file)
  const draft = await write({ attachments: [id] })
  expect((await reader.tryCall('linkMessageAttachment', { message: draft.id, id })).error).toBe('notFound')
  const publishAt = new Date(Date.now() + 60 * minute).toISOString()
  const later = await write({ ...draft, attachments: [id], publishAt })
  await operator.call('publishHomeMessage', later)
  expect((await reader.tryCall('linkMessageAttachment', { message: draft.id, id })).error).toBe('notFound')
})

test('what a message is written without goes, and so does all of a draft that is deleted', async () => {
  const [first, second] = [await attached(operator, file), await attached(operator, { ...file, name: 'b.pdf' })]
  const draft = await write({ attachments: [second.id, first.id] })
  expect((await operator.call('getHomeMessage', { id: draft.id })).attachments.map(({ name }) => name)).toEqual([
    'b.pdf',
    file.name,
  ])
  expect(await statusOf(first.id)).toEqual({ status: 'stored', goes: false })
  await write({ ...draft, attachments: [second.id] })
  expect(await statusOf(first.id)).toMatchObject({ status: 'removed' })
  await operator.call('deleteHomeMessage', { id: draft.id })
  expect(await statusOf(second.id)).toMatchObject({ status: 'removed' })
})

test('what no message takes up goes after a day', async () => {
  const { id } = await attached(operator, file)
  expect(await statusOf(id)).toEqual({ status: 'stored', goes: true })
  clock.offsetMs = 25 * 60 * minute
  const later = await server.given.signedIn({ userType: UserType.operator })
  expect((await later.tryCall('linkAttachment', { id })).error).toBe('notFound')
  clock.offsetMs = 0
})

test('a message takes what its writer has uploaded whole, and nothing of anybody else or another message', async () => {
  const { id } = await attached(operator, file)
  await write({ attachments: [id] })
  const other = await server.given.signedIn({ userType: UserType.operator })
  const theirs = await attached(other, file)
  const half = await operator.call('addAttachment', { name: 'half.pdf', sizeBytes: 100 })
  for (const one of [id, theirs.id, half.id, 'none'])
    await expect(write({ attachments: [one] })).rejects.toThrow('attachmentUnknown')
})

test('how many, how large and of which types is a setting, which is asked for and refused by name', async () => {
  const root = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(root)
  const kept = [await attached(operator, file), await attached(operator, file)].map(({ id }) => id)
  const draft = await write({ attachments: kept })
  await root.call('updateAttachmentSetting', { perMessage: 1, megabytes: 1, types: ['pdf'], version: 0 })
  await server.services.settings.refresh()
  expect(await reader.call('getAttachmentLimits', {})).toEqual({
    perMessage: 1,
    maxSize: 1024 * 1024,
    extensions: ['pdf'],
  })
  const large = await operator.tryCall('addAttachment', { name: 'large.pdf', sizeBytes: 1024 * 1024 + 1 })
  expect([large.error, large.msg]).toEqual(['attachmentTooLarge', expect.stringContaining('“large.pdf”')])
  const wrong = await operator.tryCall('addAttachment', { name: 'a.zip', sizeBytes: 1 })
  expect([wrong.error, wrong.msg]).toEqual(['attachmentTypeRefused', expect.stringContaining('“a.zip”')])
  const third = (await attached(operator, file)).id
  await expect(write({ ...draft, attachments: [...kept, third] })).rejects.toThrow('tooManyAttachments')
  // What was attached before fewer were allowed stays.
  expect(await write({ ...draft, attachments: kept })).toMatchObject({ version: 2 })
})
