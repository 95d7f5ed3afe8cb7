import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { password } from '../../../test/test-server.ts'
import { insertMembership } from '../../people/membership/queries.ts'
import { startWithMessengers, type WithMessengers } from '../../factor/messenger/test/given.ts'

const clock = { offsetMs: 0 }
let world: WithMessengers

beforeAll(async () => {
  world = await startWithMessengers({ now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(() => world.close())

test('U04: a stolen session cannot bind a thief’s messenger: the server asks for a confirmation first', async () => {
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
  // A password proves whose account is bound, so the session that is signed in here has nothing to confirm.
  await thief.call('appBind', { loginId: victim.person.loginId, password })
  expect(await world.given.boundTo(victim.person.id)).toEqual([colleague.id])
})

test.each(['suspended', 'left'] as const)(
  'whose membership is %s binds no messenger there, from where they are let in',
  async (status) => {
    const app = await world.given.app({ type: 'dingtalk' })
    const elsewhere = await world.server.given.signedIn()
    const of = { ent_id: app.enterprise.id, user_id: elsewhere.person.id }
    await world.server.services.tx(platform, async (db) => {
      await insertMembership(db, { ...of, user_type: UserType.member })
      await db.updateTable('membership').set({ status }).where('ent_id', '=', of.ent_id).execute()
    })
    await world.given.signIn(elsewhere, app, world.given.colleague())
    await world.server.given.confirm(elsewhere)
    expect((await elsewhere.tryCall('appBind', {})).error).toBe('spaceDenied')
    expect(await world.given.boundTo(elsewhere.person.id)).toEqual([])
  },
)
