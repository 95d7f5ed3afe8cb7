import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { tables } from '../../../composition/rooms.ts'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { endOverdue } from '../../../foundation/file/file/sweep-query.ts'
import { runNext } from '../../../foundation/job/runner.ts'
import { enterpriseData } from '../../../operation/export/enterprise-data-query.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { attached, refusal } from '../attachment/test/attach.ts'
import { givenPdf } from '../attachment/test/given-files.ts'
import { announcementOverJob } from './announcement-job.ts'
import { chinese, givenAuthor, inMs } from './test/given-announcement.ts'
import { photo, plan, storedOf, uploaded, withFiles } from './test/given-files.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const kept = { status: 'stored', goes: false }
const going = { status: 'stored', goes: true }
const gone = expect.objectContaining({ status: 'removed' })
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const fileOf = (id: string) => storedOf(server, id)
/** What the store does by itself so much later. */
const sweep = (ms: number) => {
  const now = new Date(Date.now() + ms)
  return server.services.tx(platform, (db) => endOverdue(db, { now, untouchedSince: now }))
}

test('its readers are told of the files in their order and fetch them, never as a page; its author sees them, too', async () => {
  const home = await givenAuthor(server)
  const { id, paper, picture } = await withFiles(home)
  const { administrator, member } = home
  const [shown] = (await member.call('listMessages', { type: 'announcement' })).list
  expect(shown?.attachments).toMatchObject([
    { id: paper, name: '安排.pdf', mediaType: 'application/pdf', sizeBytes: givenPdf.length, pictureUrl: null },
    { id: picture, name: '现场.png', mediaType: 'image/png' },
  ])
  const { url } = await member.call('linkMessageAttachment', { message: id, id: paper })
  const answer = await member.fetch(url, { headers: { range: 'bytes=1-3' } })
  expect([answer.status, answer.body]).toEqual([206, 'PDF'])
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect((await member.fetch(shown?.attachments[1]?.pictureUrl ?? '')).headers.get('content-type')).toBe('image/png')
  const { attachments } = await administrator.call('getAnnouncement', { id })
  expect(attachments.map(({ name }) => name)).toEqual(['安排.pdf', '现场.png'])
  expect((await administrator.fetch(attachments[1]?.pictureUrl ?? '')).status).toBe(200)
  const own = await administrator.call('linkAnnouncementFile', { id: paper, of: id })
  expect((await administrator.fetch(own.url)).body).toBe(givenPdf.toString())
})

test('they stand among the files of its readers, and of no other person', async () => {
  const home = await givenAuthor(server)
  const { id, paper } = await withFiles(home, { audience: 'chosen', userIds: [home.member.person.id] })
  const other = await server.given.signedIn({ enterprise: home.enterprise })
  const filesFor = async (one: typeof other) => (await one.call('listFiles', { iSearch: '安排' })).list
  expect(await filesFor(home.member)).toMatchObject([
    { id: paper, by: null, holder: { kind: 'announcement', id, title: '放假通知' } },
  ])
  expect(await filesFor(other)).toEqual([])
})

test('they count in what the enterprise may store, and have the types and the size that the platform allows', async () => {
  const { administrator, enterprise } = await givenAuthor(server)
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ storage_quota_mb: 1 }).where('id', '=', enterprise.id).execute(),
  )
  const announced = async (name: string, sizeBytes: number) =>
    (await administrator.tryCall('addAnnouncementFile', { name, sizeBytes })).error
  expect(await announced('x.svg', 10)).toBe('attachmentTypeRefused')
  expect(await announced('x.pdf', 1e12)).toBe('attachmentTooLarge')
  expect(await announced('x.pdf', 1024 * 1024)).toBeNull()
  expect(await announced('x.pdf', 1)).toBe('storageQuotaReached')
})

test('what is not what its name says is refused, and more than the settings allow at once', async () => {
  const { administrator, write } = await givenAuthor(server)
  const { perMessage } = await administrator.call('getAttachmentLimits', {})
  expect(await refusal(administrator, { name: '图.png', bytes: givenPdf }, 'AnnouncementFile')).toBe(
    'attachmentNotWhatItSays',
  )
  const ids = Array.from({ length: perMessage + 1 }, (_, index) => `f${index}`)
  await expect(write({ attachments: ids })).rejects.toThrow('tooManyAttachments')
})

