import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { suggestionTypes, UserType, type SuggestionType } from '@atrium/shared-utility/contract'
import { openTo } from '../../../enterprise/application/test/given-application.ts'
import { runSql } from '../../../test/cluster.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenRole, publish } from '../../test/given-roles.ts'
import { find, givenOneOfEach } from './test/given.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

const givenAll = () => givenOneOfEach(server)

const all = [
  'page 紫藤指南',
  'application 紫藤报销',
  'person 欧阳紫藤',
  'department 紫藤分部',
  'message 紫藤园开放',
  'chat 紫藤开花了',
  'record 紫藤采购合同',
]

test('a name finds everything that a member may open, by kind, with what tells it apart and where it opens', async () => {
  const { member, userId, departmentId, appId, conversationId } = await givenAll()
  const found = await member.call('suggest', { q: '紫藤' })
  expect(found.map(({ type, title }) => `${type} ${title}`)).toEqual(all)
  expect(found[2]).toMatchObject({ detail: '紫藤分部', url: `/user/directory?person=${userId}` })
  expect(found[3]?.url).toBe(`/user/directory?departmentId=${departmentId}`)
  expect(found[5]).toMatchObject({ detail: '闲聊', url: `/qChat?c=${conversationId}&m=1` })
  expect(found[6]).toMatchObject({ detail: '机密 · 资产台账 · 资产', url: `/app/${appId}/asset/${found[6]?.id}` })
})

test('names and records may be asked for apart', async () => {
  const { member } = await givenAll()
  expect(await find(member, '紫藤', 'names')).toEqual(all.slice(0, 6))
  expect(await find(member, '紫藤', 'records')).toEqual(all.slice(6))
})

test.each(['ziteng', 'zit', 'Zi Teng'])(
  '%s finds pages, applications, people and departments by how they are said',
  async (q) => {
    const { member } = await givenAll()
    expect(await find(member, q)).toEqual(all.slice(0, 4))
  },
)

test('the first letters of what a name is said as find it', async () => {
  const { member } = await givenAll()
  expect(await find(member, 'oyzt')).toEqual(['person 欧阳紫藤'])
  expect(await find(member, 'ztfb')).toEqual(['department 紫藤分部'])
})

test.each(['100%', 'a_b', String.raw`\紫`, "紫'; drop table notice"])(
  'the signs in %s are looked for as they are',
  async (q) => {
    const { member } = await givenAll()
    expect(await find(member, q)).toEqual([])
  },
)

test('people from outside find applications and messages alone, and people of another enterprise nothing of it', async () => {
  const { enterprise } = await givenAll()
  const partner = await server.given.signedIn({ enterprise, userType: UserType.collaborator })
  expect(await find(partner, '紫藤')).toEqual(['page 紫藤指南', 'application 紫藤报销', 'message 紫藤园开放'])
  const stranger = await server.given.signedIn()
  expect(await find(stranger, '紫藤')).toEqual([])
  const operator = await server.given.signedIn({ userType: UserType.operator })
  expect(await find(operator, '紫藤')).toEqual([])
})

type Given = Awaited<ReturnType<typeof givenAll>>

/** What takes a thing of each type out of a member's sight. */
const hide: Record<SuggestionType, (given: Given) => Promise<unknown>> = {
  page: ({ enterprise: { id } }) =>
    runSql(server.address, `update route set user_types = '{${UserType.administrator}}' where ent_id = '${id}'`),
  application: ({ enterprise: { id } }) =>
    runSql(server.address, `update application set visible = false where url = '/claims' and ent_id = '${id}'`),
  person: ({ administrator, userId }) => administrator.call('updateMember', { userId, status: 'suspended' }),
  department: ({ administrator, departmentId: id }) =>
    administrator.call('deleteDepartment', { id, version: 1, contents: 'moveUp' }),
  message: ({ enterprise: { id } }) =>
    runSql(
      server.address,
      `update message set publish_at = '1970-01-01', expire_at = now() where audience_ids = '{${id}}'`,
    ),
  chat: ({ member, conversationId }) => member.call('leaveGroup', { conversationId }),
  record: async ({ builder, where }) => {
    const [record] = (await builder.call('listRecords', { ...where })).list
    await builder.call('deleteRecord', { ...where, id: record?.id ?? '', rev: 1 })
  },
}

test.each(suggestionTypes)('a %s that a person may not see is found no longer, and all else is', async (type) => {
  const given = await givenAll()
  await hide[type](given)
  expect(await find(given.member, '紫藤')).toEqual(all.filter((one) => !one.startsWith(type)))
})

test('records of an application that is not open to a person are not found, at once', async () => {
  const { administrator, member, appId } = await givenAll()
  await openTo(administrator, appId, { userIds: [administrator.person.id] })
  expect(await find(member, '紫藤', 'records')).toEqual([])
  await openTo(administrator, appId, { userIds: [member.person.id] })
  expect(await find(member, '紫藤', 'records')).toEqual(['record 紫藤采购合同'])
})

test('roles decide which records are found, and a field that is hidden finds and names nothing', async () => {
  const contracts = await givenAll()
  const { member, builder, where, title, note } = contracts
  const own = await server.given.signedIn({ enterprise: contracts.enterprise })
  await givenRole(contracts, { acts: ['read', 'add'], rows: 'own' }, { userId: own.person.id })
  await givenRole(contracts, { fields: { [title.uid]: 'hidden' } }, { userId: member.person.id })
  await publish(builder, contracts.appId)
  expect(await find(own, '紫藤', 'records')).toEqual([])
  await own.call('addRecord', { ...where, values: { title: '紫藤自购', note: 'x' } })
  expect(await find(own, '紫藤', 'records')).toEqual(['record 紫藤自购'])
  expect(await find(member, '紫藤', 'records')).toEqual([])
  expect(await find(member, '机密', 'records')).toEqual(['record 机密'])
  expect(await find(builder, '紫藤', 'records')).toEqual([])
  expect(note.key).toBe('note')
})
