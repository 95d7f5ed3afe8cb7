import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { givenApplication, openTo, seenBy } from './test/given-application.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a link that an administrator makes is listed to members, changed, hidden and deleted', async () => {
  const { administrator, member, id: other } = await givenApplication(server)
  const link = { name: '官网', nameEn: 'Website', icon: 'globe', url: 'https://example.com/a?b=c#d', sort: 9 }
  const { id } = await administrator.call('addLinkApplication', link)
  const listed = (await member.call('listApplications', { ids: [id] }))[0]
  expect(listed).toMatchObject({ name: '官网', url: link.url, kind: 'link', icon: 'globe', isRefused: false })
  const change = { ...link, id, url: '/user/workbench' }
  await administrator.call('updateLinkApplication', change)
  expect((await member.call('listApplications', { ids: [id] }))[0]?.url).toBe('/user/workbench')
  await administrator.call('updateLinkApplication', { ...change, isVisible: false })
  expect(await seenBy(member)).toEqual([other])
  await administrator.call('deleteLinkApplication', { id })
  expect((await administrator.call('listManagedApplications', {})).map((one) => one.id)).toEqual([other])
})

test('an address with a scheme in capitals is kept as addresses are written', async () => {
  const { administrator, member } = await givenApplication(server)
  const { id } = await administrator.call('addLinkApplication', { name: 'x', url: 'HTTPS://example.com/A' })
  expect((await member.call('listApplications', { ids: [id] }))[0]?.url).toBe('https://example.com/A')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/',
  '//example.com/',
  '/\\example.com/',
  'https://user:secret@example.com/',
  'https:example.com',
  'example.com',
  'https://exa mple.com/',
])('the address %s is refused at its field', async (url) => {
  const { administrator } = await givenApplication(server)
  const answer = await administrator.tryCall('addLinkApplication', { name: 'x', url })
  expect(answer).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'url' }] } })
})

test('a host that is not on the white list is refused when it is stored, and when it is listed', async () => {
  const { administrator, member, enterprise } = await givenApplication(server)
  const link = { name: '官网', url: 'https://portal.example.com/x' }
  const { id } = await administrator.call('addLinkApplication', link)
  const only = (isOn: boolean) =>
    runSql(server.address, `update app_whitelist_rule set only_listed = ${isOn} where kind = 'host'`)
  const isRefused = async () => (await member.call('listApplications', { ids: [id] }))[0]?.isRefused
  await only(true)
  expect(await isRefused()).toBe(true)
  expect((await member.call('listApplications', { ids: [id] }))[0]?.url).toBe('')
  const refused = await administrator.tryCall('addLinkApplication', link)
  expect(refused).toMatchObject({ error: 'hostNotListed', body: { fields: [{ field: 'url' }] } })
  await runSql(
    server.address,
    `insert into app_whitelist (id, ent_id, kind, value) values ('link', '${enterprise.id}', 'host', '*.example.com')`,
  )
  expect(await isRefused()).toBe(false)
  await administrator.call('updateLinkApplication', { id, ...link })
  await only(false)
})

test('what is no link of the enterprise is neither changed nor deleted as one', async () => {
  const { administrator, member, id } = await givenApplication(server)
  const elsewhere = await givenApplication(server)
  const link = { name: 'x', url: 'https://example.com/' }
  const { id: foreign } = await elsewhere.administrator.call('addLinkApplication', link)
  const answers = [
    await administrator.tryCall('updateLinkApplication', { id, ...link }),
    await administrator.tryCall('deleteLinkApplication', { id }),
    await administrator.tryCall('updateLinkApplication', { id: foreign, ...link }),
    await administrator.tryCall('deleteLinkApplication', { id: foreign }),
  ]
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['applicationNotFound']))
  expect((await member.tryCall('addLinkApplication', link)).error).toBe('forbidden')
})

test('a link is open to chosen people alone, and counts in the quota of the enterprise', async () => {
  const { administrator, member, enterprise } = await givenApplication(server)
  const { id } = await administrator.call('addLinkApplication', { name: 'x', url: 'https://example.com/' })
  await openTo(administrator, id, { userIds: [administrator.person.id] })
  expect(await seenBy(member)).not.toContain(id)
  await runSql(server.address, `update enterprise set app_quota = 2 where id = '${enterprise.id}'`)
  const more = await administrator.tryCall('addLinkApplication', { name: 'y', url: '/orders' })
  expect(more.error).toBe('tooManyApplications')
})

test('the database lets a space delete its own links, and no other application', async () => {
  const { administrator, enterprise, id } = await givenApplication(server)
  const { id: own } = await administrator.call('addLinkApplication', { name: 'x', url: 'https://example.com/' })
  const scope = { as: 'tenant', entId: enterprise.id, userId: administrator.person.id } as const
  const gone = await server.services.tx(scope, (db) =>
    db.deleteFrom('application').where('id', 'in', [id, own]).returning('id').execute(),
  )
  expect(gone).toEqual([{ id: own }])
})
