import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { password } from '../../test/test-server.ts'
import { startWithMessengers, type WithMessengers } from '../messenger/test/given.ts'

const clock = { offsetMs: 0 }
let world: WithMessengers

beforeAll(async () => {
  world = await startWithMessengers({ now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(() => world.close())

test('U04: a stolen session binds no messenger of a thief: its person is asked first who they are', async () => {
  const app = await world.given.app({ type: 'dingtalk' })
  const victim = await world.server.given.signedIn({ enterprise: app.enterprise })
  const thief = world.server.client()
  const colleague = world.given.colleague()
  await world.given.signIn(thief, app, colleague)
  for (const name of ['sid', 'csrf', 'entId']) thief.cookies.set(name, victim.cookies.get(name) ?? '')
  expect((await thief.tryCall('appBind', {})).error).toBe('stepUpRequired')
  expect((await thief.tryCall('appBind', { remember: true, name: 'A' })).error).toBe('stepUpRequired')
  expect(await world.given.boundTo(victim.person.id)).toEqual([])
  await world.server.given.confirm(victim)
  clock.offsetMs += 5 * 60_000
  expect((await thief.tryCall('appBind', {})).error).toBe('stepUpRequired')
  // Whose account is bound is proven otherwise: whoever is signed in here besides is asked nothing.
  await thief.call('appBind', { loginId: victim.person.loginId, password })
  expect(await world.given.boundTo(victim.person.id)).toEqual([colleague.id])
})
