import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'
import { until } from '../../../test/until.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A person at work in Acme, who belongs to another enterprise, too, and Acme's administrator. */
async function stage(userType: UserType = UserType.member) {
  const [acme, other] = [await server.given.enterprise(), await server.given.enterprise()]
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise: acme })
  await server.given.confirm(administrator)
  const browser = await server.given.signedIn({ userType, enterprise: acme })
  const { id: userId } = browser.person
  await inPlatform((db) => insertMembership(db, { ent_id: other.id, user_id: userId, user_type: UserType.member }))
  return { acme, other, administrator, browser, userId }
}

const inPlatform = (work: Parameters<typeof server.services.tx>[1]) => server.services.tx(platform, work)

test.each([UserType.member, UserType.administrator] as const)(
  'U04: whoever’s membership (type %s) is suspended while they work reads that, with or without a prefix',
  async (userType) => {
    const { acme, administrator, browser, userId } = await stage(userType)
    await administrator.call('updateMember', { userId, status: 'suspended' })
    for (const space of [acme.id, undefined]) {
      const refused = await browser.tryCall('getCurrentEnterprise', {}, { space, headers: english })
      expect(refused).toMatchObject({ status: 403, error: 'membershipSuspended' })
      expect(refused.msg).toBe(`Your membership in ${acme.name} is suspended. Contact an administrator of ${acme.name}`)
    }
    const members = await browser.tryCall('listMembers', {}, { space: acme.id })
    expect(members.error).toBe('membershipSuspended')
    expect((await browser.tryCall('listMembers', {})).error).toBe('membershipSuspended')
  },
)

test('U04: whoever was removed reads that, and a stranger nothing but that it is not theirs', async () => {
  const { acme, administrator, browser, userId } = await stage()
  await administrator.call('removeMember', { userId })
  for (const space of [acme.id, undefined])
    expect((await browser.tryCall('getCurrentEnterprise', {}, { space })).error).toBe('membershipEnded')
  const stranger = await server.given.signedIn()
  expect((await stranger.tryCall('getCurrentEnterprise', {}, { space: acme.id })).error).toBe('spaceDenied')
})

test('U04: the page knows whom it lets in no longer, and they choose another enterprise of theirs', async () => {
  const { acme, other, administrator, browser, userId } = await stage()
  await administrator.call('updateMember', { userId, status: 'suspended' })
  const here = { barredFrom: acme.id, curEntId: null, loginHomepage: '/user/enterprises' }
  expect(await browser.call('getLoginStatus', {})).toMatchObject(here)
  expect(await browser.call('getLoginStatus', {}, { space: acme.id })).toMatchObject({
    barredFrom: acme.id,
    curEntId: other.id,
  })
  const { list, about } = await browser.call('listOwnEnterprises', {})
  expect(about).toMatchObject({ entId: acme.id, standing: 'membershipSuspended' })
  expect(Object.fromEntries(list.map(({ entId, standing }) => [entId, standing]))).toEqual({
    [acme.id]: 'membershipSuspended',
    [other.id]: 'open',
  })
  await browser.call('switchEnterprise', { entId: other.id })
  const status = await browser.call('getLoginStatus', {})
  expect([status.barredFrom, status.curEntId]).toEqual([undefined, other.id])
  expect((await browser.call('listOwnEnterprises', { about: acme.id })).about?.standing).toBe('membershipSuspended')
})

test('U04: so does whoever’s enterprise is suspended, and back they are when it opens again', async () => {
  const { acme, browser } = await stage(UserType.administrator)
  const set = (status: 'suspended' | 'active') =>
    inPlatform((db) => db.updateTable('enterprise').set({ status }).where('id', '=', acme.id).execute())
  await set('suspended')
  await until(async () => (await browser.call('getLoginStatus', {})).barredFrom !== undefined)
  for (const space of [acme.id, undefined])
    expect(await browser.call('getLoginStatus', {}, { space })).toMatchObject({ barredFrom: acme.id })
  expect((await browser.call('listOwnEnterprises', {})).about?.standing).toBe('spaceSuspended')
  await set('active')
  await until(async () => (await browser.call('getLoginStatus', {})).barredFrom === undefined)
  const again = { curEntId: acme.id, user_type: UserType.administrator }
  expect(await browser.call('getLoginStatus', {})).toMatchObject(again)
  const { list } = await browser.call('listOwnEnterprises', {})
  expect(list).toContainEqual(expect.objectContaining({ entId: acme.id, isCurrent: true, standing: 'open' }))
})

test('U04: who signs in on the page of such an enterprise is told as well, and of strangers nothing is told', async () => {
  const { acme, administrator, browser, userId } = await stage()
  const enter = (loginId: string) => server.client().tryCall('signIn', { loginId, password }, { space: acme.id })
  await administrator.call('updateMember', { userId, status: 'suspended' })
  expect((await enter(browser.person.loginId)).error).toBe('membershipSuspended')
  await administrator.call('removeMember', { userId })
  expect((await enter(browser.person.loginId)).error).toBe('membershipEnded')
  const stranger = await server.given.person()
  expect((await enter(stranger.loginId)).error).toBe('spaceDenied')
  const wrong = { loginId: browser.person.loginId, password: 'not the password' }
  expect((await server.client().tryCall('signIn', wrong, { space: acme.id })).error).toBe('badCredentials')
})

const english = { 'accept-language': 'en-US' }
