import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Updateable } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { demoEnterprises } from '../../../portal/page/demo/accounts.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => server.close())

const deadline = new Date('2090-01-01T00:00:00Z')

test('a policy for administrators reminds them and leaves members alone', async () => {
  await set({ open: true, apply_to: 'admins', effective_time: deadline, methods: ['totp'] })
  const [administrator, member] = [
    await server.given.signIn({ loginId: 'admin' }),
    await server.given.signIn({ loginId: 'member' }),
  ]
  const reminder = { open: 'true', effective: 'false', effectiveTime: deadline.toISOString() }
  expect(await administrator.call('checkTwoStep', {})).toEqual(reminder)
  expect(await member.call('checkTwoStep', {})).toMatchObject({ open: 'false' })
  expect(await member.call('getTwoFactorSetting', {})).toMatchObject({
    open: true,
    methods: ['totp'],
    applyTo: 'admins',
  })
})

test('the session tells the same at once, and so does the sign-in that starts it', async () => {
  await set({ open: true, apply_to: 'admins', effective_time: deadline })
  const administrator = await server.given.signIn({ loginId: 'admin' })
  const asked = await administrator.call('checkTwoStep', {})
  expect(asked.open).toBe('true')
  const status = await administrator.call('getLoginStatus', {})
  expect(status.twoStep).toEqual(asked)
  const { session } = await server.client().call('signIn', { loginId: 'admin', password })
  expect(session).toEqual(status)
})

test('a policy for roles is for the people with one of them', async () => {
  const before = await server.given.signIn({ loginId: 'developer' })
  const roleIds = await before.call('listRoles', { module: 'system', type: '2' })
  await set({ open: true, apply_to: 'roles', role_ids: roleIds.map(String), effective_time: deadline })
  const [developer, member] = [
    await server.given.signIn({ loginId: 'developer' }),
    await server.given.signIn({ loginId: 'member' }),
  ]
  expect(await developer.call('checkTwoStep', {})).toMatchObject({ open: 'true' })
  expect(await member.call('checkTwoStep', {})).toMatchObject({ open: 'false' })
})

test('another enterprise’s policy is none of this one’s', async () => {
  await set({ open: true, apply_to: 'all', effective_time: deadline })
  const elsewhere = await server.given.signIn({ loginId: 'member2' })
  expect(await elsewhere.call('checkTwoStep', {})).toMatchObject({ open: 'false' })
})

test('people of the platform without an enterprise have no policy', async () => {
  const operator = await server.given.signIn({ loginId: 'operator' })
  expect(await operator.call('checkTwoStep', {})).toEqual({ open: 'false', effective: '', effectiveTime: '' })
})

async function set(change: Updateable<Database['two_step_setting']>) {
  await server.services.tx(platform, (db) =>
    db.updateTable('two_step_setting').set(change).where('ent_id', '=', demoEnterprises.one.id).execute(),
  )
}
