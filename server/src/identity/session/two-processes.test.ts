import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { createClient, type Client } from '../../test/client.ts'
import { lastAcceptedMs } from '../../test/last-accepted.ts'
import { startRoundRobin } from '../../test/round-robin.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let another: Awaited<ReturnType<TestServer['startAnother']>>
let proxy: Awaited<ReturnType<typeof startRoundRobin>>
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  another = await server.startAnother()
  proxy = await startRoundRobin([server.url, another.url])
  operator = await signIn((await server.given.person({ userType: UserType.operator })).loginId)
  await server.given.confirm(operator)
})
afterAll(async () => {
  await proxy.close()
  await another.stop()
  await server.close()
})

/** The time left at the very last use: both processes remember the session when its end comes. */
const soonMs = 1000

test('S06: suspending a person ends their three sessions within a second, in both processes', async () => {
  const { id, loginId } = await server.given.person()
  const browsers = await Promise.all([signIn(loginId), signIn(loginId), signIn(loginId)])
  for (const browser of browsers) await useInBoth(browser)
  const { list } = await operator.call('listUsers', { iSearch: loginId })
  await operator.call('updateUser', { userid: id, version: list[0]?.version ?? 0, status: 'suspended' })
  const since = performance.now()
  for (const browser of browsers) await refusedSoon(browser, 'signInRequired', { since })
})

test('S06: a session that its person ends elsewhere stops working in both processes', async () => {
  const { loginId } = await server.given.person()
  const [here, there] = [await signIn(loginId), await signIn(loginId)]
  await useInBoth(there)
  await server.given.confirm(here)
  await here.call('endOwnSessions', { id: 'others' })
  await refusedSoon(there, 'signInRequired')
  await useInBoth(here)
})

test('S05: after signing out a copied cookie opens nothing in either process', async () => {
  const browser = await signIn((await server.given.person()).loginId)
  await useInBoth(browser)
  const copied = createClient(proxy.url)
  for (const [name, value] of browser.cookies) copied.cookies.set(name, value)
  await browser.call('signOut', {})
  await refusedSoon(copied, 'signInRequired')
})

test('S07: a removed membership closes that enterprise in both processes, and no other', async () => {
  const [one, two] = [await server.given.enterprise(), await server.given.enterprise()]
  const { id, loginId } = await server.given.person({ enterprise: one })
  await server.services.tx(platform, (db) =>
    db.insertInto('membership').values({ ent_id: two.id, user_id: id, user_type: UserType.member }).execute(),
  )
  const browser = await signIn(loginId)
  for (const space of [one.id, two.id]) await useInBoth(browser, space)
  await server.services.tx(platform, (db) =>
    db.deleteFrom('membership').where('ent_id', '=', one.id).where('user_id', '=', id).execute(),
  )
  await refusedSoon(browser, 'spaceDenied', { space: one.id })
  await useInBoth(browser, two.id)
})

async function signIn(loginId: string) {
  const browser = createClient(proxy.url)
  await browser.call('signIn', { loginId, password })
  return browser
}

async function useInBoth(browser: Client, space?: string) {
  for (let i = 0; i < 2; i++) await browser.call('listApplications', {}, { space })
}

type Where = { space?: string; since?: number }

/** Asks again and again, of each process in turn, until both refuse: within a second. */
async function refusedSoon(browser: Client, error: string, { space, since = performance.now() }: Where = {}) {
  const isRefused = async () => (await browser.tryCall('listApplications', {}, { space })).error === error
  const isIn = async () => !(await isRefused()) || !(await isRefused())
  expect(await lastAcceptedMs(isIn, since)).toBeLessThan(soonMs)
}
