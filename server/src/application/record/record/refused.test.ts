import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApp } from '../../test/given-app.ts'

let server: TestServer
let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  server = await startTestServer()
  app = await givenApp(server)
})
afterAll(() => server.close())

test('an application of another enterprise, or a hidden one, is not there for any call', async () => {
  const { member, builder, where, appId } = await givenApp(server)
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'ours' } })
  const asked = (person: typeof member) => [
    person.tryCall('getAppRuntime', { appId }),
    person.tryCall('listRecords', where),
    person.tryCall('getRecord', { ...where, id }),
    person.tryCall('addRecord', { ...where, values: { name: 'theirs' } }),
    person.tryCall('updateRecord', { ...where, id, rev, values: { name: 'theirs' } }),
    person.tryCall('deleteRecord', { ...where, id, rev }),
    person.tryCall('restoreRecord', { ...where, id }),
    person.tryCall('listRecordHistory', { ...where, id }),
  ]
  const foreign = await Promise.all(asked(app.member))
  expect(new Set(foreign.map(({ error }) => error))).toEqual(new Set(['appNotFound']))
  await builder.call('updateBuiltApplication', { appId, name: 'x', isVisible: false })
  const hidden = await Promise.all(asked(member))
  expect(new Set(hidden.map(({ error }) => error))).toEqual(new Set(['appNotFound']))
  expect((await member.call('listApplications', {})).map((one) => one.id)).not.toContain(appId)
})

test('people from outside, whom no role lets in, neither find an application nor work in it', async () => {
  const { enterprise, appId, where } = app
  const partner = await server.given.signedIn({ enterprise, userType: UserType.collaborator })
  const refused = await Promise.all([
    partner.tryCall('getAppRuntime', { appId }),
    partner.tryCall('listRecords', where),
    partner.tryCall('addRecord', { ...where, values: { name: 'x' } }),
  ])
  expect(refused.map(({ error }) => error)).toEqual(['forbidden', 'forbidden', 'forbidden'])
  expect((await partner.call('listApplications', {})).map(({ id }) => id)).not.toContain(appId)
  await partner.call('updateCommonApplications', { ids: [appId] })
  expect(await partner.call('listCommonApplications', {})).toEqual([])
})

test('an application that is not on the white list is not worked in, from the moment on', async () => {
  const { member, appId, where, enterprise } = await givenApp(server)
  const only = (isOn: boolean) =>
    runSql(server.address, `update app_whitelist_rule set only_listed = ${isOn} where kind = 'app'`)
  await only(true)
  expect((await member.tryCall('addRecord', { ...where, values: { name: 'x' } })).error).toBe('appNotListed')
  expect((await member.tryCall('getAppRuntime', { appId })).error).toBe('appNotListed')
  await runSql(
    server.address,
    `insert into app_whitelist (id, ent_id, kind, value) values ('app', '${enterprise.id}', 'app', '${appId}')`,
  )
  expect((await member.tryCall('getAppRuntime', { appId })).status).toBe(200)
  await only(false)
})
