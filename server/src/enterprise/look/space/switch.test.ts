import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { newId } from '../../../foundation/db/id.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'
import { crowd } from '../../../test/crowd.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ environment: { ATRIUM_EDITION: 'developer' } })
})
afterAll(() => server.close())

/** A person signed in to one enterprise, who belongs to another one too. */
async function memberOfTwo() {
  const [home, other] = [await server.given.enterprise(), await server.given.enterprise()]
  const browser = await server.given.signedIn({ enterprise: home })
  const { id, loginId } = browser.person
  await server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: other.id, user_id: id, user_type: UserType.developer }),
  )
  return { home, other, browser, userId: id, loginId }
}

type NewRole = { module: 'box' | 'system'; detail: string; sort?: number }

async function giveRole(entId: string, userId: string, role: NewRole) {
  const id = newId()
  await server.services.tx(platform, async (db) => {
    await db
      .insertInto('role')
      .values({ ent_id: entId, id, code: id, name: id, name_en: id, ...role })
      .execute()
    await db.insertInto('role_member').values({ ent_id: entId, role_id: id, user_id: userId }).execute()
  })
}

test('S04: going to another enterprise changes the session id, and the old one opens nothing', async () => {
  const { browser, other } = await memberOfTwo()
  const before = browser.cookies.get('sid') ?? ''
  const { token } = await browser.call('switchEnterprise', { entId: other.id })
  expect(browser.cookies.get('sid')).not.toBe(before)
  expect(token).toEqual({ accessToken: browser.cookies.get('csrf'), entId: other.id })
  expect(browser.cookies.get('entId')).toBe(other.id)
  const old = server.client()
  old.cookies.set('sid', before)
  expect((await old.tryCall('getCurrentEnterprise', {})).error).toBe('signInRequired')
  expect((await browser.call('getCurrentEnterprise', {})).curEntId).toBe(other.id)
})

test('one lands where the roles in the other enterprise say; neither the box nor the former enterprise has a say in it', async () => {
  const { browser, home, other, userId } = await memberOfTwo()
  await giveRole(home.id, userId, { module: 'system', detail: '/former', sort: -1 })
  await giveRole(other.id, userId, { module: 'box', detail: '/box' })
  await giveRole(other.id, userId, { module: 'system', detail: '/homepage' })
  const { loginHomepage } = await browser.call('switchEnterprise', { entId: other.id })
  expect(loginHomepage).toBe(`/space-${other.id}/homepage`)
  expect(await browser.call('getLoginStatus', {})).toMatchObject({
    user_type: UserType.developer,
    curEntId: other.id,
    loginHomepage,
  })
})

test('the enterprise used last is where the next sign-in begins', async () => {
  const { browser, other, loginId } = await memberOfTwo()
  await browser.call('switchEnterprise', { entId: other.id })
  const next = await server.given.signIn({ loginId })
  expect((await next.call('getLoginStatus', {})).curEntId).toBe(other.id)
})

test('an enterprise that is not one’s own is refused like one that does not exist', async () => {
  const { browser } = await memberOfTwo()
  const foreign = await server.given.enterprise()
  const [one, none] = await Promise.all([
    browser.tryCall('switchEnterprise', { entId: foreign.id }),
    browser.tryCall('switchEnterprise', { entId: 'nowhere' }),
  ])
  expect([one.error, none.error]).toEqual(['spaceDenied', 'spaceDenied'])
  const operator = await server.given.signIn({ loginId: 'operator' })
  expect((await operator.tryCall('switchEnterprise', { entId: foreign.id })).error).toBe('spaceDenied')
})

test('a suspended enterprise is not gone to, and the session stays as it was', async () => {
  const { browser, home, other } = await memberOfTwo()
  await server.services.tx(platform, (db) =>
    db.updateTable('enterprise').set({ status: 'suspended' }).where('id', '=', other.id).execute(),
  )
  expect((await browser.tryCall('switchEnterprise', { entId: other.id })).error).toBe('spaceSuspended')
  expect((await browser.call('getCurrentEnterprise', {})).curEntId).toBe(home.id)
})

test('of many switches at once the session survives one', async () => {
  const { browser, other } = await memberOfTwo()
  const tries = Array.from({ length: crowd }, () => {
    const window = server.client()
    for (const [name, value] of browser.cookies) window.cookies.set(name, value)
    return window.tryCall('switchEnterprise', { entId: other.id })
  })
  const errors = (await Promise.all(tries)).map(({ error }) => error)
  expect(errors.filter((error) => error === null)).toHaveLength(1)
})

test('S07: a membership that is removed closes its enterprise at once, and the person’s others go on', async () => {
  const { browser, home, other, userId } = await memberOfTwo()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise: home })
  await server.given.confirm(administrator)
  expect((await browser.call('getCurrentEnterprise', {}, { space: home.id })).curEntId).toBe(home.id)
  await administrator.call('removeMember', { userId })
  expect((await browser.tryCall('getCurrentEnterprise', {}, { space: home.id })).error).toBe('membershipEnded')
  expect((await browser.tryCall('listApplications', {})).error).toBe('membershipEnded')
  expect((await browser.call('getCurrentEnterprise', {}, { space: other.id })).curEntId).toBe(other.id)
  expect(await browser.call('getLoginStatus', {}, { space: home.id })).toMatchObject({
    login: true,
    curEntId: other.id,
  })
  await browser.call('switchEnterprise', { entId: other.id })
  expect((await browser.call('getCurrentEnterprise', {})).list.map(({ entId }) => entId)).toEqual([other.id])
})

test('S07: another process closes it within a second', async () => {
  const { browser, home, userId } = await memberOfTwo()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise: home })
  await server.given.confirm(administrator)
  const second = await server.startAnother()
  const there = { cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') }
  const ask = () => fetch(`${second.url}/space-${home.id}/sapi/user/entuser/info`, { headers: there })
  expect((await ask()).status).toBe(200)
  await administrator.call('removeMember', { userId })
  const until = Date.now() + 2_000
  let { status } = await ask()
  while (status === 200 && Date.now() < until) ({ status } = await ask())
  expect(status).toBe(403)
  await second.stop()
})

test('nobody removes themselves, the owner, or somebody of another enterprise', async () => {
  const { home } = await memberOfTwo()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise: home })
  await server.given.confirm(administrator)
  const owner = await server.given.person({ userType: UserType.administrator, enterprise: home })
  await server.services.tx(platform, (db) =>
    db.updateTable('membership').set({ is_owner: true }).where('user_id', '=', owner.id).execute(),
  )
  const stranger = await server.given.person()
  const remove = async (userId: string) => (await administrator.tryCall('removeMember', { userId })).error
  expect(await remove(administrator.person.id)).toBe('memberMustStay')
  expect(await remove(owner.id)).toBe('memberMustStay')
  expect(await remove(stranger.id)).toBe('memberNotFound')
})
