import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApplication, openTo } from '../../application/test/given-application.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('requests for applications wait for administrators, by application, until they are answered', async () => {
  const { enterprise, administrator, member, id } = await givenApplication(server, { name_en: 'Orders' })
  const colleague = await server.given.signedIn({ enterprise })
  await openTo(administrator, id, { isAskable: true })
  await member.call('askForApplication', { id, reason: 'x' })
  await colleague.call('askForApplication', { id, reason: 'y' })
  expect(await administrator.call('countTodos', {})).toEqual({ [id]: 2 })
  const look = { icon: null, color: null }
  const waits = { kind: 'request', applicationId: id, name: '订单', ...look, count: 2, since: expect.any(String) }
  expect(await administrator.call('listTodos', {})).toEqual([waits])
  const { list } = await administrator.call('listApplicationRequests', { state: 'open' })
  await administrator.call('answerApplicationRequest', { id: list[0]?.id ?? '', isGranted: true })
  expect(await administrator.call('countTodos', { ids: [id] })).toEqual({ [id]: 1 })
  expect(await administrator.call('countTodos', { ids: ['other'] })).toEqual({})
})

test('what waits for administrators waits for no other person, in this enterprise or another', async () => {
  const { enterprise, administrator, member, id } = await givenApplication(server)
  const elsewhere = await givenApplication(server)
  const developer = await server.given.signedIn({ userType: UserType.developer, enterprise })
  await openTo(administrator, id, { isAskable: true })
  await member.call('askForApplication', { id, reason: 'x' })
  for (const person of [member, developer, elsewhere.administrator]) {
    expect(await person.call('listTodos', {})).toEqual([])
    expect(await person.call('countTodos', {})).toEqual({})
  }
})

test('changes that are not published wait for the people who build applications', async () => {
  const { enterprise, administrator, member } = await givenApplication(server)
  const developer = await server.given.signedIn({ userType: UserType.developer, enterprise })
  const built = { ent_id: enterprise.id, kind: 'built' as const, url: '/app/x' }
  await server.services.tx(platform, (db) =>
    db
      .insertInto('application')
      .values([
        { ...built, id: 'changed', name: '资产', draft: 5, live_draft: 3 },
        { ...built, id: 'published', name: '巡检', draft: 2, live_draft: 2 },
      ])
      .execute(),
  )
  expect(await developer.call('countTodos', {})).toEqual({ changed: 2 })
  expect(await developer.call('listTodos', {})).toMatchObject([{ kind: 'draft', applicationId: 'changed', count: 2 }])
  for (const person of [member, administrator]) expect(await person.call('listTodos', {})).toEqual([])
})

test('people see the colleagues of their main department, its head first, and a person without one sees none', async () => {
  const { enterprise, administrator, member } = await givenApplication(server)
  const [head, away] = [await server.given.person({ enterprise }), await server.given.person({ enterprise })]
  expect(await member.call('getOwnTeam', {})).toBeNull()
  const { id } = await administrator.call('addDepartment', { name: '研发部', nameEn: 'Research' })
  const userIds = [member.person.id, head.id, away.id]
  await administrator.call('addDepartmentMembers', { departmentId: id, userIds, title: '工程师' })
  await administrator.call('updateDepartment', { id, version: 1, headId: head.id })
  const first = { userId: head.id, title: '工程师', isHead: true }
  const team = await member.call('getOwnTeam', {})
  expect(team).toMatchObject({ departmentId: id, name: '研发部', total: 2, people: [first, { userId: away.id }] })
  await administrator.call('updateMember', { userId: away.id, status: 'suspended' })
  expect(await member.call('getOwnTeam', {})).toMatchObject({ total: 1, people: [first] })
})

test('people from outside have no card of colleagues, and are told of none', async () => {
  const { enterprise } = await givenApplication(server)
  const partner = await server.given.signedIn({ userType: UserType.collaborator, enterprise })
  expect((await partner.tryCall('getOwnTeam', {})).error).toBe('forbidden')
  const { layout } = await partner.call('getHomePage', {})
  expect(layout.map(({ id }) => id)).not.toContain('team')
})
