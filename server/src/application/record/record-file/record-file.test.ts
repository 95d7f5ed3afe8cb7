import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenPdf, givenPng } from '../../../enterprise/message/attachment/test/given-files.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { prune } from '../../../operation/watch/prune/prune.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp } from '../../test/given-app.ts'
import { uploadedFor } from '../../test/given-files.ts'
import { givenRole, publish } from '../../test/given-roles.ts'
import { emptyBins } from '../../record-store/empty-bins.ts'

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

const plan = { field: 'papers', name: '计划.pdf', bytes: givenPdf }
const photo = { field: 'photos', name: '现场.png', bytes: givenPng() }

async function stage() {
  const fields = [
    aField('text', { key: 'name' }),
    aField('file', { key: 'papers', mostFiles: 2 }),
    aField('image', { key: 'photos' }),
  ] as const
  const app = await givenApp(server, [...fields])
  const colleague = await server.given.signedIn({ enterprise: app.enterprise })
  return { ...app, fields, colleague }
}

/** A record with a document and a picture. */
async function givenRecord() {
  const app = await stage()
  const { member, where } = app
  const [paper, picture] = [await uploadedFor(member, where, plan), await uploadedFor(member, where, photo)]
  const values = { name: 'a', papers: [paper.id], photos: [picture.id] }
  const { id } = await member.call('addRecord', { ...where, values })
  return { ...app, record: { ...where, id }, paper, picture }
}

const statusOf = (id: string) =>
  server.services.tx(platform, async (db) => {
    const row = await db.selectFrom('stored_file').select(['status', 'ent_id']).where('id', '=', id).executeTakeFirst()
    return row?.status
  })
const pruned = () => prune({ ...server.services, now, signal })

test('files of a record are told with name, type and size, and fetched by those who see it, never as a page', async () => {
  const { colleague, record, paper, picture } = await givenRecord()
  const { values, files } = await colleague.call('getRecord', record)
  expect(values).toMatchObject({ papers: [paper.id], photos: [picture.id] })
  expect(files[paper.id]).toMatchObject({ name: '计划.pdf', mediaType: 'application/pdf', pictureUrl: null })
  expect(files[paper.id]?.sizeBytes).toBe(givenPdf.length)
  const { url } = await colleague.call('linkRecordFile', { ...record, fileId: paper.id })
  const fetched = await colleague.fetch(url)
  expect(fetched.status).toBe(200)
  expect(fetched.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(fetched.headers.get('content-security-policy')).toContain('sandbox')
  expect((await colleague.fetch(String(files[picture.id]?.pictureUrl))).headers.get('content-type')).toBe('image/png')
})

test('a link is for one person and a quarter of an hour', async () => {
  const { member, colleague, record, paper } = await givenRecord()
  const { url } = await member.call('linkRecordFile', { ...record, fileId: paper.id })
  expect((await colleague.fetch(url)).status).not.toBe(200)
  expect((await member.fetch(url)).status).toBe(200)
  offset = 16 * minute
  expect((await member.fetch(url)).status).not.toBe(200)
})

test('files of a field that roles hide are neither told nor fetched, also by a link from before', async () => {
  const app = await givenRecord()
  const { member, builder, appId, uid, record, fields, paper, picture } = app
  const { url } = await member.call('linkRecordFile', { ...record, fileId: paper.id })
  await givenRole(
    { builder, appId, uid },
    { acts: ['read', 'add', 'change'], fields: { [fields[1].uid]: 'hidden' } },
    {},
  )
  await publish(builder, appId)
  const { files } = await member.call('getRecord', record)
  expect(Object.keys(files)).toEqual([picture.id])
  expect((await member.tryCall('linkRecordFile', { ...record, fileId: paper.id })).error).toBe('notFound')
  for (const link of [url, `${url}&as=pdf`, `${url}&as=small`]) expect((await member.fetch(link)).status).toBe(403)
  const upload = { ...app.where, field: 'papers', name: 'x.pdf', sizeBytes: 10 }
  expect((await member.tryCall('addRecordFile', upload)).error).toBe('actNotGranted')
})

test('files of a record that a person does not see are not fetched, nor by way of a record that the person sees', async () => {
  const app = await givenRecord()
  const { colleague, builder, appId, uid, record, paper, where } = app
  const { url } = await colleague.call('linkRecordFile', { ...record, fileId: paper.id })
  await givenRole({ builder, appId, uid }, { acts: ['read', 'add', 'change'], rows: 'own' }, {})
  await publish(builder, appId)
  expect((await colleague.tryCall('linkRecordFile', { ...record, fileId: paper.id })).error).toBe('recordNotFound')
  for (const link of [url, `${url}&as=pdf`, `${url}&as=small`]) expect((await colleague.fetch(link)).status).toBe(404)
  const own = await colleague.call('addRecord', { ...where, values: { name: 'mine' } })
  expect((await colleague.tryCall('linkRecordFile', { ...where, id: own.id, fileId: paper.id })).error).toBe('notFound')
  const taken = await colleague.tryCall('updateRecord', { ...where, ...own, values: { papers: [paper.id] } })
  expect(taken).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'values.papers' }] } })
})

