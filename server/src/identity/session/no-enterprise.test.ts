import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, UserType, type Call, type CallName } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { leastInput } from '../../test/least-input.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** An enterprise, its administrator, and a member who works nowhere else. */
async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  const browser = await server.given.signedIn({ enterprise })
  return { enterprise, administrator, browser, person: browser.person }
}

async function removed() {
  const all = await stage()
  await all.administrator.call('removeMember', { userId: all.person.id })
  return all
}

/** A session without an enterprise, and where its person lands. */
const nowhere = { user_type: UserType.member, curEntId: null, loginHomepage: '/user/join' }
/** Where a person lands whose enterprise does not let them in for now: the list of their enterprises names it. */
const shutOut = { ...nowhere, loginHomepage: '/user/enterprises' }

test('U05: a person who was removed from their only enterprise signs in, and comes back by an invitation', async () => {
  const { enterprise, administrator, person } = await removed()
  const browser = server.client()
  const { token, session } = await browser.call('signIn', { loginId: person.loginId, password })
  expect(token.entId).toBeNull()
  expect(session).toMatchObject(nowhere)
  expect(await browser.call('getLoginStatus', {})).toMatchObject(nowhere)
  const { code } = await administrator.call('addInvitation', { purpose: 'for a test' })
  const { ticket } = await browser.call('checkInvitationCode', { code })
  await browser.call('joinByInvitation', { ticket: ticket ?? '' })
  await browser.call('switchEnterprise', { entId: enterprise.id })
  expect((await browser.call('getCurrentEnterprise', {})).curEntId).toBe(enterprise.id)
})

test('U05: a person who is suspended in their only enterprise signs in as well, and is back there when it opens again', async () => {
  const { enterprise, administrator, person } = await stage()
  const signIn = async () => (await server.client().call('signIn', { loginId: person.loginId, password })).session
  await administrator.call('updateMember', { userId: person.id, status: 'suspended' })
  expect(await signIn()).toMatchObject(shutOut)
  await administrator.call('updateMember', { userId: person.id, status: 'active' })
  expect(await signIn()).toMatchObject({ curEntId: enterprise.id })
})

test('U05: so does an administrator whose only enterprise is suspended, but not as an administrator', async () => {
  const { enterprise, administrator } = await stage()
  await suspend(enterprise.id)
  const { session } = await server.client().call('signIn', { loginId: administrator.person.loginId, password })
  expect(session).toMatchObject(shutOut)
})

function suspend(id: string) {
  return server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ status: 'suspended' }).where('id', '=', id).execute(),
  )
}

test('U05: an enterprise that the path names and that they were taken out of is refused, and says so', async () => {
  const { enterprise, person } = await removed()
  const browser = server.client()
  const named = { space: enterprise.id }
  expect((await browser.tryCall('signIn', { loginId: person.loginId, password }, named)).error).toBe('membershipEnded')
  await browser.call('signIn', { loginId: person.loginId, password })
  expect((await browser.tryCall('getCurrentEnterprise', {}, named)).error).toBe('membershipEnded')
  expect((await browser.tryCall('listOwnSessions', {}, named)).error).toBe('membershipEnded')
})

const ofEnterprises = Object.entries(calls).filter(([, call]: [string, Call]) => call.space === 'required')

test('U05: no call of an enterprise answers a session of none', async () => {
  const { person } = await removed()
  const browser = server.client()
  await browser.call('signIn', { loginId: person.loginId, password })
  for (const [name, call] of ofEnterprises) {
    if (call.access.who === 'public') continue
    const { error } = await browser.tryCall(name as CallName, leastInput(call))
    expect([name, error === 'spaceDenied' || error === 'forbidden']).toEqual([name, true])
  }
})

test('U05: what is the person’s own answers: their sessions, the password, signing out', async () => {
  const { enterprise, person, browser: before } = await removed()
  const fresh = server.client()
  await fresh.call('signIn', { loginId: person.loginId, password })
  // On the address of the enterprise they are in none, too: the page says so once, not for every part of it.
  expect(await before.call('getLoginStatus', {}, { space: enterprise.id })).toMatchObject(nowhere)
  // The session in which the membership ended is one of none from then on, like the new one.
  for (const browser of [before, fresh]) {
    expect(await browser.call('getLoginStatus', {})).toMatchObject(nowhere)
    expect((await browser.tryCall('listOwnSessions', {})).status).toBe(200)
    expect((await browser.tryCall('verifyPassword', { op: 'verify', password })).status).toBe(200)
    expect((await browser.tryCall('getTwoStepStatus', {})).status).toBe(200)
    await browser.call('signOut', {})
    expect(await browser.call('getLoginStatus', {})).toMatchObject({ login: false })
  }
})
