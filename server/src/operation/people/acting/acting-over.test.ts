import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { createClient } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { actingAs, member, rootOperator, whoIs } from './test/given-acting.ts'

const minute = 60_000
const clock = { offsetMs: 0 }

let server: TestServer
let pages: Awaited<ReturnType<typeof makePortalFolder>>
beforeAll(async () => {
  pages = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: pages.folder, now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(async () => {
  await server.close()
  await pages.remove()
})
beforeEach(() => {
  clock.offsetMs = 0
})

test('S46: it is over after a quarter of an hour whatever is done, and after five minutes without anything', async () => {
  const [busy, idle] = [await actingAs(server, await member(server)), await actingAs(server, await member(server))]
  for (const at of [4, 8, 12, 14]) {
    await passTo(at)
    expect((await busy.tryCall('getCurrentEnterprise', {})).error).toBeNull()
  }
  await passTo(15)
  expect((await busy.tryCall('getCurrentEnterprise', {})).error).toBe('actingOver')
  await passTo(5)
  expect((await idle.tryCall('getCurrentEnterprise', {})).error).toBe('actingOver')
  // An operator who had worked all the time is still signed in themself, and is so again.
  await passTo(16)
  expect(await whoIs(busy)).toEqual({ userId: busy.person.id, isActing: false })
  expect((await busy.tryCall('listUsers', {})).status).toBe(200)
})

test('S46: a page that is loaded when it is over leads back, with the operator’s own cookies', async () => {
  const browser = await actingAs(server, await member(server))
  clock.offsetMs = 6 * minute
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.url}/user/workbench`, { headers: { cookie }, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sysop/users'])
  expect(answer.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['csrf', 'entId', 'as'])
})

test('S46: its cookie is worth nothing without the operator’s own, nor in its place, nor after the end', async () => {
  const browser = await actingAs(server, await member(server))
  const as = browser.cookies.get('as') ?? ''
  const other = await rootOperator(server)
  const thieves = [
    createClient(server.url, { cookies: { as } }),
    createClient(server.url, { cookies: { sid: as } }),
    createClient(server.url, { cookies: { sid: other.cookies.get('sid') ?? '', as } }),
  ]
  const seen = []
  for (const thief of thieves) seen.push((await whoIs(thief)).userId)
  expect(seen).toEqual([null, null, other.person.id])
  const kept = new Map(browser.cookies)
  await browser.call('endActing', {})
  const late = createClient(server.url, { cookies: Object.fromEntries(kept) })
  expect((await late.tryCall('getCurrentEnterprise', {})).error).toBe('actingOver')
  expect(await whoIs(late)).toEqual({ userId: browser.person.id, isActing: false })
})

test.each([
  ['the operator signs out', (of: Ends) => of.browser.call('signOut', {})],
  ['another operator ends the session', (of: Ends) => endByOther(of)],
  ['the person ends all sessions', (of: Ends) => of.own.call('endOwnSessions', { id: 'others' })],
  ['the person is suspended', (of: Ends) => sql(`update user_account set status = 'suspended' where id = '${of.id}'`)],
  ['they leave', (of: Ends) => sql(`update membership set status = 'left' where user_id = '${of.id}'`)],
  [
    'the enterprise is suspended',
    (of: Ends) => sql(`update enterprise set status = 'suspended' where id = '${of.entid}'`),
  ],
  [
    'the operator is root no more',
    (of: Ends) => sql(`update user_account set is_root = false where id = '${of.browser.person.id}'`),
  ],
])('S46: it is over when %s', async (_what, end) => {
  const person = await member(server)
  const own = await server.given.signIn(person)
  await server.given.confirm(own)
  const browser = await actingAs(server, person)
  const cookies = Object.fromEntries(browser.cookies)
  await end({ ...person, own, browser })
  await server.client().call('signOut', {})
  const { error } = await createClient(server.url, { cookies }).tryCall('getCurrentEnterprise', {})
  expect(['actingOver', 'signInRequired']).toContain(error)
})

/** So many minutes later; a server that remembers sessions for a second asks again. */
async function passTo(minutes: number) {
  clock.offsetMs = minutes * minute
  await server.client().call('signOut', {})
}

type Ends = {
  id: string
  entid: string
  own: Awaited<ReturnType<TestServer['given']['signIn']>>
  browser: Awaited<ReturnType<typeof actingAs>>
}

function sql(statement: string) {
  return runSql(server.address, statement)
}

async function endByOther({ id }: Ends) {
  const plain = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(plain)
  const { list } = await plain.call('listLiveSessions', { userid: id })
  const acted = list.filter(({ actingBy }) => actingBy !== null)
  expect(acted).toHaveLength(1)
  await plain.call('endLiveSession', { id: acted[0]?.id ?? '' })
}