test('a record takes up one’s own finished uploads for that very field, and no others', async () => {
  const { member, colleague, where } = await stage()
  const theirs = await uploadedFor(colleague, where, plan)
  const other = await uploadedFor(member, where, { ...photo, field: 'papers' })
  const half = await member.call('addRecordFile', { ...where, field: 'photos', name: 'b.png', sizeBytes: 64 })
  for (const id of [theirs.id, other.id, half.id, 'unknown']) {
    const refused = await member.tryCall('addRecord', { ...where, values: { photos: [id] } })
    expect(refused).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'values.photos' }] } })
  }
  expect((await member.call('listRecords', where)).total).toBe(0)
  expect((await member.tryCall('addRecord', { ...where, values: { papers: [other.id] } })).error).toBeNull()
  // Another record does not take it once more.
  expect((await member.tryCall('addRecord', { ...where, values: { papers: [other.id] } })).error).toBe('invalidInput')
})

test('more files than a field holds, pages, and pictures that are none are refused', async () => {
  const { member, where } = await stage()
  const ids = [1, 2, 3].map(String)
  expect((await member.tryCall('addRecord', { ...where, values: { papers: ids } })).error).toBe('invalidInput')
  const refused = async (field: string, name: string) =>
    (await member.tryCall('addRecordFile', { ...where, field, name, sizeBytes: 10 })).error
  expect([await refused('papers', 'x.svg'), await refused('papers', 'x.html')]).toEqual([
    'attachmentTypeRefused',
    'attachmentTypeRefused',
  ])
  expect([await refused('photos', 'x.pdf'), await refused('name', 'x.pdf')]).toEqual([
    'attachmentTypeRefused',
    'actNotGranted',
  ])
  const { id } = await member.call('addRecordFile', {
    ...where,
    field: 'photos',
    name: 'x.png',
    sizeBytes: givenPdf.length,
  })
  const sent = await member.tryCall(
    'addRecordFileBytes',
    { ...where, fileId: id, offset: 0 },
    { content: Buffer.from(givenPdf) },
  )
  expect(sent.error).toBe('attachmentNotWhatItSays')
})

test('files count in what the enterprise may store, beside its records', async () => {
  const { member, where, enterprise } = await stage()
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ storage_quota_mb: 1 }).where('id', '=', enterprise.id).execute(),
  )
  const asked = { ...where, field: 'papers', name: 'x.pdf', sizeBytes: 800 * 1024 }
  expect((await member.tryCall('addRecordFile', asked)).error).toBeNull()
  expect((await member.tryCall('addRecordFile', { ...asked, sizeBytes: 224 * 1024 })).error).toBe('storageQuotaReached')
})

test('a file goes that a record is saved without, that none takes up, and that of a record which is gone for good', async () => {
  const { member, record, paper, picture, where } = await givenRecord()
  const left = await uploadedFor(member, where, plan)
  await member.call('updateRecord', { ...record, rev: 1, values: { photos: null } })
  await pruned()
  expect([await statusOf(picture.id), await statusOf(paper.id), await statusOf(left.id)]).toEqual([
    'removed',
    'stored',
    'stored',
  ])
  await member.call('deleteRecord', { ...record, rev: 2 })
  offset = 2 * day
  await pruned()
  expect([await statusOf(paper.id), await statusOf(left.id)]).toEqual(['stored', 'removed'])
  offset = 31 * day
  await emptyBins({ tx: server.services.tx, now, signal })
  await pruned()
  expect(await statusOf(paper.id)).toBe('removed')
})

test('an upload is gone on with and given up by its person alone', async () => {
  const { member, colleague, where } = await stage()
  const { id: fileId } = await member.call('addRecordFile', { ...where, field: 'papers', name: 'a.pdf', sizeBytes: 10 })
  const bytes = { content: Buffer.from('%PDF-1.7\n\n') }
  const theirs = await Promise.all([
    colleague.tryCall('addRecordFileBytes', { ...where, fileId, offset: 0 }, bytes),
    colleague.tryCall('removeRecordFile', { ...where, fileId }),
  ])
  expect(theirs.map(({ error }) => error)).toEqual(['notFound', 'notFound'])
  await member.call('removeRecordFile', { ...where, fileId })
  expect((await member.tryCall('addRecordFileBytes', { ...where, fileId, offset: 0 }, bytes)).error).toBe('notFound')
})
