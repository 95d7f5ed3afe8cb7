import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mentionOf } from '@atrium/shared-utility/model'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApp } from '../../test/given-app.ts'
import { givenContracts, givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<TestServer['given']['signedIn']>>

async function givenRecord() {
  const app = await givenApp(server)
  const { id } = await app.member.call('addRecord', { ...app.where, values: { name: '投影仪' } })
  const colleague = await server.given.signedIn({ enterprise: app.enterprise })
  return { ...app, colleague, record: { ...app.where, id } }
}

const messagesTo = async (person: Person) =>
  (await person.call('listMessages', {})).list
    .filter(({ url }) => url?.startsWith('/app/'))
    .map(({ title, url }) => ({ title, url }))

test('a comment is read by all who see the record, and edited and deleted by its writer alone', async () => {
  const { member, colleague, record } = await givenRecord()
  const { id: commentId } = await member.call('addRecordComment', { ...record, text: '  镜头坏了\n等配件  ' })
  const [read] = (await colleague.call('listRecordComments', record)).list
  expect(read).toMatchObject({ id: commentId, text: '镜头坏了\n等配件', byId: member.person.id, isOwn: false })
  expect(read).toMatchObject({ editedAt: null, isDeleted: false })
  const theirs = await Promise.all([
    colleague.tryCall('updateRecordComment', { ...record, commentId, text: 'x' }),
    colleague.tryCall('deleteRecordComment', { ...record, commentId }),
  ])
  expect(theirs.map(({ error }) => error)).toEqual(['commentNotFound', 'commentNotFound'])
  await member.call('updateRecordComment', { ...record, commentId, text: '镜头换好了' })
  const [edited] = (await member.call('listRecordComments', record)).list
  expect(edited).toMatchObject({ text: '镜头换好了', isOwn: true, editedAt: expect.any(String) })
  await member.call('deleteRecordComment', { ...record, commentId })
  const [deleted] = (await colleague.call('listRecordComments', record)).list
  expect(deleted).toMatchObject({ id: commentId, text: '', isDeleted: true })
  const again = await member.tryCall('updateRecordComment', { ...record, commentId, text: 'x' })
  expect(again.error).toBe('commentNotFound')
})

test('a comment of one record is not edited or deleted by way of another', async () => {
  const { member, record, where } = await givenRecord()
  const { id: commentId } = await member.call('addRecordComment', { ...record, text: 'a' })
  const other = { ...where, id: (await member.call('addRecord', { ...where, values: { name: 'b' } })).id }
  const refused = await Promise.all([
    member.tryCall('updateRecordComment', { ...other, commentId, text: 'x' }),
    member.tryCall('deleteRecordComment', { ...other, commentId }),
  ])
  expect(refused.map(({ error }) => error)).toEqual(['commentNotFound', 'commentNotFound'])
})

test('a person who is mentioned is told once, where the record is and by whom, and nothing of what it says', async () => {
  const { member, colleague, record } = await givenRecord()
  const text = `${mentionOf(colleague.person.id)} ${mentionOf(member.person.id)} 请看机密`
  const { id: commentId } = await member.call('addRecordComment', { ...record, text })
  const name = `Person ${member.person.loginId}`
  const told = { title: `${name} 在“资产台账”中提到了您`, url: `/app/${record.appId}/asset/${record.id}` }
  expect(await messagesTo(colleague)).toEqual([told])
  expect(JSON.stringify(await colleague.call('listMessages', {}))).not.toContain('机密')
  expect(await messagesTo(member)).toEqual([])
  await member.call('updateRecordComment', { ...record, commentId, text: `${text}！` })
  expect(await messagesTo(colleague)).toHaveLength(1)
  const { people } = await colleague.call('listRecordComments', record)
  expect(people[colleague.person.id]).toBe(`Person ${colleague.person.loginId}`)
})

test('one who may not see the record is not told, and neither is anyone else of that comment', async () => {
  const app = await givenContracts(server)
  const { enterprise, builder, member, appId, where } = app
  const [reader, stranger] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  const foreign = await givenRecord()
  await givenRole(app, { acts: ['read', 'add'] }, { userId: member.person.id }, { userId: reader.person.id })
  await publish(builder, appId)
  const record = { ...where, id: (await member.call('addRecord', { ...where, values: { title: 'a' } })).id }
  for (const id of [stranger.person.id, foreign.member.person.id, 'unknown']) {
    const text = `${mentionOf(reader.person.id)} ${mentionOf(id)}`
    const refused = await member.tryCall('addRecordComment', { ...record, text })
    expect(refused).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'text' }] } })
  }
  expect([await messagesTo(reader), await messagesTo(stranger)]).toEqual([[], []])
  const many = Array.from({ length: 11 }, (_, index) => mentionOf(`u${index}`)).join(' ')
  expect((await member.tryCall('addRecordComment', { ...record, text: many })).error).toBe('invalidInput')
  expect((await member.call('listRecordComments', record)).list).toEqual([])
})

