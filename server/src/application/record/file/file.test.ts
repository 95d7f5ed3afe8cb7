import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallInput, plainText } from '@atrium/shared-utility/contract'
import { attached } from '../../../enterprise/message/attachment/test/attach.ts'
import { givenPdf, givenPng } from '../../../enterprise/message/attachment/test/given-files.ts'
import { givenPhoto } from '../../../foundation/file/picture/test/given-photo.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { aField, givenApp, publish } from '../../test/given-app.ts'
import { uploadedFor } from '../../test/given-files.ts'
import { givenRole } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const plan = { field: 'papers', name: '计划.pdf', bytes: givenPdf }
const photo = { field: 'photos', name: 'Site 50%.png', bytes: givenPng() }

/** A record of the member, which is called `a`, with a document and a picture. */
async function givenRecord() {
  // Fields may be called like columns of the list.
  const fields = [
    aField('file', { key: 'papers' }),
    aField('text', { key: 'name' }),
    aField('image', { key: 'photos' }),
    aField('text', { key: 'file_id' }),
  ] as const
  const app = await givenApp(server, [...fields])
  const colleague = await server.given.signedIn({ enterprise: app.enterprise })
  const { member, where } = app
  const [paper, picture] = [await uploadedFor(member, where, plan), await uploadedFor(member, where, photo)]
  const { id } = await member.call('addRecord', {
    ...where,
    values: { name: 'a', papers: [paper.id], photos: [picture.id] },
  })
  return { ...app, fields, colleague, record: { ...where, id } }
}

const namesFor = async (client: Client, asked: CallInput<'listFiles'> = {}) =>
  (await client.call('listFiles', { sort: 'name', order: 'asc', ...asked })).list.map(({ name }) => name)

test('a person sees files of records that the person sees: what, when, by whom, and where', async () => {
  const { member, colleague, appId, where, record } = await givenRecord()
  const { total, list } = await colleague.call('listFiles', { sort: 'name', order: 'desc' })
  expect(total).toBe(2)
  expect(list[0]).toMatchObject({
    name: '计划.pdf',
    kind: 'pdf',
    mediaType: 'application/pdf',
    sizeBytes: givenPdf.length,
    by: expect.any(String),
    byId: member.person.id,
    holder: { kind: 'record', appId, entity: where.entity, id: record.id, title: 'a' },
  })
  const { url } = await colleague.call('linkRecordFile', { ...record, fileId: String(list[0]?.id) })
  expect((await colleague.fetch(url)).status).toBe(200)
})

test('files are found by name and kind, in order, and those of one’s own apart', async () => {
  const { member, colleague } = await givenRecord()
  expect(await namesFor(colleague, { iSearch: 'SITE 50%' })).toEqual(['Site 50%.png'])
  expect(await namesFor(colleague, { iSearch: 'SITE 5_' })).toEqual([])
  expect(await namesFor(colleague, { kind: 'pdf' })).toEqual(['计划.pdf'])
  expect(await namesFor(colleague, { kind: 'document' })).toEqual([])
  expect(await namesFor(colleague, { isOwn: true })).toEqual([])
  expect(await namesFor(colleague, { isOwn: false })).toHaveLength(2)
  expect(await namesFor(member, { isOwn: true })).toHaveLength(2)
  expect(await namesFor(colleague, { iDisplayStart: 1 })).toEqual(['计划.pdf'])
  const sizes = (await colleague.call('listFiles', { sort: 'sizeBytes' })).list.map(({ sizeBytes }) => sizeBytes)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
})

test('files of a field that roles hide are not listed, nor found by their names', async () => {
  const { member, builder, appId, uid, fields } = await givenRecord()
  const role = { acts: ['read' as const], fields: { [fields[0].uid]: 'hidden' as const } }
  await givenRole({ builder, appId, uid }, role, {})
  await publish(builder, appId)
  expect(await namesFor(member)).toEqual(['Site 50%.png'])
  expect(await member.call('listFiles', { iSearch: '计划' })).toEqual({ total: 0, list: [] })
})

