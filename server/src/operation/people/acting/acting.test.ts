import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { createClient } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { replaceOperatorNetworks } from '../../setting/network/queries.ts'
import { actingAs, changingAs, member, reason, rootOperator, whoIs } from './test/given-acting.ts'

const minute = 60_000
const clock = { offsetMs: 0 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(() => server.close())
beforeEach(() => {
  clock.offsetMs = 0
})

test('S46: an operator works as a person, in that one enterprise, and comes back to their own session', async () => {
  const person = await member(server)
  const browser = await rootOperator(server)
  const own = browser.cookies.get('sid')
  const { until } = await browser.call('beginActing', { userid: person.id, entid: person.entid, reason })
  const status = await browser.call('getLoginStatus', {})
  expect(status).toMatchObject({
    userId: person.id,
    curEntId: person.entid,
    user_type: UserType.member,
    acting: { reason, mayChange: false, until },
  })
  expect(await browser.call('getCurrentEnterprise', {})).toMatchObject({ curEntId: person.entid })
  expect((await browser.tryCall('listUsers', {})).error).toBe('forbidden')
  const foreign = (await server.given.enterprise()).id
  expect((await browser.tryCall('getCurrentEnterprise', {}, { space: foreign })).error).toBe('spaceDenied')
  expect(browser.cookies.get('sid')).toBe(own)
  await browser.call('endActing', {})
  expect(await whoIs(browser)).toEqual({ userId: browser.person.id, isActing: false })
  expect((await browser.tryCall('listUsers', {})).status).toBe(200)
  expect((await browser.tryCall('endUserSessions', { userid: person.id })).status).toBe(200)
})

test('S46: only root operators act as a person, with a reason, and once they have confirmed who they are', async () => {
  const { id: userid, entid } = await member(server)
  const plain = await server.given.signedIn({ userType: UserType.operator })
  expect((await plain.tryCall('beginActing', { userid, entid, reason })).error).toBe('rootRequired')
  const root = await rootOperator(server)
  expect((await root.tryCall('beginActing', { userid, entid, reason: '  ' })).error).toBe('invalidInput')
  clock.offsetMs = 6 * minute
  expect((await root.tryCall('beginActing', { userid, entid, reason })).error).toBe('stepUpRequired')
})

test('S46: no operator acts as an operator, a SaaS administrator or themself, or as a person who is not let in', async () => {
  const root = await rootOperator(server)
  const person = await member(server)
  const [operator, category] = [
    await server.given.person({ userType: UserType.operator }),
    await server.given.person({ userType: UserType.saasAdministrator }),
  ]
  const suspended = await member(server)
  await runSql(server.address, `update user_account set status = 'suspended' where id = '${suspended.id}'`)
  const shutOut = await member(server)
  await runSql(server.address, `update membership set status = 'suspended' where user_id = '${shutOut.id}'`)
  const closed = await member(server, { enterprise: await server.given.enterprise({ status: 'suspended' }) })
  const foreign = (await server.given.enterprise()).id
  const tried: [string, string, string][] = [
    [operator.id, person.entid, 'actingNotForStaff'],
    [category.id, person.entid, 'actingNotForStaff'],
    [root.person.id, person.entid, 'ownAccount'],
    ['nobody', person.entid, 'userNotFound'],
    [person.id, foreign, 'actingNotOpen'],
    [suspended.id, suspended.entid, 'actingNotOpen'],
    [shutOut.id, shutOut.entid, 'actingNotOpen'],
    [closed.id, closed.entid, 'actingNotOpen'],
  ]
  for (const [userid, entid, error] of tried)
    expect([userid, (await root.tryCall('beginActing', { userid, entid, reason })).error]).toEqual([userid, error])
})

test('S46: of two that begin at once one goes on, and the other is over', async () => {
  const [one, two] = [await member(server), await member(server)]
  const browser = await rootOperator(server)
  const tabs = [one, two].map(() => createClient(server.url, { cookies: Object.fromEntries(browser.cookies) }))
  const begun = await Promise.all(
    tabs.map((tab, index) => {
      const { id: userid, entid } = [one, two][index] ?? one
      return tab.tryCall('beginActing', { userid, entid, reason })
    }),
  )
  expect(begun.map(({ status }) => status)).toEqual([200, 200])
  const seen = await Promise.all(tabs.map((tab) => tab.tryCall('getCurrentEnterprise', {})))
  expect(seen.map(({ error }) => `${error}`).toSorted()).toEqual(['actingOver', 'null'])
})

test('S46: to change something the operator confirms once more, by themself and not as the person', async () => {
  const person = await member(server)
  const browser = await actingAs(server, person)
  expect((await browser.tryCall('updateCommonApplications', { ids: [] })).error).toBe('actingReadOnly')
  expect((await browser.tryCall('allowActingChanges', {})).error).toBe('stepUpRequired')
  const { methods } = await browser.call('getStepUpMethods', {})
  expect(methods.map(({ kind }) => kind)).toEqual(['password'])
  expect((await browser.tryCall('verifyPassword', { op: 'verify', password: 'wrong' })).error).toBe('passwordWrong')
  await server.given.confirm(browser)
  await browser.call('allowActingChanges', {})
  expect((await browser.call('getLoginStatus', {})).acting).toMatchObject({ mayChange: true })
  expect((await browser.tryCall('updateCommonApplications', { ids: [] })).error).not.toBe('actingReadOnly')
  // The confirmation is the operator’s: a call that asks for one is closed to them as the person.
  expect((await browser.tryCall('endOwnSessions', { id: 'others' })).error).toBe('actingOutOfReach')
})

test('S46: what the operator confirms in another browser of theirs allows nothing in the one that acts', async () => {
  const browser = await actingAs(server, await member(server))
  const other = await server.given.signIn(browser.person)
  await server.given.confirm(other)
  expect((await other.tryCall('allowActingChanges', {})).error).toBe('actingOver')
  expect((await browser.call('getLoginStatus', {})).acting).toMatchObject({ mayChange: false })
  expect((await browser.tryCall('allowActingChanges', {})).error).toBe('stepUpRequired')
  // Ending it is safe from anywhere.
  await other.call('endActing', {})
  expect((await browser.tryCall('getCurrentEnterprise', {})).error).toBe('actingOver')
})

test('S46: the person sees which operator acted as them, when and why, and is told until they say so', async () => {
  const person = await member(server)
  const operator = await actingAs(server, person)
  await operator.call('endActing', {})
  const own = await server.given.signIn(person)
  expect((await own.call('getLoginStatus', {})).wasActedAs).toBe(true)
  const [seen, ...more] = await own.call('listOwnActings', {})
  expect(more).toEqual([])
  expect(seen).toMatchObject({
    entid: person.entid,
    reason,
    mayChange: false,
    isNew: true,
    endedAt: expect.any(String),
  })
  expect(JSON.stringify(seen)).not.toContain('127.0.0.1')
  await own.call('readOwnActings', {})
  expect((await own.call('getLoginStatus', {})).wasActedAs).toBeUndefined()
  // The session that the operator opened is in no list of the person's own sessions.
  expect(await own.call('listOwnSessions', {})).toHaveLength(1)
})

test('S46: an operator outside of the operators’ networks acts as no person', async () => {
  const browser = await changingAs(server, await member(server))
  await server.services.tx(platform, (db) =>
    replaceOperatorNetworks(db, { networks: [{ network: '203.0.113.0/24', note: '' }], version: 0 }),
  )
  await server.client().call('signOut', {})
  expect((await browser.tryCall('getCurrentEnterprise', {})).error).toBe('networkNotAllowed')
  await runSql(server.address, `delete from setting where key = 'OPERATOR_NETWORKS'`)
})
