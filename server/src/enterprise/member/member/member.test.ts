import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  return { enterprise, administrator }
}

test('an administrator sees the people of the enterprise and nobody else’s', async () => {
  const { enterprise, administrator } = await stage()
  const developer = await server.given.person({ userType: UserType.developer, enterprise })
  await server.given.person({ userType: UserType.developer })
  const { total, list } = await administrator.call('listMembers', {})
  expect(total).toBe(2)
  expect(list.map(({ userId, userType, canHandle }) => ({ userId, userType, canHandle }))).toEqual(
    expect.arrayContaining([
      { userId: developer.id, userType: UserType.developer, canHandle: true },
      { userId: administrator.person.id, userType: UserType.administrator, canHandle: false },
    ]),
  )
  const developers = await administrator.call('listMembers', { userType: UserType.developer })
  expect(developers.list.map(({ userId }) => userId)).toEqual([developer.id])
})

test('a search finds a Chinese name by its pinyin, in this enterprise alone (R8)', async () => {
  const { enterprise, administrator } = await stage()
  const { id } = await server.given.person({ enterprise, name: '单雄信' })
  await server.given.person({ name: '单雄信' })
  for (const iSearch of ['shanxiong', 'sxx', 'xiong xin', 'danxiong']) {
    const { list } = await administrator.call('listMembers', { iSearch })
    expect([iSearch, list.map(({ userId }) => userId)]).toEqual([iSearch, [id]])
  }
})

test('a search finds part of a login id, and paging shows everybody once', async () => {
  const { enterprise, administrator } = await stage()
  const people = []
  for (const loginId of ['one', 'two', 'three'])
    people.push(await server.given.person({ enterprise, loginId: `${loginId}-${enterprise.id}` }))
  const found = await administrator.call('listMembers', { iSearch: `TWO-${enterprise.id}` })
  expect(found.list.map(({ userId }) => userId)).toEqual([people[1]?.id])
  const pages = await Promise.all(
    [0, 2].map((start) => administrator.call('listMembers', { iDisplayStart: start, iDisplayLength: 2 })),
  )
  const seen = pages.flatMap(({ list }) => list.map(({ userId }) => userId))
  expect(new Set(seen).size).toBe(4)
})

test('whoever is removed is no longer in the list, and their next request in the enterprise is refused', async () => {
  const { enterprise, administrator } = await stage()
  const browser = await server.given.signedIn({ enterprise })
  expect((await browser.tryCall('getCurrentEnterprise', {}, { space: enterprise.id })).status).toBe(200)
  await server.given.confirm(administrator)
  await administrator.call('removeMember', { userId: browser.person.id })
  expect((await browser.tryCall('getCurrentEnterprise', {}, { space: enterprise.id })).error).toBe('membershipEnded')
  expect((await administrator.call('listMembers', {})).list.map(({ userId }) => userId)).toEqual([
    administrator.person.id,
  ])
})

test('whoever is removed loses the roles of that enterprise, and keeps those of another', async () => {
  const [{ enterprise, administrator }, other] = [await stage(), await server.given.enterprise()]
  const { id: userId } = await server.given.person({ enterprise })
  const role = { id: 'seller', module: 'system' as const, code: 'seller', name: '销售', name_en: 'Seller' }
  await server.services.tx(platform, async (db) => {
    for (const { id } of [enterprise, other])
      await db
        .insertInto('role')
        .values({ ...role, ent_id: id })
        .execute()
    await insertMembership(db, { ent_id: other.id, user_id: userId, user_type: UserType.member })
    for (const { id } of [enterprise, other])
      await db.insertInto('role_member').values({ ent_id: id, role_id: role.id, user_id: userId }).execute()
  })
  await server.given.confirm(administrator)
  await administrator.call('removeMember', { userId })
  const roles = await server.services.tx(platform, (db) =>
    db.selectFrom('role_member').select('ent_id').where('user_id', '=', userId).execute(),
  )
  expect(roles).toEqual([{ ent_id: other.id }])
})

test('the owner cannot be removed, and the list says so', async () => {
  const { enterprise, administrator } = await stage()
  const owner = await server.given.person({ userType: UserType.administrator, enterprise })
  await server.services.tx(platform, (db) =>
    db.updateTable('membership').set({ is_owner: true }).where('user_id', '=', owner.id).execute(),
  )
  const { list } = await administrator.call('listMembers', {})
  expect(list.find(({ userId }) => userId === owner.id)).toMatchObject({ canHandle: false })
})

