import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { createClient } from '../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'
import { passwordCosts } from '../hashing/passwords.ts'

const clock = { offsetMs: 0 }
const hourMs = 60 * 60_000
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ passwordCosts, now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(() => server.close())

test('a person who is not signed in is told so, and nothing more', async () => {
  const status = await server.client().call('getLoginStatus', {})
  expect(status).toEqual({ login: false, is_login: 0, isSysUpdating: false, pageType: 'login' })
})

test('after sign-in the status names the person, their type and their enterprise', async () => {
  const enterprise = await server.given.enterprise()
  const admin = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  const status = await admin.call('getLoginStatus', {})
  expect(status).toMatchObject({
    login: true,
    is_login: 1,
    user_type: UserType.administrator,
    userId: admin.person.id,
    curEntId: enterprise.id,
  })
})

test('a login id works however it is typed', async () => {
  await server.given.person({ loginId: 'Wide.Name' })
  expect((await attempt({ loginId: ' ｗｉｄｅ.NAME ', password })).status).toBe(200)
})

test('a login id works as it comes off a clipboard (R1)', async () => {
  await server.given.person({ loginId: 'pasted.member' })
  for (const pasted of ['pasted.member\u200B', '\u202Dpasted.member\u202C', '\uFEFFpasted.mem\u00ADber\u00A0'])
    expect((await attempt({ loginId: pasted, password })).status).toBe(200)
})

test('S05: signing out ends the session: its cookie opens nothing any more', async () => {
  const person = await server.given.signedIn()
  const copy = createClient(server.url)
  for (const [name, value] of person.cookies) copy.cookies.set(name, value)
  await person.call('signOut', {})
  expect(person.cookies.has('sid')).toBe(false)
  expect((await copy.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('S03, S04: signing in again gives a new session and ends the one that the browser had', async () => {
  const person = await server.given.signedIn()
  const before = createClient(server.url)
  for (const [name, value] of person.cookies) before.cookies.set(name, value)
  await person.call('signIn', { loginId: person.person.loginId, password })
  expect(person.cookies.get('sid')).not.toBe(before.cookies.get('sid'))
  expect((await before.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('a session ends by itself after two hours without use', async () => {
  const person = await server.given.signedIn()
  clock.offsetMs += 1.9 * hourMs
  expect((await person.tryCall('getHomeLink', {})).status).toBe(200)
  clock.offsetMs += 1.9 * hourMs
  await server.given.signedIn() // Any write makes the server look again.
  expect((await person.tryCall('getHomeLink', {})).status).toBe(200)
  clock.offsetMs += 2.1 * hourMs
  await server.given.signedIn()
  expect((await person.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('an operator’s session lasts fifteen minutes without use', async () => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  clock.offsetMs += 16 * 60_000
  await server.given.signedIn()
  expect((await operator.tryCall('getHomeLink', {})).error).toBe('signInRequired')
})

test('the eleventh session of a person ends the oldest', async () => {
  const person = await server.given.person()
  const browsers = []
  for (let i = 0; i < 11; i += 1) browsers.push(await server.given.signIn(person))
  const statuses = await Promise.all(browsers.map(async (browser) => (await browser.tryCall('getHomeLink', {})).status))
  expect(statuses).toEqual([401, ...Array.from({ length: 10 }, () => 200)])
})

test('S08: the session cookie cannot be read by scripts and stays on this site', async () => {
  const { loginId } = await server.given.person()
  const lines = (await attempt({ loginId, password })).headers.getSetCookie()
  expect(lines).toEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/),
    expect.stringMatching(/^csrf=[\w-]{43}; Path=\/; SameSite=Lax$/),
    expect.stringMatching(/^entId=\w+; Path=\/; SameSite=Lax$/),
    expect.stringMatching(/^dev=[\w-]{43}; Max-Age=34560000; Path=\/; SameSite=Lax; HttpOnly$/),
  ])
})

test('the database keeps neither the token nor the password', async () => {
  const person = await server.given.signedIn()
  const token = person.cookies.get('sid') ?? 'none'
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('session').selectAll().where('user_id', '=', person.person.id).execute(),
  )
  expect(JSON.stringify(rows)).not.toContain(token)
  const { phc } = await server.services.tx(platform, (db) =>
    db.selectFrom('credential').select('phc').where('user_id', '=', person.person.id).executeTakeFirstOrThrow(),
  )
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('the first sign-in erases the password that the operator could read', async () => {
  const { id, loginId } = await server.given.person()
  await server.services.tx(platform, (db) =>
    db.updateTable('credential').set({ initial: true, initial_secret: 'sealed' }).where('user_id', '=', id).execute(),
  )
  await attempt({ loginId, password })
  const row = await server.services.tx(platform, (db) =>
    db.selectFrom('credential').select('initial_secret').where('user_id', '=', id).executeTakeFirst(),
  )
  expect(row).toEqual({ initial_secret: null })
})

function attempt(input: { loginId: string; password: string }) {
  return server.client().tryCall('signIn', input)
}
