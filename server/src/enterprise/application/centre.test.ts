import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mostOpened, UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { givenApplication, openTo, seenBy } from './test/given-application.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** More applications of the enterprise, by name. */
async function add(entId: string, ...names: string[]) {
  const rows = names.map((name, sort) => ({ ent_id: entId, id: newId(), name, url: '/x', kind: 'form' as const, sort }))
  await server.services.tx(platform, (db) => db.insertInto('application').values(rows).execute())
  return rows.map(({ id }) => id)
}

test.each(['采购', 'caigou', 'cai gou', 'cg', 'gou', 'purchase'])('%s finds an application', async (iSearch) => {
  const { member, enterprise, id } = await givenApplication(server, { name: '采购申请', name_en: 'Purchase request' })
  await add(enterprise.id, '财务报表')
  expect((await member.call('listApplications', { iSearch })).map((one) => one.id)).toEqual([id])
})

test('a search finds nothing that the person may not open', async () => {
  const { member, administrator, id } = await givenApplication(server, { name: '采购申请' })
  await openTo(administrator, id, { userIds: [administrator.person.id] })
  expect(await member.call('listApplications', { iSearch: 'cg' })).toEqual([])
  expect(await member.call('listApplications', { iSearch: '采购' })).toEqual([])
})

test('applications are listed by category, and in none once it is deleted', async () => {
  const { member, administrator, enterprise, id } = await givenApplication(server)
  const [second = '', third = ''] = await add(enterprise.id, '报销', '考勤')
  const { id: last } = await administrator.call('addApplicationCategory', { name: '财务', nameEn: 'Finance', sort: 20 })
  const { id: first } = await administrator.call('addApplicationCategory', { name: '人事', sort: 10 })
  const place = { description: '费用', sort: 1 }
  await administrator.call('updateApplicationListing', { ...place, id: second, categoryId: last })
  await administrator.call('updateApplicationListing', { id: third, categoryId: first })
  expect(await seenBy(member)).toEqual([third, second, id])
  const [listed] = await member.call('listApplications', { ids: [second] }, { headers: { 'accept-language': 'en-US' } })
  expect(listed).toMatchObject({ description: '费用', category: { id: last, name: 'Finance' } })
  await administrator.call('deleteApplicationCategory', { id: last })
  expect((await member.call('listApplications', { ids: [second] }))[0]?.category).toBeNull()
  const all = await administrator.call('listApplicationCategories', {})
  expect(all).toEqual([{ id: first, name: '人事', nameEn: null, sort: 10, applications: 1 }])
})

test('two categories of one name, and one of another enterprise, are refused', async () => {
  const { administrator, id } = await givenApplication(server)
  const elsewhere = await givenApplication(server)
  const { id: foreign } = await elsewhere.administrator.call('addApplicationCategory', { name: 'HR' })
  const added = await Promise.all([
    administrator.tryCall('addApplicationCategory', { name: 'HR' }),
    administrator.tryCall('addApplicationCategory', { name: 'hr' }),
  ])
  expect(added.map(({ error }) => error ?? 'done').toSorted()).toEqual(['applicationCategoryTaken', 'done'])
  const refused = [
    await administrator.tryCall('updateApplicationCategory', { id: foreign, name: 'x' }),
    await administrator.tryCall('deleteApplicationCategory', { id: foreign }),
    await administrator.tryCall('updateApplicationListing', { id, categoryId: foreign }),
  ]
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['applicationCategoryNotFound']))
})

test('what a person opened last is their own list, the newest first, and not longer than it may be', async () => {
  const { member, administrator, enterprise, id } = await givenApplication(server)
  const more = await add(enterprise.id, ...Array.from({ length: mostOpened + 2 }, (_, index) => `应用 ${index}`))
  for (const one of [id, ...more, id]) await member.call('noteOpenedApplication', { id: one })
  const opened = (await member.call('listOpenedApplications', {})).map((one) => one.id)
  expect(opened).toEqual([id, ...more.toReversed()].slice(0, mostOpened))
  expect(await administrator.call('listOpenedApplications', {})).toEqual([])
  await openTo(administrator, id, { userIds: [administrator.person.id] })
  expect((await member.call('listOpenedApplications', {})).map((one) => one.id)).not.toContain(id)
  expect((await member.tryCall('noteOpenedApplication', { id })).error).toBe('applicationNotFound')
})

test('developers list what the enterprise builds, and make no categories', async () => {
  const { administrator, enterprise, id } = await givenApplication(server)
  const developer = await server.given.signedIn({ enterprise, userType: UserType.developer })
  const { id: categoryId } = await administrator.call('addApplicationCategory', { name: '资产' })
  const { id: built } = await developer.call('addBuiltApplication', { name: '资产台账' })
  await developer.call('updateApplicationListing', { id: built, categoryId, description: '一物一码', sort: 3 })
  const [managed] = await developer.call('listManagedApplications', {})
  expect(managed).toMatchObject({ id: built, categoryId, description: '一物一码', sort: 3, isPublished: false })
  const foreign = await developer.tryCall('updateApplicationListing', { id, categoryId })
  const category = await developer.tryCall('addApplicationCategory', { name: 'x' })
  expect([foreign.error, category.error]).toEqual(['applicationNotFound', 'forbidden'])
})

test('a request that is sent again after a lost answer is answered as at first; another one is refused', async () => {
  const { administrator, member, id } = await givenApplication(server)
  await openTo(administrator, id, { isAskable: true })
  const ask = async (reason: string) => (await member.tryCall('askForApplication', { id, reason })).error
  expect([await ask('x'), await ask('x'), await ask('y')]).toEqual([null, null, 'applicationAskedFor'])
  expect((await administrator.call('listApplicationRequests', {})).total).toBe(1)
  expect((await administrator.call('listMessages', { type: 'request' })).list).toHaveLength(1)
})

test('S35: ids of another enterprise are left out', async () => {
  const [mine, theirs] = await Promise.all([
    server.given.signIn({ loginId: 'member' }),
    server.given.signIn({ loginId: 'member2' }),
  ])
  const [own] = await mine.call('listApplications', {})
  const [foreign] = await theirs.call('listApplications', {})
  const ids = [own?.id ?? '', foreign?.id ?? '']
  expect(await mine.call('listApplications', { ids })).toEqual([own])
  await mine.call('updateCommonApplications', { ids: ids.toReversed() })
  expect(await mine.call('listCommonApplications', {})).toMatchObject([{ id: own?.id, sort: 0 }])
})

test('pinned applications keep the order given, and are one person’s own', async () => {
  const [one, other] = await Promise.all([
    server.given.signIn({ loginId: 'developer' }),
    server.given.signIn({ loginId: 'partner' }),
  ])
  const ids = (await one.call('listApplications', {})).map(({ id }) => id).toReversed()
  await one.call('updateCommonApplications', { ids })
  expect((await one.call('listCommonApplications', {})).map(({ id }) => id)).toEqual(ids)
  expect(await other.call('listCommonApplications', {})).toEqual([])
  await one.call('updateCommonApplications', { ids: [] })
  expect(await one.call('listCommonApplications', {})).toEqual([])
})

test('names are in the language of the person', async () => {
  const person = await server.given.signIn({ loginId: 'member' })
  const namesIn = async (language: string) =>
    (await person.call('listApplications', {}, { headers: { 'accept-language': language } })).map(({ name }) => name)
  expect(await namesIn('zh-CN')).toContain('企业主页')
  expect(await namesIn('en-US')).toContain('Enterprise home')
})
