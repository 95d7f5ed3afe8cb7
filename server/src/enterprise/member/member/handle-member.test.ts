import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const { administrator: administratorType, developer, member } = UserType

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: administratorType, enterprise })
  await server.given.confirm(administrator)
  return { enterprise, administrator }
}

function inPlatform<T>(work: (db: Db) => Promise<T>) {
  return server.services.tx(platform, work)
}

/** The person belongs to another enterprise, too. */
async function alsoIn(userId: string, status: 'active' | 'suspended' | 'left' = 'active') {
  const other = await server.given.enterprise()
  await inPlatform((db) => insertMembership(db, { ent_id: other.id, user_id: userId, user_type: member, status }))
  return other
}

test('U04: a member who forgot the password gets one from an administrator, which has to be changed', async () => {
  const { enterprise, administrator } = await stage()
  const browser = await server.given.signedIn({ enterprise })
  const { id, loginId } = browser.person
  const made = await administrator.call('resetMemberPassword', { userId: id })
  expect(made.loginId).toBe(loginId)
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(401)
  const again = server.client()
  expect((await again.tryCall('signIn', { loginId, password })).error).toBe('badCredentials')
  await again.call('signIn', { loginId, password: made.initialSecret })
  expect((await again.tryCall('getHomeLink', {})).error).toBe('passwordChangeRequired')
  await again.call('changePassword', { op: 'change', newPassword: 'quite another long one' })
  expect((await again.tryCall('getHomeLink', {})).status).toBe(200)
  const log = await inPlatform((db) =>
    db.selectFrom('audit_log').select(['actor_id', 'ent_id']).where('action', '=', 'resetMemberPassword').execute(),
  )
  expect(log).toContainEqual({ actor_id: administrator.person.id, ent_id: enterprise.id })
})

test('U04: whoever lost the telephone loses what it could do: factors and the number that signs in', async () => {
  const { enterprise, administrator } = await stage()
  const { id } = await server.given.person({ enterprise })
  const phone = { phone: '+8613800001234', phone_e164: '+8613800001234', phone_verified_at: new Date() }
  await inPlatform(async (db) => {
    await db.updateTable('user_account').set(phone).where('id', '=', id).execute()
    await db.insertInto('sms_factor').values({ id: 'f1', user_id: id, confirmed_at: new Date() }).execute()
  })
  expect(await administrator.call('resetMemberFactors', { userId: id })).toEqual({ removed: 1 })
  const row = await inPlatform((db) =>
    db.selectFrom('user_account').select(['phone', 'phone_e164']).where('id', '=', id).executeTakeFirst(),
  )
  expect(row).toEqual({ phone: null, phone_e164: null })
})

test.each(['active', 'suspended'] as const)(
  'U04: nobody takes an account over across enterprises: with a membership elsewhere that is %s, only operators reset it',
  async (status) => {
    const { enterprise, administrator } = await stage()
    const { id } = await server.given.person({ enterprise })
    await alsoIn(id, status)
    for (const call of ['resetMemberPassword', 'resetMemberFactors'] as const)
      expect((await administrator.tryCall(call, { userId: id })).error).toBe('memberElsewhere')
  },
)

test('U04: nor an account that another enterprise is being set up for', async () => {
  const { enterprise, administrator } = await stage()
  const { id } = await server.given.person({ enterprise })
  const other = await server.given.enterprise({ status: 'provisioning' })
  await inPlatform((db) => db.updateTable('enterprise').set({ owner_user_id: id }).where('id', '=', other.id).execute())
  expect((await administrator.tryCall('resetMemberPassword', { userId: id })).error).toBe('memberElsewhere')
})

test('U04: an account that an enterprise has reset joins no other one, not even one that it has left before', async () => {
  const { enterprise, administrator } = await stage()
  const { id } = await server.given.person({ enterprise })
  const left = await alsoIn(id, 'left')
  await administrator.call('resetMemberPassword', { userId: id })
  await expect(alsoIn(id)).rejects.toThrow(/belongs to one enterprise/)
  const again = inPlatform((db) =>
    db.updateTable('membership').set({ status: 'active' }).where('ent_id', '=', left.id).execute(),
  )
  await expect(again).rejects.toThrow(/belongs to one enterprise/)
})

