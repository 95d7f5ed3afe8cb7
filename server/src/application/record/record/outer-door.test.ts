import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openTo, seenBy } from '../../../enterprise/application/test/given-application.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApp } from '../../test/given-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an application that is not open to a person is not there for any call, from the next one on', async () => {
  const { member, builder, where, appId } = await givenApp(server)
  await server.given.confirm(builder)
  const { id, rev } = await member.call('addRecord', { ...where, values: { name: 'x' } })
  await openTo(builder, appId, { userIds: [builder.person.id] })
  const answers = await Promise.all([
    member.tryCall('getAppRuntime', { appId }),
    member.tryCall('listRecords', where),
    member.tryCall('getRecord', { ...where, id }),
    member.tryCall('addRecord', { ...where, values: { name: 'y' } }),
    member.tryCall('updateRecord', { ...where, id, rev, values: { name: 'y' } }),
    member.tryCall('deleteRecord', { ...where, id, rev }),
    member.tryCall('listDeletedRecords', where),
    member.tryCall('restoreRecord', { ...where, id }),
    member.tryCall('listRecordHistory', { ...where, id }),
  ])
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['appNotFound']))
  expect(await seenBy(member)).not.toContain(appId)
  expect((await builder.call('getRecord', { ...where, id })).values).toMatchObject({ name: 'x' })
})