test('files of records that a person does not see, or that are in the recycle bin, are not listed', async () => {
  const { member, colleague, builder, appId, uid, record } = await givenRecord()
  await givenRole({ builder, appId, uid }, { acts: ['read', 'delete'], rows: 'own' }, {})
  await publish(builder, appId)
  expect(await colleague.call('listFiles', {})).toEqual({ total: 0, list: [] })
  expect(await namesFor(member)).toHaveLength(2)
  const { rev } = await member.call('getRecord', record)
  await member.call('deleteRecord', { ...record, rev })
  expect(await namesFor(member)).toEqual([])
})

test('a file that was taken out of its record, or that no record has yet, is not listed', async () => {
  const { member, where, record } = await givenRecord()
  await uploadedFor(member, where, { ...plan, name: 'waiting.pdf' })
  const { rev } = await member.call('getRecord', record)
  await member.call('updateRecord', { ...record, rev, values: { papers: [] } })
  expect(await namesFor(member)).toEqual(['Site 50%.png'])
})

test('people of another enterprise see none of it, nor do those without a role', async () => {
  const { member, builder, appId, uid, enterprise } = await givenRecord()
  const stranger = await server.given.signedIn()
  expect(await namesFor(stranger)).toEqual([])
  const other = await server.given.signedIn({ enterprise })
  await givenRole({ builder, appId, uid }, { acts: ['read'] }, { userId: other.person.id })
  await publish(builder, appId)
  expect(await namesFor(other)).toHaveLength(2)
  expect(await namesFor(member)).toEqual([])
})

test('files of messages to a person are listed with the title of the message', async () => {
  const { member, enterprise } = await givenRecord()
  const stranger = await server.given.signedIn()
  const operator = await server.given.signIn({ loginId: 'operator' })
  const { id } = await attached(operator, { name: '公告.pdf', bytes: givenPdf })
  const draft = await operator.call('writeHomeMessage', {
    titleZh: '停机',
    contentZh: plainText('周六'),
    audience: 'ent',
    audienceIds: [enterprise.id],
    attachments: [id],
  })
  await operator.call('publishHomeMessage', draft)
  const [row] = (await member.call('listFiles', { iSearch: '公告' })).list
  expect(row).toMatchObject({ id, by: null, holder: { kind: 'message', id: draft.id, title: '停机' } })
  expect(await namesFor(member, { isOwn: true })).not.toContain('公告.pdf')
  expect(await namesFor(stranger)).toEqual([])
})

test('a person whose role is taken away as a whole gets neither a picture nor its thumbnail, also by links from before', async () => {
  const app = await givenApp(server, [aField('image', { key: 'photos' })])
  const { builder, member, appId, where, enterprise } = app
  const { id: fileId } = await uploadedFor(member, where, { field: 'photos', name: '现场.jpg', bytes: givenPhoto() })
  const { id } = await member.call('addRecord', { ...where, values: { photos: [fileId] } })
  const [one, two] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  const [ofOne, ofTwo] = [
    await givenRole(app, {}, { userId: one.person.id }),
    await givenRole(app, {}, { userId: two.person.id }),
  ]
  await publish(builder, appId)
  const [first, second] = [await reading(one), await reading(two)]
  expect([await first(), await second()]).toEqual([seen, seen])
  const inRole = (await builder.call('listAppRoleMembers', { appId })).find(({ roleUid }) => roleUid === ofOne.roleUid)
  await builder.call('removeAppRoleMember', { appId, uid: ofOne.roleUid, id: inRole?.id ?? '' })
  expect([await first(), await second()]).toEqual([gone, seen])
  await builder.call('deleteAppRole', { appId, uid: ofTwo.roleUid, rev: 1 })
  await publish(builder, appId)
  expect(await second()).toEqual(gone)

  /** How the server answers the links that a person has now, to the picture and to its thumbnail, and how many files it lists. */
  async function reading(person: Client) {
    const { url } = await person.call('linkRecordFile', { ...where, id, fileId })
    const statusOf = async (link: string) => (await person.fetch(link)).status
    return async () => [await statusOf(url), await statusOf(`${url}&as=small`), (await namesFor(person)).length]
  }
})

const [seen, gone] = [
  [200, 200, 1],
  [404, 404, 0],
]
