import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { startWithMessengers, type WithMessengers } from '../../factor/messenger/test/given.ts'
import { password } from '../../../test/test-server.ts'

let world: WithMessengers

beforeAll(async () => {
  world = await startWithMessengers()
})
afterAll(async () => world.close())

/** A person whose password is the initial one, and a messenger that they could bind. */
async function stage() {
  const app = await world.given.app({ type: 'dingtalk' })
  const { id, loginId } = await world.server.given.person({ enterprise: app.enterprise })
  await world.server.services.tx(platform, (db) =>
    db.updateTable('credential').set({ initial: true }).where('user_id', '=', id).execute(),
  )
  const colleague = world.given.colleague()
  const browser = world.server.client()
  await world.given.signIn(browser, app, colleague)
  return { app, id, loginId, colleague, browser }
}

test('U04: an initial password binds nothing, and is not used up by trying', async () => {
  const { id, loginId, browser } = await stage()
  const answer = await browser.call('appBind', { loginId, password })
  expect(answer).toMatchObject({ isBound: false, session: { mustChangePassword: true } })
  expect(await world.given.boundTo(id)).toEqual([])
  expect((await browser.tryCall('appBind', {})).status).toBe(403)
  // The last sign-in with the initial password goes on; the earlier session is told why it ended.
  const owner = world.server.client()
  expect((await owner.tryCall('signIn', { loginId, password })).status).toBe(200)
  expect((await browser.call('getLoginStatus', {})).endedWhy).toBeDefined()
})

test('U04: once an own password is chosen, the same ticket binds', async () => {
  const { id, loginId, colleague, browser } = await stage()
  await browser.call('appBind', { loginId, password })
  await browser.call('changePassword', { op: 'change', newPassword: 'a-Password-of-1-own' })
  await browser.call('verifyPassword', { op: 'verify', password: 'a-Password-of-1-own' })
  expect(await browser.call('getBindTicket', {})).toMatchObject({ signedInAs: { userId: id } })
  await browser.call('appBind', {})
  expect(await world.given.boundTo(id)).toEqual([colleague.id])
})

test('U04: an initial password does not sign a person in to an enterprise that they are not in', async () => {
  const { browser } = await stage()
  const stranger = await world.server.given.person()
  await world.server.services.tx(platform, (db) =>
    db.updateTable('credential').set({ initial: true }).where('user_id', '=', stranger.id).execute(),
  )
  expect((await browser.tryCall('appBind', { loginId: stranger.loginId, password })).error).toBe('spaceDenied')
})
