import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import { startWithMessengers, type WithMessengers } from '../messenger/test/given.ts'
import { password } from '../../test/test-server.ts'

let world: WithMessengers

beforeAll(async () => {
  world = await startWithMessengers()
})
afterAll(async () => world.close())

test('U04: whoever binds by an initial password has used it up, so that its owner is told', async () => {
  const app = await world.given.app({ type: 'dingtalk' })
  const { id, loginId } = await world.server.given.person({ enterprise: app.enterprise })
  await world.server.services.tx(platform, (db) =>
    db.updateTable('credential').set({ initial: true }).where('user_id', '=', id).execute(),
  )
  const finder = world.server.client()
  await world.given.signIn(finder, app, world.given.colleague())
  expect((await finder.call('appBind', { loginId, password })).session).toMatchObject({ mustChangePassword: true })
  const owner = await world.server.client().tryCall('signIn', { loginId, password })
  expect(owner.error).toBe('initialPasswordOver')
})
