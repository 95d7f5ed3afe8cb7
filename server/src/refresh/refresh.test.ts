import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../db/scope.ts'
import { enrol } from '../two-step/given.ts'
import { createClient, type Client } from '../testing/client.ts'
import { password, startTestServer, type TestServer } from '../testing/test-server.ts'

const hourMs = 60 * 60_000
const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())

test('a browser that is to stay signed in goes on after hours without use, and anew each time, for seven days', async () => {
  const { browser } = await kept()
  const [session, secret] = [browser.cookies.get('sid'), browser.cookies.get('keep')]
  for (let day = 1; day < 7; day += 1) {
    await later(24 * hourMs)
    expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  }
  expect(browser.cookies.get('sid')).not.toBe(session)
  expect(browser.cookies.get('keep')).not.toBe(secret)
  await later(25 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect(browser.cookies.has('keep')).toBe(false)
})

test('without being asked to, no browser stays signed in', async () => {
  const person = await server.given.signedIn()
  expect(person.cookies.has('keep')).toBe(false)
  await later(3 * hourMs)
  expect((await person.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test.each([7, 9] as const)('people of the platform, type %i, are never kept signed in', async (userType) => {
  const { browser } = await kept({ userType })
  expect(browser.cookies.has('keep')).toBe(false)
  await later(16 * 60_000)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('S08: the refresh cookie cannot be read by scripts, stays on this site and lasts seven days', async () => {
  const { loginId } = await server.given.person()
  const answer = await server.client().tryCall('signIn', { loginId, password, remember: true })
  expect(answer.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^keep=[a-z0-9]+\.[\w-]{43}; Max-Age=604800; Path=\/; SameSite=Lax; HttpOnly$/),
  )
})

test('the page itself goes on with the session, so that a reopened browser does not show the sign-in page', async () => {
  const { browser } = await kept()
  reopen(browser)
  const page = await browser.fetch('/user/workbench', { headers: { accept: 'text/html' } })
  expect(page.headers.getSetCookie().join()).toContain('sid=')
  expect((await browser.call('getLoginStatus', {})).login).toBe(true)
})

test('a change that a page had waiting is made, with the token of the session before', async () => {
  const { browser } = await kept()
  await later(3 * hourMs)
  expect((await browser.tryCall('endOwnSessions', { id: 'others' })).status).toBe(200)
  await later(3 * hourMs)
  const forged = await browser.tryCall(
    'endOwnSessions',
    { id: 'others' },
    { headers: { 'x-csrf-token': 'A'.repeat(43) } },
  )
  expect(forged.error).toBe('crossSiteRequest')
})

test('fifty calls at once with the same cookie end up in one session, and the browser stays signed in', async () => {
  const { browser, person } = await kept()
  await later(3 * hourMs)
  const tabs = Array.from({ length: 50 }, () => copyOf(browser))
  const answers = await Promise.all(tabs.map((tab) => tab.tryCall('getHomeLink', {})))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(tabs.map((tab) => `${tab.cookies.get('sid')} ${tab.cookies.get('keep')}`)).size).toBe(1)
  expect(await liveSessions(person.id)).toBe(1)
  await later(3 * hourMs)
  expect((await tabs[7]?.tryCall('getHomeLink', {}))?.status).toBe(200)
})

test('a cookie that was used up and comes again is a copy: whatever came of it ends', async () => {
  const { browser, person } = await kept()
  const copy = copyOf(browser)
  await later(3 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  await later(11_000)
  expect((await copy.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect(await liveSessions(person.id)).toBe(0)
  const denied = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select('result')
      .where('action', '=', 'continueSession')
      .where('target_id', '=', person.id)
      .where('result', '=', 'denied')
      .execute(),
  )
  expect(denied).toHaveLength(1)
})

test('a made-up secret of a family that exists signs nobody in', async () => {
  const { browser } = await kept()
  const guess = server.client()
  guess.cookies.set('keep', `${(browser.cookies.get('keep') ?? '').split('.')[0]}.${'A'.repeat(43)}`)
  expect((await guess.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('signing out ends it: neither the cookie nor a copy of it comes back', async () => {
  const { browser } = await kept()
  const copy = copyOf(browser)
  await browser.call('signOut', {})
  expect(browser.cookies.has('keep')).toBe(false)
  expect((await copy.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('signing out long after the session was over ends it as well', async () => {
  const { browser } = await kept()
  const copy = copyOf(browser)
  await later(3 * hourMs)
  await browser.call('signOut', {})
  await later(11_000)
  copy.cookies.set('keep', browser.cookies.get('keep') ?? copy.cookies.get('keep') ?? '')
  expect((await copy.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('whoever signs in without asking for it is not kept, whatever the browser had before', async () => {
  const { browser, person } = await kept()
  await browser.call('signIn', { loginId: person.loginId, password })
  expect(browser.cookies.has('keep')).toBe(false)
  await later(3 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('a new password ends it on every browser, also where the session was over already', async () => {
  const { browser, person } = await kept()
  const other = await keepIn(person)
  await later(3 * hourMs)
  await browser.call('changePassword', { op: 'change', oldPassword: password, newPassword: 'a rather long new one' })
  expect(browser.cookies.has('keep')).toBe(false)
  expect((await other.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('a browser whose session another one ended does not come back', async () => {
  const { browser, person } = await kept()
  const other = await keepIn(person)
  await later(3 * hourMs)
  const sessions = await browser.call('listOwnSessions', {})
  expect(sessions.map(({ isCurrent, keptUntil }) => [isCurrent, keptUntil !== null])).toEqual([
    [true, true],
    [false, true],
  ])
  await browser.call('endOwnSessions', { id: sessions[1]?.id ?? '' })
  expect((await other.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('an operator’s reset and a suspension end it', async () => {
  const operator = await server.given.signIn({ loginId: 'operator' })
  const { browser, person } = await kept()
  await operator.call('verifyPassword', { op: 'verify', password })
  await operator.call('resetPassword', { op: 'reset', userId: person.id })
  await later(3 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')

  const suspended = await kept()
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ status: 'suspended' }).where('id', '=', suspended.person.id).execute(),
  )
  await later(3 * hourMs)
  expect((await suspended.browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('S18: a session that goes on by the cookie is not verified by a second factor, and the gate holds it', async () => {
  const { browser, person } = await kept()
  const admin = await server.given.signedIn({ userType: 6, enterprise: { id: person.entId ?? '' } })
  await enrol(browser, now())
  await admin.call('verifyPassword', { op: 'verify', password })
  const policy = { open: true, applyTo: 'all', effectiveTime: null, trustDeviceDays: 0 } as const
  await admin.call('updateTwoStepPolicy', policy)
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  await later(3 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
})

test('the database keeps no secret of a refresh cookie', async () => {
  const { browser } = await kept()
  await later(3 * hourMs)
  await browser.call('getHomeLink', {})
  const secret = (browser.cookies.get('keep') ?? '.none').split('.')[1] ?? ''
  const rows = await server.services.tx(platform, (db) => db.selectFrom('refresh_family').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('sid'))
})

async function kept(as: { userType?: 0 | 7 | 9 } = {}) {
  const person = await server.given.person(as)
  return { person, browser: await keepIn(person) }
}

async function keepIn({ loginId }: { loginId: string }) {
  const browser = server.client()
  await browser.call('signIn', { loginId, password, remember: true })
  return browser
}

/** What is left of the cookies when the browser was closed and the session is over. */
function reopen(browser: Client) {
  for (const name of ['sid', 'csrf', 'entId']) browser.cookies.delete(name)
}

function copyOf(browser: Client) {
  const copy = createClient(server.url)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

/** Any writing call makes the server look at its sessions again, which it otherwise remembers for a real second. */
async function later(ms: number) {
  clock.offsetMs += ms
  await server.client().call('signOut', {})
}

async function liveSessions(userId: string) {
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('session').select('id').where('user_id', '=', userId).where('ended_at', 'is', null).execute(),
  )
  return rows.length
}
