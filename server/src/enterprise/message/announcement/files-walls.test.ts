import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { platform } from '../../../foundation/db/scope.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenAuthor, inMs } from './test/given-announcement.ts'
import { storedOf, uploaded, withFiles } from './test/given-files.ts'

const dayMs = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Attached = { message: string; id: string }

/** A link of a reader, as it is and as what is made of the file to be looked at. */
async function linksOf(reader: Client, named: Attached) {
  const { url } = await reader.call('linkMessageAttachment', named)
  return [url, `${url}&as=pdf`, `${url}&as=small`]
}

const statusesOf = async (client: Client, links: readonly string[]) =>
  new Set(await Promise.all(links.map(async (link) => (await client.fetch(link)).status)))
const refused = new Set([403])

test('S35: who is outside its audience gets no link, and no bytes by the link of a reader', async () => {
  const home = await givenAuthor(server)
  const { id: message, paper: id } = await withFiles(home, { audience: 'chosen', userIds: [home.member.person.id] })
  const colleague = await server.given.signedIn({ enterprise: home.enterprise })
  const links = await linksOf(home.member, { message, id })
  expect((await home.member.fetch(links[0] ?? '')).status).toBe(200)
  expect((await colleague.tryCall('linkMessageAttachment', { message, id })).error).toBe('notFound')
  expect(await statusesOf(colleague, links)).toEqual(refused)
  // One that writes announcements reads all of them, and is no reader of this one.
  expect((await home.administrator.tryCall('linkMessageAttachment', { message, id })).error).toBe('notFound')
})

test('S35: another enterprise gets no link, as a reader or as an author, and no bytes', async () => {
  const [own, other] = [await givenAuthor(server), await givenAuthor(server)]
  const { id: message, paper: id } = await withFiles(own)
  const links = await linksOf(own.member, { message, id })
  const { url } = await own.administrator.call('linkAnnouncementFile', { id, of: message })
  for (const one of [other.member, other.administrator]) {
    expect((await one.tryCall('linkMessageAttachment', { message, id })).error).toBe('notFound')
    expect(await statusesOf(one, [...links, url])).toEqual(refused)
  }
  expect((await other.administrator.tryCall('linkAnnouncementFile', { id, of: message })).error).toBe('notFound')
  const elsewhere = links.map((link) => link.replace(own.enterprise.id, other.enterprise.id))
  expect(await statusesOf(own.member, elsewhere)).toEqual(refused)
})

test('S35: who is removed, or leaves the department that it is for, fetches nothing by a link of before', async () => {
  const home = await givenAuthor(server)
  const { administrator, enterprise, below, place } = home
  const [left, removed] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  for (const { person } of [left, removed]) await place(person.id, below)
  const { id: message, paper: id } = await withFiles(home, { audience: 'chosen', departmentIds: [below] })
  const links = [await linksOf(left, { message, id }), await linksOf(removed, { message, id })] as const
  await administrator.call('removeDepartmentMember', { departmentId: below, userId: left.person.id })
  await administrator.call('removeMember', { userId: removed.person.id })
  expect(await statusesOf(left, links[0])).toEqual(refused)
  expect((await left.tryCall('linkMessageAttachment', { message, id })).error).toBe('notFound')
  for (const link of links[1]) expect((await removed.fetch(link)).status).toBeGreaterThanOrEqual(400)
})

