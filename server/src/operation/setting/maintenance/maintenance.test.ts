import { afterAll, beforeEach, beforeAll, afterEach, expect, jest, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { updateState } from './state-query.ts'
import { removeFlag, retryAfterSeconds, writeFlag } from './state.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => writeFlag(server.dataFolder, { reason: 'update', eta: null }).then(forget))
afterEach(() => {
  jest.restoreAllMocks()
  return removeFlag(server.dataFolder).then(forget)
})

test('calls are refused with 503, and told when to ask again', async () => {
  const { status, error, headers } = await server.client().tryCall('getHomeLink', {})
  expect([status, error, headers.get('retry-after')]).toEqual([503, 'underMaintenance', '60'])
})

test('the status calls answer and say so', async () => {
  const client = server.client()
  expect((await client.call('getAppStatus', {})).isSysUpdating).toBe(true)
  expect((await client.call('getLoginStatus', {})).isSysUpdating).toBe(true)
})

test('an operator signs in and works as always', async () => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  expect((await operator.tryCall('listEnterprises', {})).status).toBe(200)
})

test('an operator who has to solve a captcha first may ask for another one', async () => {
  const { status } = await server.client().tryCall('getCaptcha', { kind: 'question' })
  expect(status).toBe(200)
})

test('every other person who signs in lands on the maintenance page', async () => {
  const { loginId } = await server.given.person()
  const { loginHomepage } = await server.client().call('signIn', { loginId, password: 'correct horse battery' })
  expect(loginHomepage).toBe('/maintenance')
})

test('pages are still served: the shell shows what is going on', async () => {
  const { status } = await server.client().fetch('/user/workbench', { headers: { accept: 'text/html' } })
  expect(status).not.toBe(503)
})

test('when it is over, calls answer again', async () => {
  await removeFlag(server.dataFolder)
  forget()
  expect((await server.client().tryCall('getHomeLink', {})).status).toBe(401)
})

test('the switch in the database counts for every process', async () => {
  await removeFlag(server.dataFolder)
  await turn(true)
  expect((await server.client().tryCall('getHomeLink', {})).status).toBe(503)
  await turn(false)
  expect((await server.client().tryCall('getHomeLink', {})).status).toBe(401)
})

test('the time to ask again follows the announced end', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const at = (eta: Date) => retryAfterSeconds({ eta }, now)
  expect([
    at(new Date('2026-01-01T00:10:00Z')),
    at(new Date('2025-12-31T00:00:00Z')),
    at(new Date('2026-01-02T00:00:00Z')),
  ]).toEqual([600, 5, 3600])
})

function forget() {
  server.services.maintenance.forget()
}

test('U12: an operator is told since when, until when and why; no other person is told why', async () => {
  const before = Date.now() - 1000
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await writeFlag(server.dataFolder, { reason: 'Upgrade', eta: new Date('2099-01-01T00:00:00Z') })
  forget()
  const { since, ...told } = await operator.call('getMaintenance', {})
  expect(told).toEqual({ isOn: true, until: '2099-01-01T00:00:00.000Z', reason: 'Upgrade', update: null })
  expect(Date.parse(since ?? '')).toBeGreaterThan(before)
  expect(Object.keys(await server.client().call('getAppStatus', {}))).not.toContain('reason')
  await removeFlag(server.dataFolder)
  forget()
  expect(await operator.call('getMaintenance', {})).toEqual({
    isOn: false,
    since: null,
    until: null,
    reason: null,
    update: null,
  })
})

test('U12: the switch in the database says the same', async () => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await removeFlag(server.dataFolder)
  const row = { is_sys_updating: true, reason: 'Move', eta: null, updated_at: new Date('2026-01-01T00:00:00Z') }
  await server.services.tx(platform, (db) => updateState(db, row))
  forget()
  const since = '2026-01-01T00:00:00.000Z'
  expect(await operator.call('getMaintenance', {})).toEqual({
    isOn: true,
    since,
    until: null,
    reason: 'Move',
    update: null,
  })
  await turn(false)
})

test('U12: a page that asks again and again whether it is on keeps no session alive', async () => {
  const clock = { aheadMs: 0 }
  const other = await startTestServer({ now: () => new Date(Date.now() + clock.aheadMs) })
  const operator = await other.given.signedIn({ userType: UserType.operator })
  for (const minutes of [5, 10, 16]) {
    clock.aheadMs = minutes * 60_000
    await operator.call('getAppStatus', {})
  }
  const { status } = await operator.tryCall('listEnterprises', {})
  await other.close()
  expect(status).toBe(401)
})

async function turn(isOn: boolean) {
  await server.services.tx(platform, (db) =>
    db.updateTable('system_state').set({ is_sys_updating: isOn }).where('id', '=', 1).execute(),
  )
  forget()
}

test('V11: a clock that is set back an hour hides neither the switch nor its end', async () => {
  const { maintenance } = server.services
  expect((await maintenance.read()).isUpdating).toBe(true)
  const hourAgo = Date.now() - 60 * 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => hourAgo)
  await removeFlag(server.dataFolder)
  await until(async () => !(await maintenance.read()).isUpdating)
  await writeFlag(server.dataFolder, { reason: null, eta: null })
  await until(async () => (await maintenance.read()).isUpdating)
})
