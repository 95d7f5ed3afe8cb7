import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { givenPng } from '../../foundation/file/picture/test/given-png.ts'
import { platform } from '../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let asked: string[] = []

beforeAll(async () => {
  server = await startTestServer({ onStatement: (text) => void asked.push(text) })
})
afterAll(() => server.close())

const phone = '+8613800005678'

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  const member = await server.given.signedIn({ enterprise })
  const set = (columns: object) =>
    server.services.tx(platform, (db) =>
      db.updateTable('user_account').set(columns).where('id', '=', member.person.id).execute(),
    )
  return { enterprise, administrator, member, set }
}

test('colleagues find each other by a part of the name, and by a department with all below it', async () => {
  const { administrator, member, set } = await stage()
  await set({ name: '欧阳晓月' })
  const { id: above } = await administrator.call('addDepartment', { name: '制造中心' })
  const { id: departmentId } = await administrator.call('addDepartment', { name: '生产部', parentId: above })
  const userId = member.person.id
  await administrator.call('addDepartmentMembers', { departmentId, userIds: [userId], title: '班组长' })
  const place = { departmentId, name: '生产部', nameEn: null, title: '班组长', isMain: true, isHead: false }
  const shown = { userId, name: '欧阳晓月', isExternal: false, isVerified: false, departments: [place], phone: null }
  expect(await member.call('listDirectory', { iSearch: '晓月' })).toEqual({ total: 1, list: [shown] })
  expect((await administrator.call('listDirectory', { departmentId: above })).list).toEqual([shown])
  expect(await administrator.call('getColleague', { userId })).toEqual(shown)
  expect((await member.call('listDepartments', {})).map(({ id }) => id)).toContain(departmentId)
})

test('a text finds colleagues in the order of their names, page by page, and each name is compared with it once', async () => {
  const { administrator, enterprise } = await stage()
  const elsewhere = await stage()
  const names = Array.from({ length: 5 }, (_, index) => `Rosalind ${index + 1}`)
  for (const name of names.toReversed()) await server.given.person({ name, enterprise })
  await server.given.person({ name: 'Rosalind 0', enterprise: elsewhere.enterprise })
  const found = async (iDisplayStart: number) => {
    asked = []
    const { total, list } = await administrator.call('listDirectory', {
      iSearch: 'ＲＯＳ',
      iDisplayStart,
      iDisplayLength: 2,
    })
    expect(asked.filter((text) => text.includes('strpos'))).toHaveLength(1)
    return [total, ...list.map(({ name }) => name)]
  }
  expect([await found(0), await found(2), await found(4), await found(6)]).toEqual([
    [5, ...names.slice(0, 2)],
    [5, ...names.slice(2, 4)],
    [5, ...names.slice(4)],
    [5],
  ])
})

test('what people sign in with finds nobody in the directory', async () => {
  const { administrator, member, set } = await stage()
  await set({ name: 'Robin' })
  expect((await administrator.call('listDirectory', { iSearch: member.person.loginId })).total).toBe(0)
})

test('a telephone is seen by colleagues from when its person shows it until it is hidden again, and nowhere else', async () => {
  const { administrator, member, set } = await stage()
  const elsewhere = await stage()
  await set({ phone, phone_e164: phone })
  const userId = member.person.id
  const seen = async () => (await administrator.call('getColleague', { userId })).phone
  expect(await member.call('getOwnVisibility', {})).toEqual({ isPhoneShown: false })
  expect(await seen()).toBeNull()
  await member.call('updateOwnVisibility', { isPhoneShown: true })
  expect([await seen(), await member.call('getOwnVisibility', {})]).toEqual([phone, { isPhoneShown: true }])
  expect((await elsewhere.administrator.tryCall('getColleague', { userId })).error).toBe('memberNotFound')
  await member.call('updateOwnVisibility', { isPhoneShown: false })
  expect(await seen()).toBeNull()
})

test('people from outside are listed as such and read no directory; suspended people are not in it', async () => {
  const { administrator, enterprise, member } = await stage()
  const partner = await server.given.signedIn({ userType: UserType.collaborator, enterprise })
  for (const name of ['listDirectory', 'listDepartments'] as const)
    expect((await partner.tryCall(name, {})).status).toBe(403)
  await server.given.confirm(administrator)
  await administrator.call('updateMember', { userId: member.person.id, status: 'suspended' })
  const { list } = await administrator.call('listDirectory', {})
  const listed = list.map(({ userId, isExternal }) => [userId, isExternal])
  expect(new Map(listed as [string, boolean][])).toEqual(
    new Map([
      [administrator.person.id, false],
      [partner.person.id, true],
    ]),
  )
})

