import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import type { Client } from '../../test/client.ts'
import { runSql } from '../../test/cluster.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const clock = { offsetMs: 0 }
let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + clock.offsetMs) })
  operator = await server.given.signedIn({ userType: UserType.operator })
  await operator.call('verifyPassword', { op: 'verify', password })
})
afterAll(() => server.close())
beforeEach(() => {
  clock.offsetMs = 0
})

const why = async (browser: Client, lang = 'en-US') =>
  (await browser.call('getLoginStatus', {}, { headers: { 'accept-language': lang } })).endedWhy

test('U06: a person who was signed out by an operator is told so, in their language', async () => {
  const person = await server.given.signedIn()
  const { list } = await operator.call('listLiveSessions', { userid: person.person.id })
  await operator.call('endLiveSession', { id: list[0]?.id ?? '' })
  expect(await why(person)).toBe('An administrator has ended your session. Please sign in again.')
  expect(await why(person, 'zh-CN')).toBe('管理员已结束您的登录，请重新登录。')
})

test('U06: a person who was signed out by a time limit is told which', async () => {
  const person = await server.given.signedIn()
  clock.offsetMs = 3 * hourMs
  await server.client().call('signOut', {})
  expect(await why(person)).toMatch(/due to inactivity/)
  clock.offsetMs = 13 * hourMs
  expect(await why(person)).toMatch(/session has expired/)
})

test('U06: a person who signed out by themselves, or never was signed in, is told nothing', async () => {
  const person = await server.given.signedIn()
  await person.call('signOut', {})
  expect(await why(person)).toBeUndefined()
  expect(await why(server.client())).toBeUndefined()
})

test('U06: a page opened with an ended session leaves it to the shell to ask', async () => {
  const person = await server.given.signedIn()
  clock.offsetMs = 3 * hourMs
  await server.client().call('signOut', {})
  const { body } = await person.fetch('/home/login', { headers: { accept: 'text/html' } })
  expect(String(body)).not.toContain('"session":{"login":false')
})

/** Whole minutes until the session ends unused, and whether using it makes them more. */
async function endOf(person: Client) {
  const { secondsLeft, canStay } = await person.call('getSessionEnd', {})
  return { minutes: secondsLeft === null ? null : Math.ceil(secondsLeft / 60), canStay }
}

test('a session tells when it ends unless it is used, asking does not use it, and one that is kept tells nothing', async () => {
  const person = await server.given.signedIn()
  clock.offsetMs = 100 * minuteMs
  expect(await endOf(person)).toEqual({ minutes: 20, canStay: true })
  clock.offsetMs += minuteMs
  expect(await endOf(person)).toEqual({ minutes: 19, canStay: true })
  await person.call('getLoginStatus', {})
  expect(await endOf(person)).toEqual({ minutes: 120, canStay: true })
  await runSql(server.address, `update session set abs_until = idle_until where user_id = '${person.person.id}'`)
  expect((await endOf(person)).canStay).toBe(false)
  const kept = server.client()
  await kept.call('signIn', { loginId: person.person.loginId, password, remember: true })
  expect(await endOf(kept)).toEqual({ minutes: null, canStay: false })
})
