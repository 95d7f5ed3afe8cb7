import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

const chosen = 'a walk over seven hills'
const clock = { offsetMs: 0 }
let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + clock.offsetMs) })
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

test('an initial password opens nothing but the change of itself', async () => {
  const { browser } = await firstSignIn()
  expect(await browser.call('getLoginStatus', {})).toMatchObject({ login: true, mustChangePassword: true })
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('passwordChangeRequired')
  expect((await browser.tryCall('listMessages', {})).error).toBe('passwordChangeRequired')
  await browser.call('changePassword', { op: 'change', newPassword: chosen })
  expect((await browser.call('getLoginStatus', {})).mustChangePassword).toBeUndefined()
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
})

test('U04: an initial password goes on until another one is chosen, and lets one browser in at a time', async () => {
  const { browser: interrupted, loginId, initialSecret } = await firstSignIn()
  const again = server.client()
  await again.call('signIn', { loginId, password: initialSecret })
  // The session that had it first has ended and says why: one of the two is not its person.
  const before = await interrupted.call('getLoginStatus', {})
  expect(before).toMatchObject({
    login: false,
    endedWhy: '有人用同一初始密码登录了此账号。如果不是您本人，请索取新的初始密码。',
  })
  await again.call('changePassword', { op: 'change', newPassword: chosen })
  expect((await server.client().tryCall('signIn', { loginId, password: initialSecret })).error).toBe('badCredentials')
  expect((await again.tryCall('getHomeLink', {})).status).toBe(200)
})

test('U04: of several callers who come in by an initial password at the same moment one stays', async () => {
  const { loginId, initialSecret } = await reset()
  // Each from a browser of its own, so that no limit but the password's own decides.
  const browsers = Array.from({ length: 4 }, () => server.client())
  await Promise.all(browsers.map((one) => one.tryCall('signIn', { loginId, password: initialSecret })))
  const states = await Promise.all(browsers.map((one) => one.call('getLoginStatus', {})))
  expect(states.filter(({ login }) => login)).toHaveLength(1)
})

test('U04: an initial password that has not been used for a week is over, and its person is told so', async () => {
  const { loginId, initialSecret } = await reset()
  clock.offsetMs += 8 * 24 * 60 * 60_000
  const answer = async (password: string) => (await server.client().tryCall('signIn', { loginId, password })).error
  expect(await answer('wrong')).toBe('badCredentials')
  expect(await answer(initialSecret)).toBe('initialPasswordOver')
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
})

test('an initial password cannot be kept by choosing it again', async () => {
  const { browser, initialSecret } = await firstSignIn()
  const answer = await browser.tryCall('changePassword', { op: 'change', newPassword: initialSecret })
  expect(answer.error).toBe('passwordUnchanged')
})

test('S04: changing the password renews the session; the old cookie and the other browsers are out', async () => {
  const browser = await server.given.signedIn()
  const elsewhere = await server.given.signIn(browser.person)
  const before = copyOf(browser)
  await browser.call('changePassword', { op: 'change', oldPassword: password, newPassword: chosen })
  expect(browser.cookies.get('sid')).not.toBe(before.cookies.get('sid'))
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  expect((await before.tryCall('getHomeLink', {})).status).toBe(401)
  expect((await elsewhere.tryCall('getHomeLink', {})).status).toBe(401)
  expect((await server.client().tryCall('signIn', { loginId: browser.person.loginId, password })).error).toBe(
    'badCredentials',
  )
})

test('the other browsers stay signed in when the person wants it so', async () => {
  const browser = await server.given.signedIn()
  const elsewhere = await server.given.signIn(browser.person)
  await browser.call('changePassword', {
    op: 'change',
    oldPassword: password,
    newPassword: chosen,
    endOthers: false,
  })
  expect((await elsewhere.tryCall('getHomeLink', {})).status).toBe(200)
})

test('the old password is needed, and cannot be guessed with an open session', async () => {
  const browser = await server.given.signedIn()
  const attempt = (oldPassword: string) =>
    browser.tryCall('changePassword', { op: 'change', oldPassword, newPassword: chosen })
  expect((await attempt('')).error).toBe('oldPasswordWrong')
  for (let i = 0; i < 4; i += 1) await attempt('wrong')
  expect((await attempt(password)).error).toBe('tooManyAttempts')
})