test('a draft, one before its moment, one that is withdrawn and one that is deleted give their readers no file', async () => {
  const home = await givenAuthor(server)
  const { administrator, member, write } = home
  const file = await uploaded(administrator)
  const draft = await write({ attachments: [file] })
  const link = { message: draft.id, id: file }
  expect((await member.tryCall('linkMessageAttachment', link)).error).toBe('notFound')
  const waiting = await write({ ...draft, attachments: [file], publishAt: inMs(dayMs) })
  await administrator.call('publishAnnouncement', waiting)
  expect((await member.tryCall('linkMessageAttachment', link)).error).toBe('notFound')
  const { id: message, paper: id } = await withFiles(home)
  const links = await linksOf(member, { message, id })
  await administrator.call('withdrawAnnouncement', { id: message })
  expect(await statusesOf(member, links)).toEqual(refused)
  expect((await member.tryCall('linkMessageAttachment', { message, id })).error).toBe('notFound')
  // Its authors look into it for a month.
  expect((await administrator.call('linkAnnouncementFile', { id, of: message })).url).toContain(id)
  expect(await storedOf(server, id)).toEqual({ status: 'stored', goes: true })
  const own = await administrator.call('linkAnnouncementFile', { id, of: message })
  await administrator.call('deleteAnnouncement', { id: message })
  expect(await statusesOf(member, links)).toEqual(refused)
  expect(await statusesOf(administrator, [own.url])).toEqual(refused)
})

test('members without the permission, operators and SaaS administrators neither attach nor see files of authors', async () => {
  const home = await givenAuthor(server)
  const { id: of, paper: id } = await withFiles(home)
  const staff = [
    await server.given.signIn({ loginId: 'operator' }),
    await server.given.signedIn({ userType: UserType.saasAdministrator }),
  ]
  for (const one of [home.member, ...staff]) {
    const space = { space: home.enterprise.id }
    expect((await one.tryCall('addAnnouncementFile', { name: 'a.pdf', sizeBytes: 9 }, space)).status).toBe(403)
    expect((await one.tryCall('linkAnnouncementFile', { id, of }, space)).status).toBe(403)
  }
  const [operator] = staff
  expect((await operator?.tryCall('linkAttachment', { id, of }))?.error).toBe('notFound')
})

test('an upload is gone on with, seen and given up by its person alone, and in its enterprise', async () => {
  const home = await givenAuthor(server)
  const { administrator, enterprise } = home
  const colleague = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  const id = await uploaded(administrator)
  const { id: half } = await administrator.call('addAnnouncementFile', { name: 'half.pdf', sizeBytes: 100 })
  for (const name of ['removeAnnouncementFile', 'linkAnnouncementFile'] as const)
    expect((await colleague.tryCall(name, { id })).error).toBe('notFound')
  const piece = { id: half, offset: 0 }
  const sent = await colleague.tryCall('addAnnouncementFileBytes', piece, { content: Buffer.from('%PDF-') })
  expect(sent.error).toBe('notFound')
  const other = await server.given.enterprise()
  const membership = { ent_id: other.id, user_id: administrator.person.id, user_type: UserType.administrator }
  await server.services.tx(platform, (db) => insertMembership(db, membership))
  expect((await administrator.tryCall('linkAnnouncementFile', { id }, { space: other.id })).error).toBe('notFound')
})

test('past the handlers no file of another enterprise is taken up, let go or opened, whatever a row says', async () => {
  const [own, other] = [await givenAuthor(server), await givenAuthor(server)]
  const [theirs, upload] = [await withFiles(other), await uploaded(other.administrator)]
  const { id: message } = await own.publish()
  const author = { as: 'tenant', entId: own.enterprise.id, userId: own.administrator.person.id } as const
  await server.services.tx(author, async (db) => {
    const { rows } = await sql`select id from atrium_take_attachments(${[upload]})`.execute(db)
    expect(rows).toEqual([])
    const named = [{ id: theirs.paper, name: 'x.pdf', mediaType: 'application/pdf', sizeBytes: 1 }]
    await db
      .updateTable('announcement')
      .set({ attachments: JSON.stringify(named) })
      .where('id', '=', message)
      .execute()
  })
  const link = await own.member.tryCall('linkMessageAttachment', { message, id: theirs.paper })
  expect(link.error).toBe('fileMissing')
  await own.administrator.call('withdrawAnnouncement', { id: message })
  await own.administrator.call('deleteAnnouncement', { id: message })
  expect(await storedOf(server, theirs.paper)).toEqual({ status: 'stored', goes: false })
})
