import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { removeFlag, writeFlag } from '../../operation/setting/maintenance/state.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('F18: while sessions cannot be read no person is let in and none is signed out', async () => {
  const [person, operator] = [
    await server.given.signedIn(),
    await server.given.signedIn({ userType: UserType.operator }),
  ]
  await server.database.cut()
  const refused = [
    await person.tryCall('getHomeLink', {}),
    await person.tryCall('getLoginStatus', {}),
    await operator.tryCall('listEnterprises', {}),
    await server.client().tryCall('listEnterprises', {}),
  ]
  await server.database.mend()
  expect(refused.slice(0, 3).map(({ status, error }) => [status, error])).toEqual(
    Array.from({ length: 3 }, () => [500, 'databaseUnavailable']),
  )
  expect(refused[3]?.status).not.toBe(200)
  expect(refused.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  expect((await person.tryCall('getHomeLink', {})).status).toBe(200)
  expect((await operator.tryCall('listEnterprises', {})).status).toBe(200)
})

test('F15: the file says that there is maintenance, also while the database is away', async () => {
  const person = await server.given.signedIn()
  await writeFlag(server.dataFolder, { reason: 'update', eta: null })
  server.services.maintenance.forget()
  await server.database.cut()
  const refused = await server.client().tryCall('getHomeLink', {})
  const { status } = await server.client().tryCall('getAppStatus', {})
  await server.database.mend()
  await removeFlag(server.dataFolder)
  server.services.maintenance.forget()
  expect([refused.status, refused.error, refused.headers.get('retry-after')]).toEqual([503, 'underMaintenance', '60'])
  expect(status).not.toBe(503)
  expect((await person.tryCall('getHomeLink', {})).status).toBe(200)
})
