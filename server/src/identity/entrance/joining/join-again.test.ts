import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a person who joins again after a lost answer has joined, also by the last place of an invitation', async () => {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  const { code } = await administrator.call('addInvitation', { purpose: 'for a test', quota: 1 })
  const [browser, other] = [await server.given.signedIn(), await server.given.signedIn()]
  const { ticket } = await browser.call('checkInvitationCode', { code })
  const asked = { ticket: ticket ?? '', onceKey: randomId() }
  const join = async (by: typeof browser) => (await by.tryCall('joinByInvitation', asked)).error
  expect([await join(browser), await join(browser), await join(other)]).toEqual([null, null, 'invitationOver'])
})
