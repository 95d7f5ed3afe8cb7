import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { givenPdf } from '../../../enterprise/message/attachment/test/given-files.ts'
import { exportedFiles } from '../../../foundation/file/file/export-query.ts'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, entityOf, givenApp, publish } from '../../test/given-app.ts'
import { uploadedFor } from '../../test/given-files.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const plan = { field: 'papers', name: '计划.pdf', bytes: givenPdf }
const kilobyte = 1024

async function stage() {
  const fields = [aField('text', { key: 'name' }), aField('file', { key: 'papers' })]
  return { ...(await givenApp(server, fields)), fields }
}

const setQuota = (id: string, megabytes: number) =>
  server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ storage_quota_mb: megabytes }).where('id', '=', id).execute(),
  )

test('files that are announced at once by many people count together in what the enterprise may store', async () => {
  const { member, where, enterprise } = await stage()
  const people = [member, ...(await Promise.all([1, 2, 3].map(() => server.given.signedIn({ enterprise }))))]
  await setQuota(enterprise.id, 1)
  const asked = { ...where, field: 'papers', name: 'x.pdf', sizeBytes: 400 * kilobyte }
  const answers = await Promise.all(people.flatMap((one) => [1, 2].map(() => one.tryCall('addRecordFile', asked))))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(2)
  expect(answers.filter(({ error }) => error === 'storageQuotaReached')).toHaveLength(6)
})

test('an upload that two records take up at once is in one of them', async () => {
  const { member, where } = await stage()
  const { id } = await uploadedFor(member, where, plan)
  const takes = [1, 2, 3, 4].map(() => member.tryCall('addRecord', { ...where, values: { name: 'a', papers: [id] } }))
  const answers = await Promise.all(takes)
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  expect((await member.call('listRecords', where)).total).toBe(1)
})

test('an upload that is given up while a record takes it up is in the record whole, or gone', async () => {
  const { member, where } = await stage()
  for (let round = 0; round < 5; round += 1) {
    const { id: fileId } = await uploadedFor(member, where, plan)
    const [added, removed] = await Promise.all([
      member.tryCall('addRecord', { ...where, values: { papers: [fileId] } }),
      member.tryCall('removeRecordFile', { ...where, fileId }),
    ])
    expect([added.error, removed.error].filter((error) => error === null)).toHaveLength(1)
  }
})

test('a name with a path, or that reads back to front, is refused, and a page that calls itself a text is never sent as one', async () => {
  const { member, where } = await stage()
  for (const name of ['../../etc/passwd.txt', String.raw`..\x.txt`, 'gpj.\u202Etxt', 'a\u0000.txt', '.txt'])
    expect(
      (await member.tryCall('addRecordFile', { ...where, field: 'papers', name, sizeBytes: 3 })).error,
    ).not.toBeNull()
  for (const name of ['x.svg', 'x.txt.html', 'x.HTML', 'x.xhtml', 'x.js', 'x'])
    expect((await member.tryCall('addRecordFile', { ...where, field: 'papers', name, sizeBytes: 3 })).error).toBe(
      'attachmentTypeRefused',
    )
  const page = { field: 'papers', name: 'a";\u00e9\'.txt', bytes: Buffer.from('<script>alert(1)</script>') }
  const { id: fileId } = await uploadedFor(member, where, page)
  const { id } = await member.call('addRecord', { ...where, values: { papers: [fileId] } })
  const { url } = await member.call('linkRecordFile', { ...where, id, fileId })
  const { headers } = await member.fetch(url)
  expect(headers.get('content-type')).toMatch(/^text\/plain/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''[\w.%]*$/)
})

