import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a person reads their own account, the phone only in part', async () => {
  const browser = await server.given.signedIn()
  const { id, loginId } = browser.person
  expect(await browser.call('getOwnAccount', {})).toMatchObject({ userid: id, loginId, phoneMask: null })
})

test('a person sees where they are signed in: this browser first, and no other person’s sessions', async () => {
  const here = await server.given.signedIn()
  await server.given.signedIn()
  const elsewhere = server.client()
  const agent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0'
  await elsewhere.call('signIn', { loginId: here.person.loginId, password }, { headers: { 'user-agent': agent } })
  const sessions = await here.call('listOwnSessions', {})
  expect(sessions.map(({ isCurrent, browser, system }) => ({ isCurrent, browser, system }))).toEqual([
    { isCurrent: true, browser: null, system: null },
    { isCurrent: false, browser: 'Firefox', system: 'Windows' },
  ])
  expect(sessions[1]?.ip).toMatch(/127\.0\.0\.1$/)
})

test('one session is ended at once, and only that one', async () => {
  const here = await server.given.signedIn()
  const [lost, kept] = [await server.given.signIn(here.person), await server.given.signIn(here.person)]
  await server.given.confirm(here)
  const target = (await lost.call('listOwnSessions', {})).find(({ isCurrent }) => isCurrent)
  expect(await here.call('endOwnSessions', { id: target?.id ?? '' })).toEqual({ ended: 1 })
  expect((await lost.tryCall('getHomeLink', {})).status).toBe(401)
  expect((await kept.tryCall('getHomeLink', {})).status).toBe(200)
  expect(await here.call('endOwnSessions', { id: target?.id ?? '' })).toEqual({ ended: 0 })
})

test('all other sessions are ended together', async () => {
  const here = await server.given.signedIn()
  const others = [await server.given.signIn(here.person), await server.given.signIn(here.person)]
  await server.given.confirm(here)
  expect(await here.call('endOwnSessions', { id: 'others' })).toEqual({ ended: 2 })
  for (const other of others) expect((await other.tryCall('getHomeLink', {})).status).toBe(401)
  expect((await here.tryCall('getHomeLink', {})).status).toBe(200)
})

test('T04: an unconfirmed session ends no session, least of all its owner’s', async () => {
  const stolen = await server.given.signedIn()
  const own = await server.given.signIn(stolen.person)
  expect((await stolen.tryCall('endOwnSessions', { id: 'others' })).error).toBe('stepUpRequired')
  expect((await own.tryCall('getHomeLink', {})).status).toBe(200)
})

test('a person cannot end another person’s session', async () => {
  const [one, other] = [await server.given.signedIn(), await server.given.signedIn()]
  await server.given.confirm(one)
  const [theirs] = await other.call('listOwnSessions', {})
  expect(await one.call('endOwnSessions', { id: theirs?.id ?? '' })).toEqual({ ended: 0 })
  expect((await other.tryCall('getHomeLink', {})).status).toBe(200)
})

test('ending the session at hand is signing out', async () => {
  const here = await server.given.signedIn()
  const [current] = await here.call('listOwnSessions', {})
  await server.given.confirm(here)
  await here.call('endOwnSessions', { id: current?.id ?? '' })
  expect(here.cookies.has('sid')).toBe(false)
})

test('S62: a caller without a session cannot list sessions', async () => {
  const answers = await Promise.all([
    server.client().tryCall('listOwnSessions', {}),
    server.client().tryCall('getOwnAccount', {}),
    server.client().tryCall('endOwnSessions', { id: 'others' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
})

test('S08: what a list of sessions says does not open one', async () => {
  const here = await server.given.signedIn()
  const answer = await here.tryCall('listOwnSessions', {})
  expect(JSON.stringify(answer.body)).not.toContain(here.cookies.get('sid'))
  const thief = server.client()
  thief.cookies.set('sid', (await here.call('listOwnSessions', {}))[0]?.id ?? '')
  expect((await thief.tryCall('getHomeLink', {})).status).toBe(401)
})
