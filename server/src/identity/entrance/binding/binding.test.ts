import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { solvedCaptcha } from '../../captcha/test/given.ts'
import { startWithMessengers, type WithMessengers } from '../../factor/messenger/test/given.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { password } from '../../../test/test-server.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
let world: WithMessengers

beforeAll(async () => {
  world = await startWithMessengers({ now })
})
afterAll(async () => world.close())
// Refusals count by the address, which all tests share.
beforeEach(() => {
  clock.offsetMs += 61 * 60_000
})

test('S26: whose account is bound is said by the ticket alone, whatever else is sent', async () => {
  const { browser, person, colleague } = await unbound()
  const victim = world.given.colleague()
  const fields = { loginId: person.loginId, password, openid: victim.id, appUserId: victim.id }
  expect((await browser.tryCall('appBind', fields)).error).toBe('invalidInput')
  await browser.call('appBind', { loginId: person.loginId, password })
  expect(await world.given.boundTo(person.id)).toEqual([colleague.id])
})

test('S26: without a ticket, with one of another browser’s, or after its ten minutes nothing is bound', async () => {
  const { browser, person } = await unbound()
  const input = { loginId: person.loginId, password }
  expect((await world.server.client().tryCall('appBind', input)).error).toBe('bindTicketExpired')
  clock.offsetMs += 10 * 60_000 + 1
  expect((await browser.tryCall('appBind', input)).error).toBe('bindTicketExpired')
  expect(await world.given.boundTo(person.id)).toEqual([])
})

test('S26: a link binds nothing', async () => {
  const { browser, person } = await unbound()
  const query = new URLSearchParams({ loginId: person.loginId, password })
  expect((await browser.fetch(`/api2/oauth2/bind/appBind?${String(query)}`)).status).toBe(404)
  expect((await browser.tryCall('appBind', {}, { headers: { 'sec-fetch-site': 'cross-site' } })).error).toBe(
    'crossSiteRequest',
  )
})