test('U04: of an enterprise that lets somebody in while another resets them, one of the two happens', async () => {
  const { enterprise, administrator } = await stage()
  for (let round = 0; round < 8; round += 1) {
    const { id } = await server.given.person({ enterprise })
    const joining = alsoIn(id).then(
      () => true,
      () => false,
    )
    const [{ error }, hasJoined] = await Promise.all([
      administrator.tryCall('resetMemberPassword', { userId: id }),
      joining,
    ])
    expect([error === null, hasJoined].filter(Boolean)).toHaveLength(1)
  }
})

test('U04: a member of another enterprise is nobody here, whichever way one tries', async () => {
  const { administrator } = await stage()
  const { id: userId } = await server.given.person()
  const answers = await Promise.all([
    administrator.tryCall('resetMemberPassword', { userId }),
    administrator.tryCall('resetMemberFactors', { userId }),
    administrator.tryCall('endMemberSessions', { userId }),
    administrator.tryCall('updateMember', { userId, status: 'suspended' }),
    administrator.tryCall('removeMember', { userId }),
  ])
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['memberNotFound']))
})

test('U04: a suspended member is shut out of this enterprise alone, until it opens again', async () => {
  const { enterprise, administrator } = await stage()
  const browser = await server.given.signedIn({ enterprise })
  const { id: userId } = browser.person
  const other = await alsoIn(userId)
  await administrator.call('updateMember', { userId, status: 'suspended' })
  const here = () => browser.tryCall('getCurrentEnterprise', {}, { space: enterprise.id })
  expect((await here()).error).toBe('membershipSuspended')
  expect((await browser.tryCall('getCurrentEnterprise', {}, { space: other.id })).status).toBe(200)
  const [row] = (await administrator.call('listMembers', { userType: member })).list
  expect(row).toMatchObject({ userId, isSuspended: true, status: 'active' })
  await administrator.call('updateMember', { userId, status: 'active' })
  expect((await here()).status).toBe(200)
})

test('U04: another type comes with its role, and the one before goes', async () => {
  const { enterprise, administrator } = await stage()
  const { id: userId } = await server.given.person({ enterprise })
  await inPlatform((db) =>
    db
      .insertInto('role')
      .values(
        ['member', 'developer'].map((code) => ({
          ent_id: enterprise.id,
          id: `${code}1`,
          module: 'system' as const,
          code,
          name: code,
          name_en: code,
          built_in: true,
        })),
      )
      .execute(),
  )
  await inPlatform((db) =>
    db.insertInto('role_member').values({ ent_id: enterprise.id, role_id: 'member1', user_id: userId }).execute(),
  )
  await administrator.call('updateMember', { userId, userType: developer })
  const roles = await inPlatform((db) =>
    db.selectFrom('role_member').select('role_id').where('user_id', '=', userId).execute(),
  )
  expect(roles).toEqual([{ role_id: 'developer1' }])
  const found = await administrator.call('listMembers', { userType: developer })
  expect(found.list.map((row) => row.userId)).toEqual([userId])
})

test('U04: signing a member out ends all that is theirs, or only what is open here where they belong elsewhere', async () => {
  const { enterprise, administrator } = await stage()
  const browser = await server.given.signedIn({ enterprise })
  const { id: userId } = browser.person
  const other = await alsoIn(userId)
  const elsewhere = await server.given.signIn(browser.person)
  await elsewhere.call('switchEnterprise', { entId: other.id })
  await browser.call('switchEnterprise', { entId: enterprise.id })
  expect(await administrator.call('endMemberSessions', { userId })).toEqual({ ended: 1 })
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(401)
  expect((await elsewhere.tryCall('getHomeLink', {})).status).toBe(200)
})