test('an upload that no announcement takes up goes after a day, what is taken up stays', async () => {
  const home = await givenAuthor(server)
  const { paper } = await withFiles(home)
  const [left, given] = [await uploaded(home.administrator), await uploaded(home.administrator)]
  expect([await fileOf(left), await fileOf(paper)]).toEqual([going, kept])
  await home.administrator.call('removeAnnouncementFile', { id: given })
  expect(await fileOf(given)).toEqual(gone)
  await sweep(2 * dayMs)
  expect([await fileOf(left), await fileOf(paper)]).toEqual([gone, kept])
  await expect(home.write({ attachments: [left] })).rejects.toThrow('attachmentUnknown')
})

test('an announcement takes whole uploads that its writer has made for one, once, and is not written with others', async () => {
  const { administrator, enterprise, write } = await givenAuthor(server)
  const elsewhere = await givenAuthor(server)
  const operator = await server.given.signIn({ loginId: 'operator' })
  const colleague = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  const taken = await uploaded(administrator)
  await write({ attachments: [taken] })
  const half = await administrator.call('addAnnouncementFile', { name: 'half.pdf', sizeBytes: 100 })
  const others = [
    await uploaded(colleague),
    await uploaded(elsewhere.administrator),
    (await attached(operator, plan)).id,
    half.id,
    taken,
    'none',
  ]
  const own = await uploaded(administrator, photo)
  for (const one of others) await expect(write({ attachments: [own, one] })).rejects.toThrow('attachmentUnknown')
  expect(await fileOf(own)).toEqual(going)
  await write({ attachments: [own] })
  expect(await fileOf(own)).toEqual(kept)
})

test('what it is written without goes, and so does all of one that is deleted', async () => {
  const { administrator, write } = await givenAuthor(server)
  const [first, second] = [await uploaded(administrator), await uploaded(administrator, photo)]
  const draft = await write({ attachments: [second, first] })
  const changed = await write({ ...draft, attachments: [first] })
  expect([await fileOf(first), await fileOf(second)]).toEqual([kept, gone])
  await write({ ...changed, attachments: [first], pinned: true })
  await administrator.call('deleteAnnouncement', { id: draft.id })
  expect(await fileOf(first)).toEqual(gone)
})

test('the same draft sent again after a lost answer is there once, with its files', async () => {
  const { administrator } = await givenAuthor(server)
  const [first, second] = [await uploaded(administrator), await uploaded(administrator)]
  const said = { ...chinese, onceKey: newId(), attachments: [first] }
  const draft = await administrator.call('writeAnnouncement', said)
  expect(await administrator.call('writeAnnouncement', said)).toEqual(draft)
  await administrator.call('writeAnnouncement', { ...said, attachments: [first, second] })
  const { attachments } = await administrator.call('getAnnouncement', { id: draft.id })
  expect(attachments.map(({ id }) => id)).toEqual([first, second])
})

test('a month after its time is over the files go, unless it is written for longer', async () => {
  const home = await givenAuthor(server)
  const one = await withFiles(home, { expireAt: inMs(2 * hourMs) })
  const two = await withFiles(home, { expireAt: inMs(2 * hourMs) })
  const log = pino({ level: 'silent' })
  const later = () => new Date(Date.now() + 3 * hourMs)
  while (await runNext({ jobs: [announcementOverJob], services: server.services, log, now: later }));
  expect([await fileOf(one.paper), await fileOf(two.paper)]).toEqual([going, going])
  const { id, version, paper, picture } = two
  await home.write({ id, version, attachments: [paper, picture], expireAt: inMs(9 * dayMs) })
  await sweep(32 * dayMs)
  expect([await fileOf(one.paper), await fileOf(two.paper)]).toEqual([gone, kept])
})

test('the file of the enterprise’s data and its audit log say which files an announcement has', async () => {
  const { enterprise, ...home } = await givenAuthor(server)
  const { id, paper, picture } = await withFiles({ enterprise, ...home })
  const { rows } = await server.services.tx(platform, (db) =>
    enterpriseData(db, tables, enterprise.id).read(null, 10_000),
  )
  const linesOf = (table: string) => rows.filter((line) => line.table === table).map(({ row }) => row)
  expect(linesOf('announcement')).toMatchObject([{ id, attachments: [{ id: paper }, { id: picture }] }])
  expect(linesOf('stored_file')).toContainEqual(expect.objectContaining({ id: paper, name: '安排.pdf' }))
  const log = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').select('diff').where('target_id', '=', id).orderBy('at').orderBy('id').execute(),
  )
  expect(log[0]?.diff).toMatchObject({ attachments: ['安排.pdf', '现场.png'] })
})