test('a ticket binds once, also many times at once', async () => {
  const { browser, app } = await unbound({ canRegister: true })
  const answers = await Promise.all(Array.from({ length: crowd }, () => browser.tryCall('appBind', { register: true })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await membersOf(app.enterprise.id)).toHaveLength(1)
})

test('a name of a messenger is kept as it is seen, and never cut through a character (R3)', async () => {
  const app = await world.given.app({ type: 'dingtalk', canRegister: true })
  const browser = world.server.client()
  const colleague = world.given.colleague({ name: `\u202E${'王'.repeat(62)}\u0007\u200B👩🏽\u200D💻` })
  await world.given.signIn(browser, app, colleague)
  const seen = '王'.repeat(62)
  expect(await browser.call('getBindTicket', {})).toMatchObject({ nickname: seen })
  await browser.call('appBind', { register: true })
  expect(await browser.call('getLoginStatus', {})).toMatchObject({ userName: seen })
})

test('a wrong password keeps the ticket, counts as at the sign-in, and binds nothing', async () => {
  const { browser, person } = await unbound()
  const input = { loginId: person.loginId, password }
  for (let attempt = 1; attempt <= 3; attempt += 1)
    expect((await browser.tryCall('appBind', { ...input, password: 'wrong' })).error).toBe('badCredentials')
  const refused = await browser.tryCall('appBind', input)
  expect(refused.error).toBe('captchaRequired')
  const solved = await solvedCaptcha(browser)
  expect((await browser.tryCall('appBind', { ...input, ...solved })).status).toBe(200)
})

test('an account that is bound already, and a person who has one, are conflicts', async () => {
  const { browser, app, person, colleague } = await unbound()
  await browser.call('appBind', { loginId: person.loginId, password })
  const second = world.server.client()
  await world.given.signIn(second, app, world.given.colleague())
  expect((await second.tryCall('appBind', { loginId: person.loginId, password })).error).toBe('bindConflict')
  expect(await world.given.boundTo(person.id)).toEqual([colleague.id])
})

test('only people of the enterprise bind there, and operators never', async () => {
  const { browser } = await unbound()
  const stranger = await world.server.given.person()
  const operator = await world.server.given.person({ userType: UserType.operator })
  for (const { loginId } of [stranger, operator])
    expect((await browser.tryCall('appBind', { loginId, password })).error).toBe('spaceDenied')
})

test('a signed-in person who has confirmed binds without a password, and stays signed in', async () => {
  const app = await world.given.app({ type: 'feishu' })
  const member = await world.server.given.signedIn({ enterprise: app.enterprise })
  await world.server.given.confirm(member)
  const before = member.cookies.get('sid')
  await world.given.signIn(member, app, world.given.colleague())
  expect(await member.call('getBindTicket', {})).toMatchObject({ signedInAs: { userId: member.person.id } })
  await member.call('appBind', {})
  expect(member.cookies.get('sid')).toBe(before)
  const accounts = await member.call('getOAuthStatus', {})
  expect(accounts).toContainEqual(expect.objectContaining({ type: 'feishu', bound: true, isOffered: true }))
  expect(accounts).toContainEqual(expect.objectContaining({ type: 'wechat', bound: false, isOffered: false }))
})

test('a new account is made only where the enterprise allows it, as a plain member', async () => {
  const closed = await unbound()
  expect((await closed.browser.tryCall('appBind', { register: true })).error).toBe('registrationNotAllowed')
  const { browser, app, colleague } = await unbound({ canRegister: true })
  const { session } = await browser.call('appBind', { register: true })
  expect(session).toMatchObject({ userName: colleague.name, user_type: UserType.member, curEntId: app.enterprise.id })
})

test('unbinding asks for the password, ends the way in, and leaves the account free', async () => {
  const { browser, app, person, colleague } = await unbound()
  await browser.call('appBind', { loginId: person.loginId, password })
  expect((await browser.tryCall('unbindUserAuth', { type: 'dingtalk' })).error).toBe('stepUpRequired')
  await browser.call('verifyPassword', { op: 'verify', password })
  await browser.call('unbindUserAuth', { type: 'dingtalk' })
  expect((await browser.tryCall('unbindUserAuth', { type: 'dingtalk' })).error).toBeNull()
  expect((await browser.tryCall('unbindUserAuth', { type: 'feishu' })).error).toBe('notFound')
  const again = await world.given.signIn(world.server.client(), app, colleague)
  expect(again).toMatchObject({ body: { result: { status: 0 } } })
})

test('T01: unbinding ends what that messenger has opened, and neither the own session nor what another one opened', async () => {
  const app = await world.given.app({ type: 'dingtalk' })
  const second = await world.given.app({ type: 'feishu', enterprise: app.enterprise })
  const own = await world.server.given.signedIn({ enterprise: app.enterprise })
  const [entered, byOther] = [await boundAndIn(own, app), await boundAndIn(own, second)]
  await own.call('verifyPassword', { op: 'verify', password })
  await own.call('unbindUserAuth', { type: 'dingtalk' })
  expect((await entered.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect((await own.tryCall('getHomeLink', {})).status).toBe(200)
  expect((await byOther.tryCall('getHomeLink', {})).status).toBe(200)
})

test('the only way in cannot be unbound', async () => {
  const { browser } = await unbound({ canRegister: true })
  const { session } = await browser.call('appBind', { register: true })
  // There is no password to confirm with, so the confirmation is written as if it had been given in another way.
  await world.server.services.tx(platform, (db) =>
    db
      .updateTable('session')
      .set({ step_up_at: now() })
      .where('user_id', '=', session?.userId ?? '')
      .execute(),
  )
  clock.offsetMs += 2000
  expect((await browser.tryCall('unbindUserAuth', { type: 'dingtalk' })).error).toBe('onlySignInMethod')
})

test('S27: only the holder of its ticket, and operators, learn whose an account is; guessing ends in a wait', async () => {
  const { browser, person, colleague } = await unbound()
  const ask = (as: typeof browser, openid: string) => as.tryCall('getUserIdByOpenId', { openid })
  expect(await ask(browser, colleague.id)).toMatchObject({ body: { result: { userId: null } } })
  expect((await ask(browser, 'somebody-else')).error).toBe('forbidden')
  await browser.call('appBind', { loginId: person.loginId, password })
  expect((await ask(browser, colleague.id)).error).toBe('forbidden')
  const operator = await world.server.given.signedIn({ userType: UserType.operator })
  expect(await ask(operator, colleague.id)).toMatchObject({ body: { result: { userId: person.id } } })
  const stranger = world.server.client()
  const errors = []
  for (let attempt = 1; attempt <= 12; attempt += 1) errors.push(await ask(stranger, `guess-${attempt}`))
  expect(errors.at(-1)).toMatchObject({ status: 429, error: 'tooManyAttempts' })
})

/** A browser that holds a ticket of DingTalk, and a member of that enterprise who may bind it. */
async function unbound({ canRegister = false } = {}) {
  const app = await world.given.app({ type: 'dingtalk', canRegister })
  const person = canRegister ? { id: '', loginId: '' } : await world.server.given.person({ enterprise: app.enterprise })
  const colleague = world.given.colleague()
  const browser = world.server.client()
  await world.given.signIn(browser, app, colleague)
  return { app, person, colleague, browser }
}

type App = Awaited<ReturnType<WithMessengers['given']['app']>>

/** Binds a colleague of the app to the person signed in here, and answers the browser that they come in with. */
async function boundAndIn(own: Client, app: App) {
  const colleague = world.given.colleague()
  await world.given.signIn(own, app, colleague)
  await world.server.given.confirm(own)
  await own.call('appBind', {})
  const entered = world.server.client()
  await world.given.signIn(entered, app, colleague)
  return entered
}

function membersOf(entId: string) {
  return world.server.services.tx(platform, (db) =>
    db.selectFrom('membership').select('user_id').where('ent_id', '=', entId).execute(),
  )
}