test('S13: passwords are compared byte by byte, up to 128 characters, and longer ones are refused', async () => {
  const browser = await server.given.signedIn()
  const long = ` ${'日本 Ünï\u0001 '.repeat(20)}`.slice(0, 127) + 'x'
  const change = (newPassword: string) =>
    browser.tryCall('changePassword', { op: 'change', oldPassword: password, newPassword })
  expect((await change(`${long}y`)).error).toBe('invalidInput')
  expect((await change('y'.repeat(200))).error).toBe('invalidInput')
  expect((await change('a long one with a\u0000 in it')).error).toBe('invalidInput')
  expect((await change(long)).status).toBe(200)
  const { loginId } = browser.person
  const wrong = await server.client().tryCall('signIn', { loginId, password: `${long.slice(0, 127)}y` })
  expect(wrong.error).toBe('badCredentials')
  expect((await server.client().tryCall('signIn', { loginId, password: long })).status).toBe(200)
})

test('S14: a password that is easily guessed is refused at its field', async () => {
  const enterprise = await server.given.enterprise({ name: 'Northwind Traders' })
  const browser = await server.given.signedIn({ enterprise })
  const refused = async (newPassword: string) =>
    (await browser.tryCall('changePassword', { op: 'change', oldPassword: password, newPassword })).error
  expect(await refused('Password123!')).toBe('passwordCommon')
  expect(await refused('qwertyuiop12')).toBe('passwordSequence')
  expect(await refused('NorthwindTraders1')).toBe('passwordOwnName')
  expect(await refused(`${browser.person.loginId}-1`)).toBe('passwordOwnName')
})

test('an operator’s reset ends the person’s sessions and their old password; only operators may', async () => {
  const browser = await server.given.signedIn()
  const { id, loginId } = browser.person
  const { initialSecret } = await operator.call('resetPassword', { op: 'reset', userId: id })
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(401)
  expect((await server.client().tryCall('signIn', { loginId, password })).error).toBe('badCredentials')
  expect((await server.client().tryCall('signIn', { loginId, password: initialSecret })).status).toBe(200)
  const admin = await server.given.signedIn({ userType: UserType.administrator })
  expect((await admin.tryCall('resetPassword', { op: 'reset', userId: id })).error).toBe('forbidden')
})

test('T04: an operator’s unconfirmed session cannot reset a password', async () => {
  const stolen = await server.given.signIn({ loginId: 'operator' })
  const browser = await server.given.signedIn()
  const answer = await stolen.tryCall('resetPassword', { op: 'reset', userId: browser.person.id })
  expect(answer.error).toBe('stepUpRequired')
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
})

test('operators cannot reset their own password past the old one', async () => {
  const self = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(self)
  expect((await self.tryCall('resetPassword', { op: 'reset', userId: self.person.id })).error).toBe('ownAccount')
})

test('a action that the address does not know is refused', async () => {
  const browser = await server.given.signedIn()
  const csrf = browser.cookies.get('csrf') ?? ''
  const answer = await browser.fetch('/api/user/password', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': csrf },
    body: 'op=guess',
  })
  expect(answer.error).toBe('invalidInput')
})

test('neither password reaches the audit log', async () => {
  const browser = await server.given.signedIn()
  await browser.call('changePassword', { op: 'change', oldPassword: password, newPassword: chosen })
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').selectAll().where('target_id', '=', browser.person.id).execute(),
  )
  expect(rows.map(({ action }) => action)).toContain('changePassword')
  expect(JSON.stringify(rows)).not.toContain(chosen)
})

async function reset() {
  const person = await server.given.person()
  return operator.call('resetPassword', { op: 'reset', userId: person.id })
}

async function firstSignIn() {
  const { loginId, initialSecret } = await reset()
  const browser = server.client()
  await browser.call('signIn', { loginId, password: initialSecret })
  return { browser, loginId, initialSecret }
}

function copyOf({ cookies }: Client) {
  const copy = createClient(server.url)
  for (const [name, value] of cookies) copy.cookies.set(name, value)
  return copy
}
