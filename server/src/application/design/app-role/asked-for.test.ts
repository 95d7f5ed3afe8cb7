import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { openTo, seenBy } from '../../../enterprise/application/test/given-application.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenContracts, givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Person = Awaited<ReturnType<typeof givenContracts>>['member']

/** An application with a role of its own, which only its maker has, opened to the maker alone. */
async function givenClosed({ isAskable }: { isAskable: boolean }) {
  const app = await givenContracts(server)
  const administrator = await server.given.signedIn({ enterprise: app.enterprise, userType: UserType.administrator })
  await server.given.confirm(administrator)
  const { roleUid } = await givenRole(app, {}, { userId: app.builder.person.id })
  await publish(app.builder, app.appId)
  await openTo(administrator, app.appId, { userIds: [app.builder.person.id], isAskable })
  return { ...app, administrator, roleUid }
}

/** What a person is told of an application. */
async function toldOf(person: Person, id: string) {
  const { error } = await person.tryCall('getApplicationDetail', { id })
  return {
    listed: (await person.call('listAskableApplications', {})).map((one) => one.id),
    standing: error ?? (await person.call('getApplicationDetail', { id })).standing,
    seen: await seenBy(person),
  }
}

const hidden = { listed: [], standing: 'applicationNotFound', seen: [] }

test('an application with roles is asked for by a person who has none, who is told of the role until it is given', async () => {
  const { administrator, builder, member, appId: id, roleUid } = await givenClosed({ isAskable: true })
  expect(await toldOf(member, id)).toEqual({ listed: [id], standing: 'ask', seen: [] })
  await member.call('askForApplication', { id, reason: '合同归档' })
  expect((await toldOf(member, id)).standing).toBe('asked')
  const request = async () => (await administrator.call('listApplicationRequests', {})).list[0]
  expect(await request()).toMatchObject({ applicationId: id, needsRole: true })
  await administrator.call('answerApplicationRequest', { id: (await request())?.id ?? '', isGranted: true })
  expect(await toldOf(member, id)).toEqual({ listed: [], standing: 'needsRole', seen: [] })
  expect((await member.tryCall('getAppRuntime', { appId: id })).error).toBe('appNotFound')
  await builder.call('addAppRoleMember', { appId: id, uid: roleUid, userId: member.person.id })
  expect(await toldOf(member, id)).toEqual({ listed: [], standing: 'open', seen: [id] })
  expect(await request()).toMatchObject({ needsRole: false })
})

test('a person who has a role asks for it just the same, and needs no other', async () => {
  const { administrator, builder, member, appId: id, roleUid } = await givenClosed({ isAskable: true })
  await builder.call('addAppRoleMember', { appId: id, uid: roleUid, userId: member.person.id })
  expect(await toldOf(member, id)).toEqual({ listed: [id], standing: 'ask', seen: [] })
  await member.call('askForApplication', { id, reason: '合同归档' })
  expect((await administrator.call('listApplicationRequests', {})).list[0]).toMatchObject({ needsRole: false })
})

test('what is not offered to be asked for stays unknown to people without a role, let in or not', async () => {
  const { administrator, builder, member, appId: id } = await givenClosed({ isAskable: false })
  expect(await toldOf(member, id)).toEqual(hidden)
  expect((await member.tryCall('askForApplication', { id, reason: 'x' })).error).toBe('applicationNotFound')
  await openTo(administrator, id, { userIds: [member.person.id, builder.person.id] })
  expect(await toldOf(member, id)).toEqual(hidden)
})

test('what is hidden, not published or built for the enterprise itself is not offered to be asked for', async () => {
  const { enterprise, administrator, builder, member, appId: id } = await givenClosed({ isAskable: true })
  const outside = await server.given.signedIn({ enterprise, userType: UserType.collaborator })
  expect(await toldOf(outside, id)).toEqual(hidden)
  const look = { name: '合同', icon: null, color: null }
  await builder.call('updateBuiltApplication', { appId: id, ...look, isVisible: false })
  expect(await toldOf(member, id)).toEqual(hidden)
  const { id: draft } = await builder.call('addBuiltApplication', { name: '草稿' })
  await openTo(administrator, draft, { userIds: [builder.person.id], isAskable: true })
  expect(await toldOf(member, draft)).toEqual(hidden)
})
