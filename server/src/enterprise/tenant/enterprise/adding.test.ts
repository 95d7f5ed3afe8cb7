import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

function input(loginId: string) {
  const key = `key-of-${loginId}`
  return { name: `Second of ${loginId}`, idempotencyKey: key, admin: { loginId, isExisting: true } }
}

test('U05: somebody who has an account becomes the administrator of a new enterprise, and keeps the password', async () => {
  const browser = await server.given.signedIn({ userType: UserType.developer })
  const { entid } = await operator.call('addEnterprise', input(browser.person.loginId))
  const progress = () => operator.call('getEnterpriseProgress', { entid })
  await until(async () => (await progress()).status === 'done')
  expect((await progress()).initialSecret).toBeNull()
  await browser.call('switchEnterprise', { entId: entid })
  expect((await browser.call('getCurrentEnterprise', {})).userType).toBe(UserType.administrator)
  await browser.call('switchEnterprise', { entId: browser.person.entId ?? '' })
  expect((await browser.call('getCurrentEnterprise', {})).userType).toBe(UserType.developer)
  const again = await server.client().tryCall('signIn', { loginId: browser.person.loginId, password })
  expect(again.status).toBe(200)
})

test('U05: nobody who is unknown, suspended or of the platform, said at the field, and nothing is made', async () => {
  const suspended = await server.given.person()
  await set(suspended.id, { status: 'suspended' })
  const staff = await server.given.person({ userType: UserType.operator })
  for (const loginId of ['nobody.at.all', suspended.loginId, staff.loginId]) {
    const refused = await operator.tryCall('addEnterprise', input(loginId))
    expect(refused).toMatchObject({ error: 'userNotFound', body: { fields: [{ field: 'admin.loginId' }] } })
  }
  expect((await operator.call('listEnterprises', { name: 'Second of nobody' })).total).toBe(0)
})

test('U05: no account that an enterprise has reset: it could reach into the new one', async () => {
  const kept = await server.given.person()
  await set(kept.id, { reset_by_ent_id: kept.entId })
  expect((await operator.tryCall('addEnterprise', input(kept.loginId))).error).toBe('accountNotFree')
})

test('a new administrator has a name', async () => {
  const admin = { loginId: 'somebody.new' }
  const refused = await operator.tryCall('addEnterprise', { ...input('somebody.new'), admin })
  expect(refused).toMatchObject({ error: 'invalidInput', body: { fields: [{ field: 'admin.name' }] } })
})

const over = '2020-01-01T00:00:00Z'
const refused = { status: 400, error: 'expiryPast' }

test('an enterprise is not added with a last day that has passed', async () => {
  const [admin, idempotencyKey] = [{ loginId: newId(), name: 'Admin' }, newId()]
  const input = { name: newId(), admin, idempotencyKey, expiresAt: over }
  expect(await operator.tryCall('addEnterprise', input)).toMatchObject(refused)
})

test('a last day that has passed is refused, unless it stood there already', async () => {
  const { id } = await server.given.enterprise()
  const change = () =>
    operator.tryCall('updateEnterprise', { entid: id, version: 1, shortName: 'One', expiresAt: over })
  expect(await change()).toMatchObject(refused)
  await server.services.tx(platform, (db) =>
    db
      .updateTable('enterprise')
      .set({ expires_at: new Date(over) })
      .where('id', '=', id)
      .execute(),
  )
  expect(await change()).toMatchObject({ status: 200 })
})

function set(id: string, columns: { status?: 'suspended'; reset_by_ent_id?: string | null }) {
  return server.services.tx(platform, (db) =>
    db.updateTable('user_account').set(columns).where('id', '=', id).execute(),
  )
}
