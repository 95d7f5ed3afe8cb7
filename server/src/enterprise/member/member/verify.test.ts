import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const name = '王芳'
  const member = await server.given.signedIn({ enterprise, name })
  const { id: userId } = member.person
  const seen = async () => {
    const { list } = await administrator.call('listMembers', { verification: 'verified' })
    const { isVerified } = await member.call('getColleague', { userId })
    expect(list.map((row) => row.userId)).toEqual(isVerified ? [userId] : [])
    return isVerified
  }
  const rename = (to: string) =>
    server.services.tx(platform, (db) =>
      db.updateTable('user_account').set({ name: to }).where('id', '=', userId).execute(),
    )
  return { enterprise, administrator, member, userId, name, seen, rename }
}

test('an administrator verifies a member and takes it back, which colleagues see and the audit log tells', async () => {
  const { administrator, member, userId, name, seen } = await stage()
  expect(await seen()).toBe(false)
  await administrator.call('verifyMember', { userId, isVerified: true, name })
  expect(await seen()).toBe(true)
  expect((await member.call('listDirectory', {})).list.filter((one) => one.isVerified)).toMatchObject([{ userId }])
  await administrator.call('verifyMember', { userId, isVerified: false, name })
  expect(await seen()).toBe(false)
  const { list } = await administrator.call('listOwnAudit', { action: 'verifyMember' })
  expect(list).toMatchObject([{ targetId: userId }, { targetId: userId }])
})

test('a verification holds for the name that was verified', async () => {
  const { administrator, userId, name, seen, rename } = await stage()
  await administrator.call('verifyMember', { userId, isVerified: true, name })
  await rename('王方')
  expect(await seen()).toBe(false)
  // The page of the administrator says the former name still.
  const stale = await administrator.tryCall('verifyMember', { userId, isVerified: true, name })
  expect([stale.error, await seen()]).toEqual(['versionConflict', false])
  await administrator.call('verifyMember', { userId, isVerified: true, name: '王方' })
  expect(await seen()).toBe(true)
})

test('a verification ends with the membership, also where the person leaves and comes back', async () => {
  const { enterprise, administrator, userId, name } = await stage()
  await administrator.call('verifyMember', { userId, isVerified: true, name })
  const set = (status: 'left' | 'active') =>
    server.services.tx(platform, (db) =>
      db
        .updateTable('membership')
        .set({ status })
        .where('ent_id', '=', enterprise.id)
        .where('user_id', '=', userId)
        .execute(),
    )
  await set('left')
  expect((await administrator.tryCall('verifyMember', { userId, isVerified: true, name })).error).toBe('memberNotFound')
  await set('active')
  expect((await administrator.call('listMembers', { verification: 'unverified' })).list).toContainEqual(
    expect.objectContaining({ userId, isVerified: false, canVerify: true }),
  )
})

test('a member verifies no person, and an administrator neither themself nor people of another enterprise', async () => {
  const { administrator, member, userId, name, seen } = await stage()
  const other = await stage()
  const verify = async (by: typeof member, id: string) =>
    (await by.tryCall('verifyMember', { userId: id, isVerified: true, name })).error
  expect(await verify(member, userId)).toBe('forbidden')
  expect(await verify(administrator, administrator.person.id)).toBe('memberMustStay')
  expect(await verify(other.administrator, userId)).toBe('memberNotFound')
  expect([await seen(), await other.seen()]).toEqual([false, false])
})

test('a member who is added again after a lost answer is there once, with another password until they have chosen one', async () => {
  const enterprise = await server.given.enterprise()
  const admin = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const colleague = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(admin)
  await server.given.confirm(colleague)
  const asked = { name: '李四', loginId: `li-${enterprise.id}`, onceKey: randomId() }
  const first = await admin.call('addMember', asked)
  const second = await admin.call('addMember', asked)
  expect(second).toEqual({ ...first, initialSecret: expect.any(String) })
  expect((await admin.call('listMembers', { iSearch: '李四' })).total).toBe(1)
  const signIn = (password: string) => server.client().tryCall('signIn', { loginId: asked.loginId, password })
  expect((await signIn(first.initialSecret)).error).toBe('badCredentials')
  // Another administrator, another form and another login id are no repeat.
  for (const [by, change] of [
    [colleague, {}],
    [admin, { onceKey: randomId() }],
    [admin, { title: '工程师' }],
  ] as const)
    expect((await by.tryCall('addMember', { ...asked, ...change })).error).toBe('loginIdTaken')
  const browser = server.client()
  await browser.call('signIn', { loginId: asked.loginId, password: second.initialSecret })
  const chosen = { op: 'change', newPassword: 'a good long passphrase' } as const
  await browser.call('changePassword', chosen)
  expect((await admin.tryCall('addMember', asked)).error).toBe('loginIdTaken')
  expect((await signIn(chosen.newPassword)).error).toBe(null)
})
