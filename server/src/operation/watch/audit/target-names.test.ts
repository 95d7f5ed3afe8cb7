import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { plainText, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { runSql } from '../../../test/cluster.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36'
let server: TestServer
let operator: Client
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

async function nameInLog(target: string) {
  const { list } = await operator.call('listAudit', { target })
  expect(list).toHaveLength(1)
  return list[0]?.targetName
}

test('U09: a session in the audit log is called by its browser and address, by its id once nothing is left of it', async () => {
  const { person } = await server.given.signedIn()
  const id = (await operator.call('listLiveSessions', { userid: person.id })).list[0]?.id ?? ''
  await runSql(server.address, `update session set user_agent = '${agent}', ip = '203.0.113.7' where id = '${id}'`)
  await operator.call('endLiveSession', { id })
  expect(await nameInLog(id)).toBe('Chrome · Windows · 203.0.113.7')
  await runSql(server.address, `delete from session where id = '${id}'`)
  expect(await nameInLog(id)).toBe(null)
})

test('U09: an invitation in the audit log is called by its purpose and its masked telephone', async () => {
  const administrator = await server.given.signedIn({ userType: UserType.administrator })
  await server.given.confirm(administrator)
  const { id } = await administrator.call('addInvitation', { purpose: '门店员工' })
  expect(await nameInLog(id)).toBe('门店员工')
  await runSql(server.address, `update invitation set phone = '+8613800138000' where id = '${id}'`)
  expect(await nameInLog(id)).toBe('门店员工 · +86****8000')
})

async function givenEnterprise() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  return { enterprise, administrator }
}

test('U09: an application and an announcement in the audit log are called as operators see them, a draft by its id', async () => {
  const { administrator } = await givenEnterprise()
  const { id: appId } = await administrator.call('addBuiltApplication', { name: '台账' })
  expect(await nameInLog(appId)).toBe('台账')
  const text = { titleZh: '放假通知', contentZh: plainText('下周放假') }
  const draft = await administrator.call('writeAnnouncement', text)
  expect(await nameInLog(draft.id)).toBe(null)
  await administrator.call('publishAnnouncement', draft)
  const { list } = await operator.call('listAudit', { target: draft.id })
  expect(list.map(({ targetName }) => targetName)).toEqual(['放假通知', '放假通知'])
  await administrator.call('withdrawAnnouncement', { id: draft.id })
  await administrator.call('deleteAnnouncement', { id: draft.id })
  const gone = await operator.call('listAudit', { target: draft.id })
  expect(new Set(gone.list.map(({ targetName }) => targetName))).toEqual(new Set([null]))
})

test('U09: a department in the audit log is called as the log calls it, and not by what it says nowhere', async () => {
  const { enterprise, administrator } = await givenEnterprise()
  const { id } = await administrator.call('addDepartment', { name: '研发部' })
  await administrator.call('updateDepartment', { id, version: 1, name: '研究院' })
  await administrator.call('deleteDepartment', { id, version: 2 })
  const { list } = await operator.call('listAudit', { target: id })
  expect(list.map(({ targetName }) => targetName)).toEqual(['研究院', '研究院', '研究院'])
  const silent = `d${Date.now()}`
  await server.services.tx(platform, async (db) => {
    await db.insertInto('department').values({ ent_id: enterprise.id, id: silent, name: '秘密部' }).execute()
  })
  await administrator.call('addDepartmentMembers', { departmentId: silent, userIds: [administrator.person.id] })
  expect(await nameInLog(silent)).toBe(null)
})

test('U09: a role and a category of applications in the audit log are called as the log calls them', async () => {
  const { administrator } = await givenEnterprise()
  const role = await administrator.call('addRole', { name: '门店经理', nameEn: 'Store manager', module: 'system' })
  const category = await administrator.call('addApplicationCategory', { name: '行政' })
  expect([await nameInLog(role.id), await nameInLog(category.id)]).toEqual(['门店经理', '行政'])
})

test('U09: a SaaS category in the audit log is called by its name, until it is gone', async () => {
  const code = `c${Date.now()}`
  const { id } = await operator.call('addSaasCategory', { name: '物流', nameEn: 'Logistics', code })
  expect(await nameInLog(id)).toBe('物流')
  await runSql(server.address, `delete from saas_category where id = '${id}'`)
  expect(await nameInLog(id)).toBe(null)
})
