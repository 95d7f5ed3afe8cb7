import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { applicationColors, UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { givenApplication, openTo } from '../../../enterprise/application/test/given-application.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApp } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const look = { icon: 'chart', color: 'teal' } as const
const none = { icon: null, color: null }

/** An application that the enterprise has built and published, which has a look. */
async function givenLooks() {
  const given = await givenApp(server)
  const administrator = await server.given.signedIn({
    enterprise: given.enterprise,
    userType: UserType.administrator,
  })
  await server.given.confirm(administrator)
  const named = { name: '资产台账', nameEn: '', isVisible: true }
  await given.builder.call('updateBuiltApplication', { appId: given.appId, ...named, ...look })
  return { ...given, administrator, named }
}

test('what an application looks like is told wherever it is named', async () => {
  const { enterprise, builder, administrator, member, appId } = await givenLooks()
  const { id: entId } = enterprise
  await member.call('updateCommonApplications', { ids: [appId] })
  await member.call('noteOpenedApplication', { id: appId })
  await server.services.tx(platform, (db) =>
    db
      .insertInto('navigation_item')
      .values({ ent_id: entId, id: 'assets', name: '资产', name_en: null, icon: null, url: `/app/${appId}` })
      .execute(),
  )
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const own = <One extends { id: string }>(list: readonly One[]) => list.find(({ id }) => id === appId)
  const { items } = await member.call('getNavigation', {})
  const told = {
    listApplications: own(await member.call('listApplications', {})),
    listCommonApplications: own(await member.call('listCommonApplications', {})),
    listOpenedApplications: own(await member.call('listOpenedApplications', {})),
    getApplicationDetail: await member.call('getApplicationDetail', { id: appId }),
    getAppRuntime: await member.call('getAppRuntime', { appId }),
    suggest: own(await member.call('suggest', { q: '资产台账', part: 'names' }))?.look,
    getNavigation: items[0]?.application,
    listManagedApplications: own(await administrator.call('listManagedApplications', {})),
    listBuiltApplications: own(await builder.call('listBuiltApplications', {})),
    getApplicationDraft: await builder.call('getApplicationDraft', { appId }),
    listEnterpriseApplications: own((await operator.call('listEnterpriseApplications', { entid: entId })).list),
  }
  for (const [call, one] of Object.entries(told)) expect({ call, ...one }).toMatchObject({ call, ...look })
})

test('people who ask for an application, and those who answer, see what it looks like', async () => {
  const { administrator, member, appId } = await givenLooks()
  await openTo(administrator, appId, { isAskable: true })
  expect(await member.call('listAskableApplications', {})).toMatchObject([{ id: appId, ...look }])
  await member.call('askForApplication', { id: appId, reason: '盘点' })
  expect((await administrator.call('listApplicationRequests', {})).list).toMatchObject([
    { applicationId: appId, ...look },
  ])
  expect(await administrator.call('listTodos', {})).toMatchObject([{ applicationId: appId, ...look }])
})

test('an entry of the navigation has no look of an application that its reader may not open', async () => {
  const { enterprise, administrator, member, appId } = await givenLooks()
  await server.services.tx(platform, (db) =>
    db
      .insertInto('navigation_item')
      .values([
        { ent_id: enterprise.id, id: 'a', name: '资产', name_en: null, icon: 'box', url: `/app/${appId}` },
        { ent_id: enterprise.id, id: 'b', name: '主页', name_en: null, icon: 'home', url: '/homepage' },
      ])
      .execute(),
  )
  const shown = async () => (await member.call('getNavigation', {})).items.map(({ application }) => application)
  expect(await shown()).toEqual([{ id: appId, ...look }, null])
  await openTo(administrator, appId, { userIds: [administrator.person.id] })
  expect(await shown()).toEqual([null, null])
})

test('a look is chosen with the name, holds at once as the name does, and is taken away again', async () => {
  const { builder, member, appId, named } = await givenLooks()
  const before = await builder.call('getApplicationDraft', { appId })
  expect(before).toMatchObject({ ...look, isChanged: false })
  await builder.call('updateBuiltApplication', { appId, ...named })
  expect(await member.call('getAppRuntime', { appId })).toMatchObject({ ...none, version: before.liveVersion })
  const { id } = await builder.call('addBuiltApplication', { name: '报修', ...look })
  expect(await builder.call('getApplicationDraft', { appId: id })).toMatchObject(look)
})

test('a link has a look, and the audit log keeps what was chosen', async () => {
  const { administrator, member } = await givenApplication(server)
  const link = { name: '官网', url: 'https://example.com/', ...look }
  const { id } = await administrator.call('addLinkApplication', link)
  expect(await member.call('listApplications', { ids: [id] })).toMatchObject([look])
  await administrator.call('updateLinkApplication', { ...link, id, icon: '', color: 'red' })
  expect(await member.call('listApplications', { ids: [id] })).toMatchObject([{ icon: null, color: 'red' }])
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').select('diff').where('target_id', '=', id).orderBy('seq').execute(),
  )
  expect(rows.map(({ diff }) => diff)).toMatchObject([look, { icon: null, color: 'red' }])
})

test.each([
  ['color', '#c0281d'],
  ['color', 'crimson'],
  ['icon', 'x"><script>'],
])('as %s, %s is refused at its field', async (field, value) => {
  const { builder, appId, named } = await givenLooks()
  const { administrator } = await givenApplication(server)
  const refused = { error: 'invalidInput', body: { fields: [{ field }] } }
  const own = { appId, ...named, ...look, [field]: value }
  expect(await builder.tryCall('updateBuiltApplication', own)).toMatchObject(refused)
  const link = { name: 'x', url: '/orders', [field]: value }
  expect(await administrator.tryCall('addLinkApplication', link)).toMatchObject(refused)
  expect(await builder.call('getApplicationDraft', { appId })).toMatchObject(look)
})

test('the database takes each of the colours, and no other', async () => {
  const { enterprise, builder, appId } = await givenLooks()
  const scope = { as: 'tenant', entId: enterprise.id, userId: builder.person.id } as const
  const store = (color: string) =>
    server.services.tx(scope, (db) => sql`update application set color = ${color} where id = ${appId}`.execute(db))
  for (const color of applicationColors) await store(color)
  await expect(store('crimson')).rejects.toThrow(/application_color_check/)
})

test('the look of an application is changed by those who may change its name, and by no other', async () => {
  const { member, appId, named, builder } = await givenLooks()
  const elsewhere = await givenLooks()
  const change = { appId, ...named, icon: 'key', color: 'red' } as const
  expect((await member.tryCall('updateBuiltApplication', change)).error).toBe('forbidden')
  expect((await elsewhere.builder.tryCall('updateBuiltApplication', change)).error).toBe('appNotFound')
  expect(
    (await elsewhere.administrator.tryCall('updateLinkApplication', { id: appId, name: 'x', url: '/x' })).error,
  ).toBe('applicationNotFound')
  expect(await builder.call('getApplicationDraft', { appId })).toMatchObject(look)
})
