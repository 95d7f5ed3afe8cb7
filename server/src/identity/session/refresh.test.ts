import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import type { Client } from '../../test/client.ts'
import { password } from '../../test/test-server.ts'
import { enrol } from '../factor/two-step/test/given.ts'
import { hourMs, startKeptServer, type KeptServer } from './test/given-refresh.ts'
import { crowd } from '../../test/crowd.ts'

let stage: KeptServer

beforeAll(async () => {
  stage = await startKeptServer()
})
afterAll(() => stage.server.close())

test('a browser that is to stay signed in goes on after hours without use, and anew each time, for seven days', async () => {
  const { browser } = await stage.kept()
  const [session, secret] = [browser.cookies.get('sid'), browser.cookies.get('keep')]
  for (let day = 1; day < 7; day += 1) {
    await stage.later(24 * hourMs)
    expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  }
  expect(browser.cookies.get('sid')).not.toBe(session)
  expect(browser.cookies.get('keep')).not.toBe(secret)
  await stage.later(25 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect(browser.cookies.has('keep')).toBe(false)
})

test('without being asked to, no browser stays signed in', async () => {
  const person = await stage.server.given.signedIn()
  expect(person.cookies.has('keep')).toBe(false)
  await stage.later(3 * hourMs)
  expect((await person.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test.each(['operator', 'saasAdministrator'] as const)('a %s is never kept signed in', async (name) => {
  const userType = UserType[name]
  const { browser } = await stage.kept({ userType })
  expect(browser.cookies.has('keep')).toBe(false)
  await stage.later(16 * 60_000)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('S08: the refresh cookie cannot be read by scripts, stays on this site and lasts seven days', async () => {
  const { loginId } = await stage.server.given.person()
  const answer = await stage.server.client().tryCall('signIn', { loginId, password, remember: true })
  expect(answer.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^keep=[a-z0-9]+\.[\w-]{43}; Max-Age=604800; Path=\/; SameSite=Lax; HttpOnly$/),
  )
})

test('the page itself goes on with the session, so that a reopened browser does not show the sign-in page', async () => {
  const { browser } = await stage.kept()
  reopen(browser)
  const page = await browser.fetch('/user/workbench', { headers: { accept: 'text/html' } })
  expect(page.headers.getSetCookie().join()).toContain('sid=')
  expect((await browser.call('getLoginStatus', {})).login).toBe(true)
})

test('a change that a page had waiting is made, with the token of the session before', async () => {
  const { browser } = await stage.kept()
  const waiting = { lang: 'en-US' } as const
  await stage.later(3 * hourMs)
  expect((await browser.tryCall('updateOwnLanguage', waiting)).status).toBe(200)
  await stage.later(3 * hourMs)
  const forged = await browser.tryCall('updateOwnLanguage', waiting, { headers: { 'x-csrf-token': 'A'.repeat(43) } })
  expect(forged.error).toBe('crossSiteRequest')
})

test('many calls at once with the same cookie end up in one session, and the browser stays signed in', async () => {
  const { browser, person } = await stage.kept()
  await stage.later(3 * hourMs)
  const tabs = Array.from({ length: crowd }, () => stage.copyOf(browser))
  const answers = await Promise.all(tabs.map((tab) => tab.tryCall('getHomeLink', {})))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(tabs.map((tab) => `${tab.cookies.get('sid')} ${tab.cookies.get('keep')}`)).size).toBe(1)
  expect(await liveSessions(person.id)).toBe(1)
  await stage.later(3 * hourMs)
  expect((await tabs[7]?.tryCall('getHomeLink', {}))?.status).toBe(200)
})

test('a cookie that was used up and comes again is a copy: whatever came of it ends', async () => {
  const { browser, person } = await stage.kept()
  const copy = stage.copyOf(browser)
  await stage.later(3 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  await stage.later(11_000)
  expect((await copy.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect(await liveSessions(person.id)).toBe(0)
  const denied = await stage.server.services.tx(platform, (db) =>
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

test('a made-up secret of a family that exists does not sign its caller in', async () => {
  const { browser } = await stage.kept()
  const guess = stage.server.client()
  guess.cookies.set('keep', `${(browser.cookies.get('keep') ?? '').split('.')[0]}.${'A'.repeat(43)}`)
  expect((await guess.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('S18: a session that goes on by the cookie is not verified by a second factor, and the gate holds it', async () => {
  const { browser, person } = await stage.kept()
  const admin = await stage.server.given.signedIn({
    userType: UserType.administrator,
    enterprise: { id: person.entId ?? '' },
  })
  await enrol(browser, stage.now())
  await admin.call('verifyPassword', { op: 'verify', password })
  const policy = { open: true, applyTo: 'all', effectiveTime: null, trustDeviceDays: 0 } as const
  await admin.call('updateTwoStepPolicy', policy)
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  await stage.later(3 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
})

test('the database keeps no secret of a refresh cookie', async () => {
  const { browser } = await stage.kept()
  await stage.later(3 * hourMs)
  await browser.call('getHomeLink', {})
  const secret = (browser.cookies.get('keep') ?? '.none').split('.')[1] ?? ''
  const rows = await stage.server.services.tx(platform, (db) => db.selectFrom('refresh_family').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('sid'))
})

/** Leaves the cookies that remain when the browser was closed and the session is over. */
function reopen(browser: Client) {
  for (const name of ['sid', 'csrf', 'entId']) browser.cookies.delete(name)
}

async function liveSessions(userId: string) {
  const rows = await stage.server.services.tx(platform, (db) =>
    db.selectFrom('session').select('id').where('user_id', '=', userId).where('ended_at', 'is', null).execute(),
  )
  return rows.length
}
