import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UserType, type CallInput } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { must } from '../../../foundation/process/error/must.ts'
import type { Client } from '../../../test/client.ts'
import { password } from '../../../test/test-server.ts'
import { insertMembership } from '../../people/membership/queries.ts'
import { startVouching, type Vouching } from '../../session/test/given-limited.ts'

let world: Vouching

beforeAll(async () => {
  world = await startVouching()
})
afterAll(() => world.close())
// Each test asks as a person of its own would: few codes a minute.
beforeEach(() => {
  world.clock.offsetMs += 61_000
})

const newPassword = 'a good long passphrase'

/** An enterprise that invites. */
async function host(facts: Partial<CallInput<'addInvitation'>> = {}) {
  const { given } = world.server
  const enterprise = await given.enterprise()
  const administrator = await given.signedIn({ userType: UserType.administrator, enterprise })
  await given.confirm(administrator)
  const { code } = await administrator.call('addInvitation', { purpose: 'for a test', ...facts })
  return { enterprise, administrator, ticketFor: (browser: Client) => ticketOf(browser, code) }
}

async function ticketOf(browser: Client, code: string) {
  const { ticket } = await browser.call('checkInvitationCode', { code })
  return must(ticket ?? undefined, 'the ticket of a good code')
}

function inPlatform<T>(work: (db: Db) => Promise<T>) {
  return world.server.services.tx(platform, work)
}

/** As if the person had proven a moment ago who they are. */
async function confirmed(userId: string) {
  await inPlatform((db) =>
    db.updateTable('session').set({ step_up_at: world.now() }).where('user_id', '=', userId).execute(),
  )
  // Any call that writes makes the server look at its sessions again.
  await world.server.client().call('signOut', {})
}

test('U05: a person with an account joins with it, and goes on in the same session', async () => {
  const { enterprise, ticketFor } = await host({ userType: UserType.developer, quota: 2 })
  const browser = await world.server.given.signedIn()
  const ticket = await ticketFor(browser)
  expect(await browser.call('joinByInvitation', { ticket })).toEqual({ entId: enterprise.id })
  await browser.call('switchEnterprise', { entId: enterprise.id })
  const { userType, list } = await browser.call('getCurrentEnterprise', {})
  expect(userType).toBe(UserType.developer)
  expect(new Set(list.map(({ entId }) => entId))).toEqual(new Set([browser.person.entId, enterprise.id]))
  // Asking again changes nothing, and uses up no place.
  expect((await browser.tryCall('joinByInvitation', { ticket })).status).toBe(200)
})

test('U05: a member of a suspended enterprise joins another one and works there, and nothing of the first answers', async () => {
  const { enterprise, ticketFor } = await host()
  const { id } = await world.server.given.enterprise()
  const browser = await world.server.given.signedIn({ enterprise: { id } })
  const ticket = await ticketFor(browser)
  await inPlatform((db) => db.updateTable('enterprise').set({ status: 'suspended' }).where('id', '=', id).execute())
  await confirmed(browser.person.id)
  expect((await browser.tryCall('listApplications', {})).error).toBe('spaceSuspended')
  expect(await browser.call('joinByInvitation', { ticket })).toEqual({ entId: enterprise.id })
  await browser.call('switchEnterprise', { entId: enterprise.id })
  expect((await browser.call('getCurrentEnterprise', {})).curEntId).toBe(enterprise.id)
})

test('U05: an invitation counts for an account as it does for a new one', async () => {
  const forDomain = await host({ domain: 'acme.example' })
  const browser = await world.server.given.signedIn()
  const refused = await browser.tryCall('joinByInvitation', { ticket: await forDomain.ticketFor(browser) })
  expect(refused.error).toBe('loginIdNotInvited')
  const forPhone = await host({ phone: '13800138000' })
  const other = await browser.tryCall('joinByInvitation', { ticket: await forPhone.ticketFor(browser) })
  expect(other.error).toBe('phoneNotInvited')
  const forOne = await host({ quota: 1 })
  const [first, second] = [await world.server.given.signedIn(), await world.server.given.signedIn()]
  const tickets = [await forOne.ticketFor(first), await forOne.ticketFor(second)]
  const answers = await Promise.all(
    [first, second].map((one, at) => one.tryCall('joinByInvitation', { ticket: tickets[at] })),
  )
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['invitationOver', null]))
})

test('U05: a suspended member does not come back by an invitation; one who had left does', async () => {
  const { enterprise, ticketFor } = await host()
  const [suspended, left] = [await world.server.given.signedIn(), await world.server.given.signedIn()]
  const statuses = { [suspended.person.id]: 'suspended', [left.person.id]: 'left' } as const
  for (const [userId, status] of Object.entries(statuses))
    await inPlatform((db) =>
      insertMembership(db, { ent_id: enterprise.id, user_id: userId, user_type: UserType.administrator, status }),
    )
  const join = async (browser: Client) => browser.tryCall('joinByInvitation', { ticket: await ticketFor(browser) })
  expect((await join(suspended)).error).toBe('membershipSuspended')
  expect((await join(left)).status).toBe(200)
  await left.call('switchEnterprise', { entId: enterprise.id })
  // The invitation decides the type, not the former membership.
  expect((await left.call('getCurrentEnterprise', {})).userType).toBe(UserType.member)
})

