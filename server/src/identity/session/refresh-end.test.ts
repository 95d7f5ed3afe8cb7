import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import { runSql } from '../../test/cluster.ts'
import { password } from '../../test/test-server.ts'
import { hourMs, startKeptServer, type KeptServer } from './test/given-refresh.ts'

let stage: KeptServer

beforeAll(async () => {
  stage = await startKeptServer()
})
afterAll(() => stage.server.close())

test('signing out ends it: neither the cookie nor a copy of it comes back', async () => {
  const { browser } = await stage.kept()
  const copy = stage.copyOf(browser)
  await browser.call('signOut', {})
  expect(browser.cookies.has('keep')).toBe(false)
  expect((await copy.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('signing out long after the session was over ends it as well', async () => {
  const { browser } = await stage.kept()
  const copy = stage.copyOf(browser)
  await stage.later(3 * hourMs)
  await browser.call('signOut', {})
  await stage.later(11_000)
  copy.cookies.set('keep', browser.cookies.get('keep') ?? copy.cookies.get('keep') ?? '')
  expect((await copy.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('a person who signs in without asking for it is not kept, whatever the browser had before', async () => {
  const { browser, person } = await stage.kept()
  await browser.call('signIn', { loginId: person.loginId, password })
  expect(browser.cookies.has('keep')).toBe(false)
  await stage.later(3 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('a new password ends it on every browser, also where the session was over already', async () => {
  const { browser, person } = await stage.kept()
  const other = await stage.keepIn(person)
  await stage.later(3 * hourMs)
  await browser.call('changePassword', { op: 'change', oldPassword: password, newPassword: 'a rather long new one' })
  expect(browser.cookies.has('keep')).toBe(false)
  expect((await other.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('a browser whose session another one ended does not come back', async () => {
  const { browser, person } = await stage.kept()
  const other = await stage.keepIn(person)
  await stage.later(3 * hourMs)
  const sessions = await browser.call('listOwnSessions', {})
  expect(sessions.map(({ isCurrent, keptUntil }) => [isCurrent, keptUntil !== null])).toEqual([
    [true, true],
    [false, true],
  ])
  await stage.server.given.confirm(browser)
  await browser.call('endOwnSessions', { id: sessions[1]?.id ?? '' })
  expect((await other.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('an operator’s reset and a suspension end it', async () => {
  const operator = await stage.server.given.signIn({ loginId: 'operator' })
  const { browser, person } = await stage.kept()
  await operator.call('verifyPassword', { op: 'verify', password })
  await operator.call('resetPassword', { op: 'reset', userId: person.id })
  await stage.later(3 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')

  const suspended = await stage.kept()
  await stage.server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ status: 'suspended' }).where('id', '=', suspended.person.id).execute(),
  )
  await stage.later(3 * hourMs)
  expect((await suspended.browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('the statement that the manual gives for after a restore ends every session and every kept browser (R12)', async () => {
  const { browser } = await stage.kept()
  const signedIn = await stage.server.given.signedIn()
  const manual = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const restore = manual.split('### Restore')[1]?.split('\n## ')[0] ?? ''
  const [, statement = ''] = /-c '(update session [^']+)'/.exec(restore) ?? []
  await runSql(stage.server.address, statement)
  await stage.later(0)
  expect((await signedIn.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  await stage.later(3 * hourMs)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})