test.each([
  ['a page that is called a text', 'a.txt', Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/plain'],
  ['a script that is called Markdown', '说明.md', Buffer.from('alert(document.cookie)'), 'text/plain'],
  [
    'a PDF with a script',
    'a.pdf',
    Buffer.from('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>\n%%EOF'),
    'application/pdf',
  ],
])('what is previewed of %s runs nowhere, in whole and in a range', async (_what, ...[name, bytes, type]) => {
  const { member, where } = await stage()
  const { id: fileId } = await uploadedFor(member, where, { field: 'papers', name, bytes })
  const { id } = await member.call('addRecord', { ...where, values: { papers: [fileId] } })
  const { url } = await member.call('linkRecordFile', { ...where, id, fileId })
  for (const range of [undefined, 'bytes=0-9']) {
    const { status, headers } = await member.fetch(url, { headers: range === undefined ? {} : { range } })
    expect([status, headers.get('content-range')]).toEqual(
      range === undefined ? [200, null] : [206, `bytes 0-9/${bytes.length}`],
    )
    expect(headers.get('content-type')).toMatch(new RegExp(`^${type}(;|$)`))
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  }
})

test('a link of another person is refused by a sentence', async () => {
  const { member, where, enterprise } = await stage()
  const { id: fileId } = await uploadedFor(member, where, plan)
  const { id } = await member.call('addRecord', { ...where, values: { papers: [fileId] } })
  const { url } = await member.call('linkRecordFile', { ...where, id, fileId })
  const colleague = await server.given.signedIn({ enterprise })
  expect(await colleague.fetch(url)).toMatchObject({ error: 'linkNotValid', msg: expect.stringMatching(/链接/) })
})

test('the portal says what it previews and how large an upload may be, and takes no larger one', async () => {
  const { member, where } = await stage()
  const { enabled, types } = await member.call('getPreviewService', {})
  expect([enabled, types.includes('md'), types.includes('pdf'), types.includes('zip')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  const { maxFileSize } = await member.call('getUploadLimits', {})
  const asked = { ...where, field: 'papers', name: 'x.pdf', sizeBytes: maxFileSize + 1 }
  expect((await member.tryCall('addRecordFile', asked)).error).toBe('attachmentTooLarge')
})

test('a link opens nothing by way of another table, another record, another enterprise, or without a signature for its file', async () => {
  const { builder, member, appId, where, fields } = await stage()
  const other = { appId, entity: 'other' }
  const copied = entityOf(
    fields.map((field) => ({ ...field, uid: newId() })),
    'other',
  )
  await builder.call('putEntity', { appId, uid: newId(), rev: 0, body: copied })
  await publish(builder, appId)
  const [paper, second] = [await uploadedFor(member, where, plan), await uploadedFor(member, where, plan)]
  const { id } = await member.call('addRecord', { ...where, values: { papers: [paper.id] } })
  const twin = await member.call('addRecord', { ...where, values: { papers: [second.id] } })
  const { url } = await member.call('linkRecordFile', { ...where, id, fileId: paper.id })
  const foreign = await stage()
  expect((await member.fetch(url)).status).toBe(200)
  const bent = [
    url.replace('/asset/', '/other/'),
    url.replace(id, twin.id),
    url.replace(paper.id, second.id),
    url.replace(id, twin.id).replace(paper.id, second.id),
    url.replace(/space-[^/]+/, `space-${foreign.enterprise.id}`),
    url.replace(/until=\d+/, 'until=99999999999'),
  ]
  for (const one of bent) {
    expect(one).not.toBe(url)
    expect((await member.fetch(one)).status).toBeGreaterThanOrEqual(400)
  }
  expect((await foreign.member.fetch(url)).status).toBeGreaterThanOrEqual(400)
  const inOther = await member.tryCall('addRecord', { ...other, values: { papers: [paper.id] } })
  expect(inOther.error).toBe('invalidInput')
  await member.call('deleteRecord', { ...where, id, rev: 1 })
  expect((await member.fetch(url)).status).toBeGreaterThanOrEqual(400)
})

test('the file that operators have written of an enterprise names no file of a record', async () => {
  const { member, where, enterprise } = await stage()
  await uploadedFor(member, where, { ...plan, name: '机密.pdf' })
  const { rows } = await server.services.tx(platform, (db) =>
    sql<{
      name: string
      sha256: null
    }>`select name, sha256 from (${exportedFiles}) f where f.of_enterprise = ${enterprise.id}`.execute(db),
  )
  expect(rows).toEqual([{ name: '', sha256: null }])
})
