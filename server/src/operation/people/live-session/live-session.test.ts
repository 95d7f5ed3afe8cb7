import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let now = new Date('2026-03-05T08:00:00.000Z')
let operator: Client

beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  operator = await server.given.signedIn({ userType: UserType.operator })
  await operator.call('verifyPassword', { op: 'verify', password })
})
afterAll(() => server.close())

test('the operator sees which people are signed in, where, since when and how', async () => {
  const enterprise = await server.given.enterprise({ name: '晨光科技' })
  const { id, loginId } = await server.given.person({ userType: UserType.administrator, enterprise })
  const agent = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' } }
  await server.client().call('signIn', { loginId, password }, agent)
  const { total, list } = await operator.call('listLiveSessions', { iSearch: loginId })
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({
    userid: id,
    loginId,
    userType: UserType.administrator,
    entid: enterprise.id,
    entName: '晨光科技',
    online: true,
    isCurrent: false,
    isVerified: false,
    startedAt: expect.any(String),
    lastSeenAt: now.toISOString(),
    ip: '127.0.0.1',
    browser: 'Chrome',
    system: 'Windows',
  })
  expect(JSON.stringify(list)).not.toMatch(/token|csrf/i)
})

test('sessions are found by person, enterprise, address and whether they are in use', async () => {
  const enterprise = await server.given.enterprise()
  const browser = await server.given.signedIn({ enterprise })
  const { id } = browser.person
  now = new Date(now.getTime() + 6 * 60_000)
  await operator.call('verifyPassword', { op: 'verify', password })
  await server.given.signedIn({ enterprise })
  const found = async (filter: object) =>
    (await operator.call('listLiveSessions', { entid: enterprise.id, ...filter })).total
  expect(await found({})).toBe(2)
  expect(await found({ userid: id })).toBe(1)
  expect(await found({ online: true })).toBe(1)
  expect(await found({ online: false, userid: id })).toBe(1)
  expect(await found({ ip: '127.0.0.1' })).toBe(2)
  expect(await found({ ip: '203.0.113.7' })).toBe(0)
})

test('one session is ended, the others of the same person go on', async () => {
  const one = await server.given.signedIn()
  const { list } = await operator.call('listLiveSessions', { userid: one.person.id })
  const other = await server.given.signIn(one.person)
  expect(await operator.call('endLiveSession', { id: list[0]?.id ?? '' })).toEqual({ ended: 1 })
  expect((await one.tryCall('getHomeLink', {})).status).toBe(401)
  expect((await other.tryCall('getHomeLink', {})).status).toBe(200)
  expect(await operator.call('endLiveSession', { id: list[0]?.id ?? '' })).toEqual({ ended: 0 })
})

test('all people of an enterprise are signed out, wherever they work, and no other person', async () => {
  const [enterprise, another] = [await server.given.enterprise(), await server.given.enterprise()]
  const inside = [
    await server.given.signedIn({ enterprise }),
    await server.given.signedIn({ userType: UserType.administrator, enterprise }),
  ]
  const guest = await server.given.signedIn({ enterprise: another })
  const outside = await server.given.signedIn({ enterprise: another })
  await server.services.tx(platform, (db) =>
    db
      .insertInto('membership')
      .values({ ent_id: enterprise.id, user_id: guest.person.id, user_type: UserType.collaborator })
      .execute(),
  )
  expect(await operator.call('endEnterpriseSessions', { entid: enterprise.id })).toEqual({ ended: 3 })
  for (const browser of [...inside, guest]) expect((await browser.tryCall('getHomeLink', {})).status).toBe(401)
  expect((await outside.tryCall('getHomeLink', {})).status).toBe(200)
})

test('what an operator ends is in the audit log', async () => {
  const enterprise = await server.given.enterprise()
  const { person } = await server.given.signedIn({ enterprise })
  const { list } = await operator.call('listLiveSessions', { userid: person.id })
  await operator.call('endLiveSession', { id: list[0]?.id ?? '' })
  await operator.call('endEnterpriseSessions', { entid: enterprise.id })
  const acts = async (action: string, target: string) => (await operator.call('listAudit', { action, target })).total
  expect(await acts('endLiveSession', list[0]?.id ?? '')).toBe(1)
  expect(await acts('endEnterpriseSessions', enterprise.id)).toBe(1)
})

test('ending sessions asks the operator to confirm who they are', async () => {
  const another = await server.given.signedIn({ userType: UserType.operator })
  const { id } = await server.given.person()
  const attempts = [
    another.tryCall('endLiveSession', { id: 'any' }),
    another.tryCall('endEnterpriseSessions', { entid: 'any' }),
    another.tryCall('endUserSessions', { userid: id }),
  ]
  for (const attempt of attempts) expect((await attempt).error).toBe('stepUpRequired')
})

test('only a root operator ends the session of another operator, and no operator their own this way', async () => {
  const colleague = await server.given.signedIn({ userType: UserType.operator })
  const sessionOf = async (userid: string) => (await operator.call('listLiveSessions', { userid })).list[0]?.id ?? ''
  const theirs = await sessionOf(colleague.person.id)
  expect((await operator.tryCall('endLiveSession', { id: theirs })).error).toBe('rootRequired')
  const own = (await operator.call('listLiveSessions', {})).list.find(({ isCurrent }) => isCurrent)?.id
  expect((await operator.tryCall('endLiveSession', { id: own })).error).toBe('ownAccount')
  expect((await operator.tryCall('endLiveSession', { id: 'none' })).error).toBe('notFound')
  expect((await operator.tryCall('endEnterpriseSessions', { entid: 'none' })).error).toBe('enterpriseNotFound')
})
