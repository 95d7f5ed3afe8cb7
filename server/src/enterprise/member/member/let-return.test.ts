import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { password } from '../../../test/test-server.ts'
import { startVouching, type Vouching } from '../../../identity/session/test/given-limited.ts'

const weekMs = 7 * 24 * 60 * 60_000
let world: Vouching

beforeAll(async () => {
  world = await startVouching()
})
afterAll(async () => world.close())

/** A person whose account a messenger made, and who has left; and an administrator of that enterprise. */
async function gone() {
  const made = await world.made()
  await endMembership(made.home.id, made.userId)
  return { ...made, administrator: await administratorOf(made.home) }
}

async function administratorOf(enterprise: { id: string }) {
  const administrator = await world.server.given.signedIn({ userType: UserType.administrator, enterprise })
  await world.server.given.confirm(administrator)
  return administrator
}

function endMembership(entId: string, userId: string) {
  return world.server.services.tx(platform, (db) =>
    db
      .updateTable('membership')
      .set({ status: 'left', left_at: world.now() })
      .where('ent_id', '=', entId)
      .where('user_id', '=', userId)
      .execute(),
  )
}

const standingOf = async (userId: string) => {
  const rows = await world.server.services.tx(platform, (db) =>
    db.selectFrom('membership').select(['status', 'user_type']).where('user_id', '=', userId).execute(),
  )
  return rows.map(({ status, user_type: type }) => `${status} ${type}`)
}
const signIn = async ({ app, colleague }: Pick<Awaited<ReturnType<typeof gone>>, 'app' | 'colleague'>) => {
  const browser = world.server.client()
  const { body, error } = await world.given.signIn(browser, app, colleague)
  return { browser, body, error }
}
const letIn = (administrator: Client, userId: string, isOpen = true) =>
  administrator.tryCall('letMemberReturn', { userId, isOpen })

test('U05: whom a messenger made, and who left, comes back when an administrator lets them and they say so', async () => {
  const all = await gone()
  expect((await signIn(all)).error).toBe('membershipEnded')
  await letIn(all.administrator, all.userId)
  const listed = await all.administrator.call('listMembers', { standing: 'left' })
  expect(listed.list).toMatchObject([{ userId: all.userId, returnUntil: expect.any(String) }])
  const { browser, body } = await signIn(all)
  expect(body).toMatchObject({ result: { status: 0 } })
  // Signing in alone brings no person back, and opens nothing.
  expect(await standingOf(all.userId)).toEqual([`left ${UserType.member}`])
  expect(await browser.call('getLoginStatus', {})).toMatchObject({ login: false })
  expect(await browser.call('getBindTicket', {})).toMatchObject({ isReturning: true, canRegister: true })
  const { session } = await browser.call('returnByMessenger', {})
  expect(session).toMatchObject({ userId: all.userId, curEntId: all.home.id, user_type: UserType.member })
  expect(await standingOf(all.userId)).toEqual([`active ${UserType.member}`])
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  expect((await signIn(all)).body).toMatchObject({ result: { status: 1 } })
})

test('U05: nothing else is done with such a ticket, which works once', async () => {
  const all = await gone()
  await letIn(all.administrator, all.userId)
  const { browser } = await signIn(all)
  expect((await browser.tryCall('appBind', { register: true })).error).toBe('bindConflict')
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.tryCall('returnByMessenger', {})))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await world.server.client().tryCall('returnByMessenger', {})).error).toBe('bindTicketExpired')
})

test('U05: it is over after a week, when it is taken back, and when they come back and leave again', async () => {
  const all = await gone()
  await letIn(all.administrator, all.userId)
  const { browser } = await signIn(all)
  await letIn(all.administrator, all.userId, false)
  expect((await browser.tryCall('returnByMessenger', {})).error).toBe('returnOver')
  await letIn(all.administrator, all.userId)
  await (await signIn(all)).browser.call('returnByMessenger', {})
  await all.administrator.call('removeMember', { userId: all.userId })
  expect((await signIn(all)).error).toBe('membershipEnded')
  await letIn(all.administrator, all.userId)
  world.clock.offsetMs += weekMs + 1
  expect((await signIn(all)).error).toBe('membershipEnded')
  world.clock.offsetMs = 0
})

test('U05: no place is given that the enterprise does not have', async () => {
  const all = await gone()
  await letIn(all.administrator, all.userId)
  const { browser } = await signIn(all)
  await world.server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ user_quota: 1 }).where('id', '=', all.home.id).execute(),
  )
  expect((await browser.tryCall('returnByMessenger', {})).error).toBe('enterpriseFull')
})

test('U05: whoever has a way of their own is brought back by that alone, never by the enterprise’s word', async () => {
  const { home, app, colleague, person, own } = await world.vouched()
  await endMembership(home.id, person.id)
  const administrator = await administratorOf(home)
  await letIn(administrator, person.id)
  expect((await signIn({ app, colleague })).error).toBe('returnByOwnWay')
  const { list } = await own.call('listOwnEnterprises', {})
  expect(list.find(({ entId }) => entId === home.id)).toMatchObject({
    standing: 'membershipEnded',
    returnUntil: expect.any(String),
  })
  await own.call('returnToEnterprise', { entId: home.id })
  expect((await own.call('listOwnEnterprises', {})).list.find(({ entId }) => entId === home.id)?.standing).toBe('open')
  expect((await own.tryCall('returnToEnterprise', { entId: home.id })).error).toBe('returnOver')
})

test('U05: so is an account that a messenger made and that has got a password since', async () => {
  const all = await gone()
  const { loginId } = await world.server.services.tx(platform, async (db) => {
    const source = await db.selectFrom('credential').select('phc').limit(1).executeTakeFirstOrThrow()
    await db.insertInto('credential').values({ user_id: all.userId, phc: source.phc }).execute()
    const named = db.selectFrom('user_account').select('login_id as loginId').where('id', '=', all.userId)
    return named.executeTakeFirstOrThrow()
  })
  await letIn(all.administrator, all.userId)
  expect((await signIn(all)).error).toBe('returnByOwnWay')
  const browser = world.server.client()
  const { session } = await browser.call('signIn', { loginId, password })
  expect(session).toMatchObject({ curEntId: null, loginHomepage: '/user/enterprises' })
  await browser.call('returnToEnterprise', { entId: all.home.id })
  expect(await standingOf(all.userId)).toEqual([`active ${UserType.member}`])
})

test('U05: only an administrator of that enterprise lets anybody in again, and only who has left it', async () => {
  const all = await gone()
  const stranger = await administratorOf(await world.server.given.enterprise())
  expect((await letIn(stranger, all.userId)).error).toBe('memberNotFound')
  const here = await world.server.given.signedIn({ enterprise: all.home })
  expect((await letIn(all.administrator, here.person.id)).error).toBe('memberNotFound')
  expect((await letIn(here, all.userId)).error).toBe('forbidden')
  const unconfirmed = await world.server.given.signedIn({ userType: UserType.administrator, enterprise: all.home })
  expect((await letIn(unconfirmed, all.userId)).error).toBe('stepUpRequired')
  expect((await here.tryCall('returnToEnterprise', { entId: all.home.id })).error).toBe('returnOver')
  const operator = await world.server.given.signedIn({ userType: UserType.operator })
  await letIn(all.administrator, all.userId)
  const { list } = await operator.call('listAudit', { entid: all.home.id, action: 'letMemberReturn' })
  expect(list).toHaveLength(1)
})
