import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openTo } from '../../../enterprise/application/test/given-application.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApp } from '../../test/given-app.ts'
import { givenRole, publish } from '../../test/given-roles.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the draft tells its maker when the application is not open to them, or when they have no role in it', async () => {
  const app = await givenApp(server)
  const { builder, member, appId } = app
  await server.given.confirm(builder)
  const closedBy = async () => (await builder.call('getApplicationDraft', { appId })).closedBy
  expect(await closedBy()).toBeNull()
  await givenRole(app, { acts: ['read'] }, { userId: member.person.id })
  await publish(builder, appId)
  expect(await closedBy()).toBe('role')
  await openTo(builder, appId, { userIds: [member.person.id] })
  expect(await closedBy()).toBe('audience')
  expect((await builder.tryCall('getAppRuntime', { appId })).error).toBe('appNotFound')
})
