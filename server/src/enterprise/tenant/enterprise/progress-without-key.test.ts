import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('V18: how far an enterprise has come is told though secrets.json was lost, without the password that it opened', async () => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const { entid } = await operator.call('addEnterprise', {
    name: 'Without a key',
    admin: { loginId: 'keyless', name: 'Administrator' },
    idempotencyKey: 'without-a-key',
  })
  await until(async () => (await operator.call('getEnterpriseProgress', { entid })).status === 'done')
  jest.spyOn(server.services.secrets, 'open').mockImplementation(() => {
    throw new Error('sealed with another key')
  })
  expect(await operator.call('getEnterpriseProgress', { entid })).toMatchObject({ percent: 100, initialSecret: null })
})
