import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an operator sees a person with every enterprise of theirs, and what proves them', async () => {
  const operator = await server.given.signIn({ loginId: 'operator' })
  const [first, second] = [await server.given.enterprise(), await server.given.enterprise()]
  const person = await server.given.person({ userType: UserType.administrator, enterprise: first })
  const at = new Date()
  await server.services.tx(platform, async (db) => {
    await db
      .insertInto('membership')
      .values({ ent_id: second.id, user_id: person.id, user_type: UserType.member, status: 'suspended' })
      .execute()
    await db.insertInto('totp').values({ user_id: person.id, id: 't1', seed: 'x', confirmed_at: at }).execute()
  })
  const found = await operator.call('getUser', { userid: person.id })
  expect(found).toMatchObject({ userid: person.id, entid: first.id, status: 'active' })
  expect(found.memberships).toMatchObject([
    { entid: first.id, entName: first.name, userType: UserType.administrator, membership: 'active' },
    { entid: second.id, userType: UserType.member, membership: 'suspended' },
  ])
  expect(found.factors).toEqual([{ kind: 'totp', name: null, since: at.toISOString(), lastUsedAt: null }])
})

test('a factor that was only begun, and an enterprise that the person has left, are not shown', async () => {
  const operator = await server.given.signIn({ loginId: 'operator' })
  const person = await server.given.person({ enterprise: await server.given.enterprise() })
  await server.services.tx(platform, async (db) => {
    await db.updateTable('membership').set({ status: 'left' }).where('user_id', '=', person.id).execute()
    await db
      .insertInto('totp')
      .values({ user_id: person.id, id: 't2', seed: null, pending_seed: 'x', confirmed_at: null })
      .execute()
  })
  expect(await operator.call('getUser', { userid: person.id })).toMatchObject({ memberships: [], factors: [] })
})

test('a person who is not there is said to be unknown, and no administrator asks for one', async () => {
  const operator = await server.given.signIn({ loginId: 'operator' })
  expect((await operator.tryCall('getUser', { userid: 'gone' })).error).toBe('userNotFound')
  const administrator = await server.given.signedIn({
    userType: UserType.administrator,
    enterprise: await server.given.enterprise(),
  })
  const refused = await administrator.tryCall('getUser', { userid: administrator.person.id })
  expect(refused.error).toBe('forbidden')
})
