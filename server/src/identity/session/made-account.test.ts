import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { codeOf } from '../factor/two-step/test/given.ts'
import { startVouching, type Vouching } from './test/given-limited.ts'
import { insertMembership } from '../people/membership/queries.ts'

let world: Vouching

beforeAll(async () => {
  world = await startVouching()
})
afterAll(async () => world.close())

test('T01: a browser that stays signed in by the word of one enterprise stays limited for the week', async () => {
  const { browser, home, userId } = await world.made({ remember: true })
  world.clock.offsetMs += 3 * 60 * 60_000
  await world.server.client().call('signOut', {})
  const before = browser.cookies.get('sid')
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  expect(browser.cookies.get('sid')).not.toBe(before)
  expect(await limitsOf(userId)).toEqual([home.id])
})

test('T01: an account that the enterprise made itself may be changed from there', async () => {
  const { browser, home, userId } = await world.made()
  expect((await browser.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
  await confirmed(userId)
  const { secret } = await browser.call('beginTotp', {})
  await browser.call('confirmTotp', { code: codeOf(secret, world.now()) })
  const app = await world.given.app({ type: 'feishu', enterprise: home })
  await world.given.signIn(browser, app, world.given.colleague())
  await browser.call('appBind', {})
  expect((await browser.call('listOwnSessions', {})).length).toBe(1)
  expect((await browser.call('getLoginStatus', {})).limitedTo).toBeNull()
})

test('T01: the database lets such an account into no other enterprise, and refuses to make an account one later', async () => {
  const { userId } = await world.made()
  const other = await world.server.given.enterprise()
  const join = world.server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: other.id, user_id: userId, user_type: UserType.member }),
  )
  await expect(join).rejects.toThrow(/belongs to one enterprise/)
  const { person, home } = await world.vouched()
  const adopt = world.server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ made_by_ent_id: home.id }).where('id', '=', person.id).execute(),
  )
  await expect(adopt).rejects.toThrow(/belongs to one enterprise/)
})

/** Confirms the person, as if the messenger had been asked again. */
async function confirmed(userId: string) {
  await world.server.services.tx(platform, (db) =>
    db.updateTable('session').set({ step_up_at: world.now() }).where('user_id', '=', userId).execute(),
  )
  // Any call that writes makes the server look at its sessions again.
  await world.server.client().call('signOut', {})
}

/** The limits of the person's open sessions. */
function limitsOf(userId: string) {
  return world.server.services.tx(platform, async (db) => {
    const open = db.selectFrom('session').select('only_ent_id').where('ended_at', 'is', null)
    return (await open.where('user_id', '=', userId).execute()).map((session) => session.only_ent_id)
  })
}