test('2 000 departments with people in them are read by one statement, and one more is refused', async () => {
  const { administrator, enterprise, member } = await stage()
  await server.services.tx(platform, async (db) => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      ent_id: enterprise.id,
      id: `d${index}`,
      parent_id: index === 0 ? null : `d${Math.floor((index - 1) / 5)}`,
      name: `Department ${index}`,
      head_id: member.person.id,
    }))
    await db.insertInto('department').values(rows).execute()
    const people = rows.map(({ ent_id, id }) => ({ ent_id, department_id: id, user_id: member.person.id }))
    await db.insertInto('department_member').values(people).execute()
  })
  asked = []
  const departments = await administrator.call('listDepartments', {})
  expect(departments).toHaveLength(2000)
  expect(departments[1999]).toMatchObject({ people: 1, head: { userId: member.person.id } })
  expect(asked.filter((text) => text.includes('department'))).toHaveLength(1)
  expect((await administrator.tryCall('addDepartment', { name: 'one more' })).error).toBe('tooManyDepartments')
  asked = []
  const { list } = await administrator.call('listDirectory', { departmentId: 'd1' })
  expect(list[0]?.departments).toHaveLength(2000)
  expect(asked.filter((text) => text.includes('department'))).toHaveLength(4)
})

const picture = givenPng({ sizePx: 8, more: [['tEXt', Buffer.from('taken at 39.9042 N')]] }).toString('base64')

test('a picture is seen by colleagues with nothing in it but the picture, kept by their browsers, and by no other person', async () => {
  const { administrator, member } = await stage()
  const elsewhere = await stage()
  const { picture: own } = await member.call('setOwnPicture', { picture })
  const { picture: url = '' } = await administrator.call('getColleague', { userId: member.person.id })
  const seen = await administrator.fetch(url)
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png'])
  const plain = createHash('sha256')
    .update(givenPng({ sizePx: 8 }))
    .digest('hex')
  expect(seen.headers.get('etag')).toBe(`"${plain}"`)
  expect(seen.headers.get('cache-control')).toBe('private, max-age=86400')
  expect([seen.headers.get('vary'), seen.headers.get('x-content-type-options')]).toEqual([
    expect.stringContaining('Cookie'),
    'nosniff',
  ])
  expect(await member.call('getLoginStatus', {})).toMatchObject({ avatar: own })
  expect(await member.call('getPersonConfig', {})).toMatchObject({ picture: own })
  expect((await member.fetch(own)).status).toBe(200)
  const theirs = url.replace(/^\/space-[^/]+/, `/space-${elsewhere.enterprise.id}`)
  const tried = [
    await elsewhere.administrator.fetch(url),
    await elsewhere.administrator.fetch(theirs),
    await server.client().fetch(url),
  ]
  expect(tried.map(({ status }) => status)).toEqual([403, 404, 401])
})

test('a picture goes at once when its person leaves the enterprise, removes it or sets another one', async () => {
  const { administrator, member } = await stage()
  const userId = member.person.id
  const shown = async () => (await administrator.call('getColleague', { userId })).picture ?? ''
  await member.call('setOwnPicture', { picture })
  const first = await shown()
  await member.call('setOwnPicture', { picture })
  const second = await shown()
  expect((await administrator.fetch(first)).status).toBe(404)
  expect((await administrator.fetch(second)).status).toBe(200)
  await administrator.call('updateMember', { userId, status: 'suspended' })
  expect((await administrator.fetch(second)).status).toBe(404)
  await administrator.call('updateMember', { userId, status: 'active' })
  await member.call('removeOwnPicture', {})
  expect([await shown(), (await administrator.fetch(second)).status]).toEqual(['', 404])
})

test.each([
  ['says that it is 60 000 pixels wide', givenPng({ claimedPx: 60_000 })],
  ['is larger than people are shown', givenPng({ sizePx: 513 })],
  ['is SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['is a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
])('a picture that %s is refused by a sentence, and nothing is kept of it', async (_what, bytes) => {
  const { member } = await stage()
  const refused = await member.tryCall('setOwnPicture', { picture: bytes.toString('base64') })
  expect(refused.error).toBe('personPictureRefused')
  const files = await server.services.tx(platform, (db) =>
    db.selectFrom('stored_file').select('id').where('created_by', '=', member.person.id).execute(),
  )
  expect(files).toEqual([])
})