test('a member whom an administrator adds signs in by the initial password, and changes it first', async () => {
  const { administrator: admin, enterprise } = await stage()
  await server.given.confirm(admin)
  const { id: departmentId } = await admin.call('addDepartment', { name: '研发部' })
  const loginId = `zhang-${enterprise.id}`
  const made = await admin.call('addMember', { name: '张三', loginId, departmentId, title: '工程师' })
  const { list } = await admin.call('listMembers', { iSearch: '张三' })
  expect(list).toMatchObject([{ userId: made.userId, loginId, title: '研发部 · 工程师', userType: UserType.member }])
  const { list: placed } = await admin.call('listDepartmentMembers', { departmentId })
  expect(placed).toMatchObject([{ userId: made.userId, title: '工程师' }])
  const browser = server.client()
  await browser.call('signIn', { loginId, password: made.initialSecret })
  expect((await browser.tryCall('listDepartments', {})).error).toBe('passwordChangeRequired')
})

test('what another person has is refused at its field, and nothing is left behind', async () => {
  const { administrator: admin, enterprise } = await stage()
  await server.given.confirm(admin)
  const other = await server.given.person()
  const taken = await admin.tryCall('addMember', { name: 'Ann', loginId: other.loginId.toUpperCase() })
  expect(taken).toMatchObject({ error: 'loginIdTaken', body: { fields: [{ field: 'loginId' }] } })
  const loginId = `ann-${enterprise.id}`
  expect((await admin.tryCall('addMember', { name: 'Ann', loginId, phone: '13800' })).error).toBe('phoneInvalid')
  expect((await admin.tryCall('addMember', { name: 'Ann', loginId, departmentId: 'none' })).error).toBe(
    'departmentNotFound',
  )
  expect((await admin.call('listMembers', { iSearch: 'ann-' })).total).toBe(0)
})

test('what a stranger has confirmed is taken as it is said, and counts for nothing: no answer tells of the stranger', async () => {
  const { administrator: admin, enterprise } = await stage()
  await server.given.confirm(admin)
  const stranger = await server.given.person()
  const [email, phone] = [`${stranger.loginId}@mail.example`, '+8613912340000']
  await server.services.tx(platform, (db) =>
    db
      .updateTable('user_account')
      .set({ email, email_verified_at: new Date(), phone, phone_e164: phone })
      .where('id', '=', stranger.id)
      .execute(),
  )
  const loginId = `ann-${enterprise.id}`
  const { userId } = await admin.call('addMember', { name: 'Ann', loginId, email, phone })
  const made = await server.services.tx(platform, (db) =>
    db
      .selectFrom('user_account')
      .select(['email', 'email_verified_at', 'phone', 'phone_e164'])
      .where('id', '=', userId)
      .executeTakeFirst(),
  )
  expect(made).toEqual({ email, email_verified_at: null, phone, phone_e164: null })
})

test('a full enterprise takes no more, and its account joins no other enterprise before it is freed', async () => {
  const { administrator: admin, enterprise } = await stage()
  await server.given.confirm(admin)
  const quota = (count: number) =>
    server.services.tx(platform, (db) =>
      db.updateTable('enterprise').set({ user_quota: count }).where('id', '=', enterprise.id).execute(),
    )
  await quota(1)
  const input = { name: 'Ann', loginId: `full-${enterprise.id}` }
  expect((await admin.tryCall('addMember', input)).error).toBe('enterpriseFull')
  await quota(2)
  const { userId } = await admin.call('addMember', input)
  const row = await server.services.tx(platform, (db) =>
    db.selectFrom('user_account').select('reset_by_ent_id').where('id', '=', userId).executeTakeFirst(),
  )
  expect(row?.reset_by_ent_id).toBe(enterprise.id)
})

test('a member whose account the platform suspended before the first sign-in is told as one who has not signed in', async () => {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const { id: userId } = await server.given.person({ enterprise })
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ status: 'suspended' }).where('id', '=', userId).execute(),
  )
  const { list } = await administrator.call('listMembers', { standing: 'active' })
  expect(list.find((one) => one.userId === userId)).toMatchObject({ status: 'suspended', hasSignedIn: false })
  expect((await administrator.call('listMembers', { standing: 'invited' })).total).toBe(0)
})
