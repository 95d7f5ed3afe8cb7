import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { startVouching, type Vouching } from '../../../identity/session/test/given-limited.ts'

let world: Vouching

beforeAll(async () => {
  world = await startVouching()
})
afterAll(async () => world.close())

test('U05: an account that the enterprise made, in a session that it opened, is signed out', async () => {
  const { browser, home, userId } = await world.made()
  expect((await browser.call('listOwnEnterprises', {})).list).toMatchObject([{ entId: home.id, leaving: 'signsOut' }])
  await world.server.services.tx(platform, (db) =>
    db.updateTable('session').set({ step_up_at: world.now() }).where('user_id', '=', userId).execute(),
  )
  await world.server.client().call('signOut', {})
  expect(await browser.call('leaveEnterprise', { entId: home.id })).toMatchObject({ isSignedOut: true })
  expect((await browser.call('getLoginStatus', {})).login).toBe(false)
})

test('U05: a session that an enterprise vouched for leaves nothing: the account is out of its reach', async () => {
  const { browser, home } = await world.vouched()
  expect((await browser.call('listOwnEnterprises', {})).list).toMatchObject([{ entId: home.id, leaving: 'outOfReach' }])
  expect((await browser.tryCall('leaveEnterprise', { entId: home.id })).error).toBe('accountOutOfReach')
})