test('U05: a session that one enterprise vouched for joins no other one in the name of the account', async () => {
  const { browser } = await world.vouched()
  const { ticketFor } = await host()
  const refused = await browser.tryCall('joinByInvitation', { ticket: await ticketFor(browser) })
  expect(refused.error).toBe('accountOutOfReach')
})

test('U05: an account that a messenger made is freed by its person, and what its enterprise could have planted is gone', async () => {
  const { browser, app, colleague, home, userId } = await world.made()
  const { enterprise, ticketFor } = await host()
  const ticket = await ticketFor(browser)
  expect((await browser.tryCall('joinByInvitation', { ticket })).error).toBe('accountNotFree')
  const planted = world.server.client()
  await world.given.signIn(planted, app, colleague)
  await inPlatform(async (db) => {
    const phone = { phone: '+8613900005678', phone_e164: '+8613900005678', email: 'boss@home.example' }
    await db.updateTable('user_account').set(phone).where('id', '=', userId).execute()
    await db
      .insertInto('sms_factor')
      .values({ id: `f${userId.slice(1)}`, user_id: userId, confirmed_at: world.now() })
      .execute()
  })
  const input = { ticket, loginId: `freed-${userId}`, newPassword }
  expect((await browser.tryCall('freeAndJoin', input)).error).toBe('stepUpRequired')
  await confirmed(userId)
  const { token } = await browser.call('freeAndJoin', input)
  expect(token.entId).toBe(enterprise.id)
  expect((await planted.tryCall('getHomeLink', {})).status).toBe(401)
  const left = await inPlatform(async (db) => ({
    account: await db
      .selectFrom('user_account')
      .select(['made_by_ent_id', 'phone_e164', 'email'])
      .where('id', '=', userId)
      .executeTakeFirst(),
    factors: (await db.selectFrom('sms_factor').select('id').where('user_id', '=', userId).execute()).length,
  }))
  expect(left).toEqual({ account: { made_by_ent_id: null, phone_e164: null, email: null }, factors: 0 })
  // The messenger goes on opening its own enterprise, and nothing else.
  const again = world.server.client()
  await world.given.signIn(again, app, colleague)
  expect((await again.tryCall('getCurrentEnterprise', {}, { space: home.id })).status).toBe(200)
  expect((await again.tryCall('getCurrentEnterprise', {}, { space: enterprise.id })).error).toBe('spaceDenied')
  expect((await again.tryCall('getOwnAccount', {})).error).toBe('accountOutOfReach')
  // The person comes in everywhere by what is theirs alone.
  const own = world.server.client()
  await own.call('signIn', { loginId: input.loginId, password: newPassword })
  expect((await own.tryCall('getCurrentEnterprise', {}, { space: home.id })).status).toBe(200)
})

test('U05: the same for an account that an administrator has reset, and cannot reset afterwards', async () => {
  const { given } = world.server
  const { enterprise: home, administrator } = await host()
  const person = await given.person({ enterprise: home })
  const { initialSecret } = await administrator.call('resetMemberPassword', { userId: person.id })
  const browser = world.server.client()
  await browser.call('signIn', { loginId: person.loginId, password: initialSecret })
  await browser.call('changePassword', { op: 'change', newPassword: 'chosen by the administrator' })
  const { ticketFor, enterprise } = await host()
  const ticket = await ticketFor(browser)
  expect((await browser.tryCall('joinByInvitation', { ticket })).error).toBe('accountNotFree')
  await confirmed(person.id)
  await browser.call('freeAndJoin', { ticket, loginId: person.loginId, newPassword })
  expect((await browser.call('getLoginStatus', {})).curEntId).toBe(enterprise.id)
  expect((await administrator.tryCall('resetMemberPassword', { userId: person.id })).error).toBe('memberElsewhere')
})

test('U05: freeing is no way around the old password for a person whose account is free', async () => {
  const { ticketFor } = await host()
  const browser = await world.server.given.signedIn()
  await world.server.given.confirm(browser)
  const input = { ticket: await ticketFor(browser), loginId: browser.person.loginId, newPassword }
  expect((await browser.tryCall('freeAndJoin', input)).error).toBe('forbidden')
  await world.server.client().call('signIn', { loginId: browser.person.loginId, password })
})

test('U05: a login id that is taken, or a weak password, frees nothing', async () => {
  const { browser, userId } = await world.made()
  const { ticketFor } = await host()
  await confirmed(userId)
  const ticket = await ticketFor(browser)
  const taken = await browser.tryCall('freeAndJoin', { ticket, loginId: 'operator', newPassword })
  expect(taken).toMatchObject({ error: 'loginIdTaken', body: { fields: [{ field: 'loginId' }] } })
  const weak = await browser.tryCall('freeAndJoin', { ticket, loginId: `f-${userId}`, newPassword: 'password' })
  expect(weak.error).toMatch(/^password/)
  const row = await inPlatform((db) =>
    db.selectFrom('user_account').select('made_by_ent_id').where('id', '=', userId).executeTakeFirst(),
  )
  expect(row?.made_by_ent_id).not.toBeNull()
})