test('one who loses the right to a record loses its comments at once, one’s own too', async () => {
  const app = await givenContracts(server)
  const { enterprise, builder, member, appId, where } = app
  const reader = await server.given.signedIn({ enterprise })
  await givenRole(app, { acts: ['read', 'add'], rows: 'own' }, {})
  const { roleUid } = await givenRole(app, { acts: ['read'] }, { userId: reader.person.id })
  await publish(builder, appId)
  const record = { ...where, id: (await member.call('addRecord', { ...where, values: { title: 'a' } })).id }
  const { id: commentId } = await reader.call('addRecordComment', { ...record, text: 'mine' })
  const entry = (await builder.call('listAppRoleMembers', { appId })).find(({ userId }) => userId === reader.person.id)
  await builder.call('removeAppRoleMember', { appId, uid: roleUid, id: String(entry?.id) })
  const refused = await Promise.all([
    reader.tryCall('listRecordComments', record),
    reader.tryCall('findRecordReaders', record),
    reader.tryCall('addRecordComment', { ...record, text: 'x' }),
    reader.tryCall('updateRecordComment', { ...record, commentId, text: 'x' }),
    reader.tryCall('deleteRecordComment', { ...record, commentId }),
  ])
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['recordNotFound']))
  expect((await member.call('listRecordComments', record)).list).toMatchObject([{ text: 'mine' }])
})

test('a record in the recycle bin has no comments, and has them again when it is back', async () => {
  const { member, record } = await givenRecord()
  await member.call('addRecordComment', { ...record, text: 'kept' })
  await member.call('deleteRecord', { ...record, rev: 1 })
  expect((await member.tryCall('listRecordComments', record)).error).toBe('recordNotFound')
  expect((await member.tryCall('addRecordComment', { ...record, text: 'x' })).error).toBe('recordNotFound')
  await member.call('restoreRecord', record)
  expect((await member.call('listRecordComments', record)).list).toMatchObject([{ text: 'kept' }])
})

test('the text of a comment that is deleted is not kept, and the platform reads none of any', async () => {
  const { member, record, enterprise } = await givenRecord()
  const { id: commentId } = await member.call('addRecordComment', { ...record, text: '机密' })
  await member.call('deleteRecordComment', { ...record, commentId })
  const { rows } = await runSql(
    server.address,
    `select text, has_column_privilege('atrium_platform', 'record_comment', 'text', 'select') as is_read
      from record_comment where ent_id = '${enterprise.id}'`,
  )
  expect(rows).toEqual([{ text: '', is_read: false }])
})

test('a comment is a text, whatever signs are in it, of 2000 characters at most', async () => {
  const { member, colleague, record } = await givenRecord()
  for (const text of ['x'.repeat(2001), 'x'.repeat(10_000), '', ' \n ', 'a\u0000b', 'a\u202Eb']) {
    const refused = await member.tryCall('addRecordComment', { ...record, text })
    expect(refused).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'text' }] } })
  }
  const text = `<img src=x onerror=alert(1)> [a](javascript:1) @{} @{${'x'.repeat(40)}} @{../x} ${'é😀'.repeat(500)}`
  await member.call('addRecordComment', { ...record, text })
  expect((await colleague.call('listRecordComments', record)).list).toMatchObject([{ text }])
})

test('one of another enterprise neither reads, adds nor changes comments, under their own space or that of the record', async () => {
  const { member, record, enterprise } = await givenRecord()
  const { id: commentId } = await member.call('addRecordComment', { ...record, text: 'a' })
  const { member: stranger, where } = await givenRecord()
  const asked = [
    ['listRecordComments', record],
    ['findRecordReaders', record],
    ['addRecordComment', { ...record, text: 'x' }],
    ['updateRecordComment', { ...record, commentId, text: 'x' }],
    ['deleteRecordComment', { ...record, commentId }],
  ] as const
  for (const [name, input] of asked) {
    expect((await stranger.tryCall(name, input)).error).toBe('appNotFound')
    expect((await stranger.tryCall(name, { ...input, ...where })).error).toBe('recordNotFound')
    expect((await stranger.tryCall(name, input, { space: enterprise.id })).status).toBeGreaterThanOrEqual(400)
  }
  expect((await member.call('listRecordComments', record)).list).toMatchObject([{ text: 'a', editedAt: null }])
})

test('a record that is deleted while people comment on it comes back with what was said, and with nothing else', async () => {
  const { member, colleague, record } = await givenRecord()
  const texts = Array.from({ length: 6 }, (_, index) => `text ${index}`)
  const [gone, ...said] = await Promise.all([
    member.tryCall('deleteRecord', { ...record, rev: 1 }),
    ...texts.map((text) => colleague.tryCall('addRecordComment', { ...record, text })),
  ])
  expect(gone.error).toBeNull()
  expect(said.filter(({ error }) => error !== null && error !== 'recordNotFound')).toEqual([])
  expect((await colleague.tryCall('addRecordComment', { ...record, text: 'x' })).error).toBe('recordNotFound')
  await member.call('restoreRecord', record)
  const kept = (await member.call('listRecordComments', record)).list.map(({ text }) => text)
  expect(kept.toSorted()).toEqual(texts.filter((_, index) => said[index]?.error === null))
})
