import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'
import type { Client } from '../../../test/client.ts'
import { heldUp } from '../../../test/held-up.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const inPlatform = (work: Parameters<typeof server.services.tx>[1]) => server.services.tx(platform, work)

/** Acme, and a confirmed person who works there. */
async function stage(userType: UserType = UserType.member) {
  const enterprise = await server.given.enterprise()
  const browser = await server.given.signedIn({ userType, enterprise })
  await server.given.confirm(browser)
  return { enterprise, entId: enterprise.id, browser, userId: browser.person.id }
}

async function colleague(enterprise: { id: string }, userType: UserType) {
  const browser = await server.given.signedIn({ userType, enterprise })
  await server.given.confirm(browser)
  return browser
}

const leave = (browser: Client, entId: string) => browser.tryCall('leaveEnterprise', { entId })
const ownOf = async (browser: Client, entId: string) =>
  (await browser.call('listOwnEnterprises', {})).list.find((one) => one.entId === entId)

test('U05: a person leaves by themselves, and the session goes on in another enterprise of theirs', async () => {
  const { entId, browser, userId } = await stage()
  const other = await server.given.enterprise()
  await inPlatform((db) => insertMembership(db, { ent_id: other.id, user_id: userId, user_type: UserType.member }))
  expect(await ownOf(browser, entId)).toMatchObject({ isCurrent: true, leaving: 'free', heir: null })
  const { loginHomepage, worksIn } = await browser.call('leaveEnterprise', { entId })
  expect(loginHomepage).toBe(`/space-${other.id}/user/workbench`)
  expect(worksIn).toBe((await browser.call('getCurrentEnterprise', {})).entName)
  expect((await browser.call('getCurrentEnterprise', {})).curEntId).toBe(other.id)
  expect((await browser.tryCall('getCurrentEnterprise', {}, { space: entId })).error).toBe('membershipEnded')
  expect(await ownOf(browser, entId)).toBeUndefined()
})

test('a person who leaves again after a lost answer has left; of an enterprise that was never theirs they are told so', async () => {
  const { browser, userId } = await stage()
  const [other, strange] = [await server.given.enterprise(), await server.given.enterprise()]
  await inPlatform((db) => insertMembership(db, { ent_id: other.id, user_id: userId, user_type: UserType.member }))
  const told = [await leave(browser, other.id), await leave(browser, other.id), await leave(browser, strange.id)]
  expect(told.map(({ error }) => error)).toEqual([null, null, 'spaceDenied'])
})

test('U05: or in none, it is written down, and the administrators see them no longer among the members', async () => {
  const { entId, enterprise, browser, userId } = await stage()
  const administrator = await colleague(enterprise, UserType.administrator)
  expect(await browser.call('leaveEnterprise', { entId })).toEqual({
    loginHomepage: '/user/join',
    isSignedOut: false,
    worksIn: null,
  })
  expect(await browser.call('getLoginStatus', {})).toMatchObject({ login: true, curEntId: null })
  const { list } = await administrator.call('listMembers', {})
  expect(list.map((member) => member.userId)).not.toContain(userId)
  const former = await administrator.call('listMembers', { standing: 'left' })
  expect(former.list).toEqual([expect.objectContaining({ userId, canHandle: false, leftAt: expect.any(String) })])
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const { list: acts } = await operator.call('listAudit', { entid: entId, action: 'leaveEnterprise' })
  expect(acts).toHaveLength(1)
})

test('U05: it has to be confirmed, and only one’s own can be left', async () => {
  const enterprise = await server.given.enterprise()
  const fresh = await server.given.signedIn({ enterprise })
  expect((await leave(fresh, enterprise.id)).error).toBe('stepUpRequired')
  await server.given.confirm(fresh)
  expect((await leave(fresh, (await server.given.enterprise()).id)).error).toBe('spaceDenied')
})

test('U05: the last administrator stays, also of two who leave at once', async () => {
  const { entId, enterprise, browser } = await stage(UserType.administrator)
  expect((await ownOf(browser, entId))?.leaving).toBe('lastAdministrator')
  expect((await leave(browser, entId)).error).toBe('lastAdministrator')
  const second = await colleague(enterprise, UserType.administrator)
  const answers = await Promise.all([leave(browser, entId), leave(second, entId)])
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['lastAdministrator', null]))
})

test('U05: who leaves while the other administrator is leaving finds that they are the last', async () => {
  const { entId, enterprise, browser } = await stage(UserType.administrator)
  const { person } = await colleague(enterprise, UserType.administrator)
  const membership = `ent_id = '${entId}' and user_id = '${person.id}'`
  const other = {
    locks: `select from membership where ${membership} for update`,
    does: `update membership set status = 'left', left_at = now() where ${membership}`,
  }
  expect((await heldUp(server, other, () => leave(browser, entId))).error).toBe('lastAdministrator')
})

test('U05: whose initial password is over counts as no other administrator', async () => {
  const { entId, enterprise, browser } = await stage(UserType.administrator)
  const second = await colleague(enterprise, UserType.administrator)
  const expiresAt = new Date(Date.now() - 1000)
  const { userId } = await second.call('getCurrentEnterprise', {})
  await inPlatform((db) =>
    db.updateTable('credential').set({ initial: true, expires_at: expiresAt }).where('user_id', '=', userId).execute(),
  )
  expect((await leave(browser, entId)).error).toBe('lastAdministrator')
})

test('U05: who owns it hands it on to the administrator who has been there longest', async () => {
  const { entId, enterprise, browser, userId } = await stage(UserType.administrator)
  const second = await colleague(enterprise, UserType.administrator)
  await inPlatform((db) =>
    db
      .updateTable('membership')
      .set({ is_owner: true })
      .where('user_id', '=', userId)
      .where('ent_id', '=', entId)
      .execute(),
  )
  expect((await ownOf(browser, entId))?.heir).toEqual(expect.any(String))
  await browser.call('leaveEnterprise', { entId })
  const owners = await inPlatform((db) =>
    db.selectFrom('membership').select('user_id').where('ent_id', '=', entId).where('is_owner', '=', true).execute(),
  )
  expect(owners).toEqual([{ user_id: second.person.id }])
})

test('U05: whose membership is suspended cannot leave, to come back by an invitation', async () => {
  const { entId, enterprise, browser, userId } = await stage()
  const administrator = await colleague(enterprise, UserType.administrator)
  await administrator.call('updateMember', { userId, status: 'suspended' })
  expect((await ownOf(browser, entId))?.leaving).toBe('suspended')
  expect((await leave(browser, entId)).error).toBe('membershipSuspended')
})

test('U05: an account that the enterprise has reset stays marked, and its person reads so before', async () => {
  const { entId, browser, userId } = await stage()
  const mark = () =>
    inPlatform((db) =>
      db.selectFrom('user_account').select('reset_by_ent_id').where('id', '=', userId).executeTakeFirstOrThrow(),
    )
  await inPlatform((db) =>
    db.updateTable('user_account').set({ reset_by_ent_id: entId }).where('id', '=', userId).execute(),
  )
  expect((await ownOf(browser, entId))?.leaving).toBe('held')
  await browser.call('leaveEnterprise', { entId })
  expect(await mark()).toEqual({ reset_by_ent_id: entId })
})
