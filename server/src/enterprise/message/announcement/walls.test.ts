import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { chinese, givenAuthor, isShown } from './test/given-announcement.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('another enterprise reads, changes and hears nothing of it', async () => {
  const [own, other] = [await givenAuthor(server), await givenAuthor(server)]
  const { id, version } = await own.publish()
  expect(await isShown(other.member, id)).toBe(false)
  expect((await other.administrator.call('listAnnouncements', {})).total).toBe(0)
  const { tryCall } = other.administrator
  const answers = [
    await tryCall('getAnnouncement', { id }),
    await tryCall('writeAnnouncement', { ...chinese, id, version }),
    await tryCall('publishAnnouncement', { id, version }),
    await tryCall('withdrawAnnouncement', { id }),
    await tryCall('deleteAnnouncement', { id }),
    await tryCall('listAnnouncementReaders', { id }),
    await tryCall('remindAnnouncementReaders', { id }),
  ]
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['messageNotFound']))
  expect((await tryCall('listAnnouncements', {}, { space: own.enterprise.id })).error).toBe('spaceDenied')
  expect(await own.rowOf(id)).toMatchObject({ status: 'published', reads: 0 })
})

test('past the handlers the database keeps rows to their enterprise, and each person’s receipt to that person', async () => {
  const [own, other] = [await givenAuthor(server), await givenAuthor(server)]
  const { id } = await own.publish()
  const as = (entId: string, userId: string) => ({ as: 'tenant', entId, userId }) as const
  const foreign = as(other.enterprise.id, other.administrator.person.id)
  const seen = await server.services.tx(foreign, (db) => db.selectFrom('announcement').select('id').execute())
  expect(seen).toEqual([])
  const receipt = { ent_id: own.enterprise.id, announcement_id: id, user_id: own.member.person.id, read_at: new Date() }
  for (const scope of [foreign, as(own.enterprise.id, own.administrator.person.id)]) {
    const writing = server.services.tx(scope, (db) => db.insertInto('announcement_receipt').values(receipt).execute())
    await expect(writing).rejects.toThrow(/row-level security/)
  }
  const naming = server.services.tx(foreign, (db) =>
    db
      .insertInto('announcement_recipient')
      .values({ ent_id: own.enterprise.id, announcement_id: id, kind: 'department', of_id: other.below })
      .execute(),
  )
  await expect(naming).rejects.toThrow(/row-level security/)
})

test('a member writes with a role that allows it, and no longer once it is taken back', async () => {
  const { administrator, member } = await givenAuthor(server)
  expect((await member.tryCall('listAnnouncements', {})).error).toBe('forbidden')
  const fields = { name: '行政', nameEn: 'Office', module: 'system' } as const
  const { id: roleId } = await administrator.call('addRole', { ...fields, announce: 'enterprise' })
  const userId = member.person.id
  await administrator.call('addRoleMembers', { roleId, userIds: [userId] })
  expect(await member.call('judgeRole', { operation: 'announce' })).toMatchObject({ allow: true })
  const draft = await member.call('writeAnnouncement', chinese)
  await administrator.call('removeRoleMember', { roleId, userId })
  expect((await member.tryCall('publishAnnouncement', draft)).error).toBe('forbidden')
  expect((await member.tryCall('listAnnouncementReaders', { id: draft.id })).error).toBe('forbidden')
})

test('a permission that was once given for less than the whole enterprise is not enough, and stays readable', async () => {
  const { administrator, enterprise, member } = await givenAuthor(server)
  const fields = { name: '行政', nameEn: 'Office', module: 'system' } as const
  const { id: roleId } = await administrator.call('addRole', fields)
  const given = { ent_id: enterprise.id, role_id: roleId, permission: 'announce', scope: 'department' } as const
  await server.services.tx(platform, (db) => db.insertInto('role_permission').values(given).execute())
  const stored = (await administrator.call('listEnterpriseRoles', {})).find(({ id }) => id === roleId)
  expect(stored?.permissions).toEqual([{ permission: 'announce', scope: 'department' }])
  await administrator.call('addRoleMembers', { roleId, userIds: [member.person.id] })
  expect((await member.tryCall('writeAnnouncement', chinese)).error).toBe('forbidden')
})

test('operators and SaaS administrators neither read nor write what an enterprise announces', async () => {
  const { enterprise, publish } = await givenAuthor(server)
  const { id } = await publish()
  const staff = [
    await server.given.signIn({ loginId: 'operator' }),
    await server.given.signedIn({ userType: UserType.saasAdministrator }),
  ]
  for (const one of staff) {
    const space = { space: enterprise.id }
    expect((await one.tryCall('listAnnouncements', {}, space)).status).not.toBe(200)
    expect((await one.tryCall('getAnnouncement', { id }, space)).status).not.toBe(200)
    expect((await one.tryCall('writeAnnouncement', chinese, space)).status).not.toBe(200)
    const inbox = await one.tryCall('listMessages', {}, space)
    expect(JSON.stringify(inbox.body)).not.toContain(id)
  }
})

test('the audit log of the enterprise has each act, with whom it was for', async () => {
  const { enterprise, administrator, above, write, publish } = await givenAuthor(server)
  const { id } = await publish({ audience: 'chosen', departmentIds: [above] })
  await administrator.call('remindAnnouncementReaders', { id })
  await administrator.call('withdrawAnnouncement', { id })
  await administrator.call('deleteAnnouncement', await write().then((draft) => ({ id: draft.id })))
  const rows = await server.services.tx({ as: 'platform' }, (db) =>
    db
      .selectFrom('audit_log')
      .select(['action', 'target_kind', 'diff'])
      .where('ent_id', '=', enterprise.id)
      .where('target_kind', '=', 'announcement')
      .orderBy('at')
      .orderBy('id')
      .execute(),
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'writeAnnouncement',
    'publishAnnouncement',
    'remindAnnouncementReaders',
    'withdrawAnnouncement',
    'writeAnnouncement',
    'deleteAnnouncement',
  ])
  expect(rows[0]?.diff).toMatchObject({ title: '放假通知', audience: 'chosen', departments: [above] })
})
