import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
})
afterAll(() => server.close())

test('S65: each sign-in is listed with its way, result, reason, address and browser', async () => {
  const enterprise = await server.given.enterprise({ name: '晨光科技' })
  const { id, loginId } = await server.given.person({ enterprise })
  const agent = { headers: { 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' } }
  await server.client().tryCall('signIn', { loginId, password: 'wrong' })
  await server.client().call('signIn', { loginId, password }, agent)
  const { total, list } = await operator.call('listSignIns', { iSearch: loginId })
  expect(total).toBe(2)
  expect(list[0]).toMatchObject({
    userid: id,
    loginId,
    result: 'ok',
    method: 'pwd',
    reason: null,
    entName: '晨光科技',
    ip: '127.0.0.1',
    browser: 'Firefox',
    system: 'macOS',
  })
  expect(list[1]).toMatchObject({ userid: id, result: 'denied', method: 'pwd', reason: 'wrongPassword', entid: null })
})

test('the person is told the same, the operator why', async () => {
  const suspended = await server.given.person()
  const homeless = await server.given.person({ enterprise: await server.given.enterprise({ status: 'suspended' }) })
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ status: 'suspended' }).where('id', '=', suspended.id).execute(),
  )
  expect((await server.client().tryCall('signIn', { loginId: suspended.loginId, password })).error).toBe(
    'badCredentials',
  )
  await server.client().tryCall('signIn', { loginId: homeless.loginId, password }, { space: homeless.entId ?? '' })
  await server.client().tryCall('signIn', { loginId: 'nobody-by-this-name', password })
  const reasonOf = async (filter: { iSearch?: string; reason?: string }) =>
    (await operator.call('listSignIns', { result: 'denied', ...filter })).list[0]?.reason
  expect(await reasonOf({ iSearch: suspended.loginId })).toBe('accountNotActive')
  expect(await reasonOf({ iSearch: homeless.loginId })).toBe('spaceSuspended')
  expect(await reasonOf({ reason: 'unknownAccount' })).toBe('unknownAccount')
})

test('sign-ins are filtered by time, result, way, enterprise and address', async () => {
  const enterprise = await server.given.enterprise()
  await server.given.signedIn({ enterprise })
  const found = async (filter: object) =>
    (await operator.call('listSignIns', { entid: enterprise.id, ...filter })).total
  const later = new Date(Date.now() + 60_000).toISOString()
  expect(await found({})).toBe(1)
  expect(await found({ from: later })).toBe(0)
  expect(await found({ to: later })).toBe(1)
  expect(await found({ result: 'denied' })).toBe(0)
  expect(await found({ method: 'pwd' })).toBe(1)
  expect(await found({ method: 'sms' })).toBe(0)
  expect(await found({ ip: '203.0.113.7' })).toBe(0)
})
