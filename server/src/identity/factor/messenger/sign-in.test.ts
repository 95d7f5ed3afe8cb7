import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { messengerTypes, UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { password } from '../../../test/test-server.ts'
import { fieldsOf, signInCall, startWithMessengers, type WithMessengers } from './test/given.ts'
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

describe.each(messengerTypes)('%s', (type) => {
  test('a person who is not bound gets a ticket, binds an account with its password, and is signed in from then on', async () => {
    const { app, person, colleague } = await world.given.stage(type)
    const browser = world.server.client()
    const first = await world.given.signIn(browser, app, colleague)
    expect(first).toMatchObject({ status: 200, body: { result: { status: 0, type, nickname: colleague.name } } })
    expect(await browser.call('getBindTicket', {})).toMatchObject({ type, entName: app.enterprise.name })
    expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
    await browser.call('appBind', { loginId: person.loginId, password })
    expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
    const again = world.server.client()
    const second = await world.given.signIn(again, app, colleague)
    expect(second).toMatchObject({ body: { result: { status: 1, token: { entId: app.enterprise.id } } } })
    expect(await again.call('getLoginStatus', {})).toMatchObject({ userId: person.id })
  })

  test('S24: another site cannot make a browser sign in with its code', async () => {
    const { app, colleague } = await world.given.stage(type)
    const browser = world.server.client()
    const state = await world.given.stateFor(browser, app)
    const fields = { appId: app.appId, enterId: app.enterprise.id, ...(state && { state }) }
    const attempt = (headers: Record<string, string>) =>
      browser.tryCall(signInCall[type], { ...fields, code: world.given.code(app, colleague) }, { headers })
    for (const [name, value] of foreign)
      expect(await attempt({ [name]: value })).toMatchObject({ status: 403, error: 'crossSiteRequest' })
    expect([...browser.cookies.keys()]).not.toContain('sid')
  })

  test('S25: a code works once, also many times at once', async () => {
    const { app, colleague } = await world.given.stage(type)
    const code = world.given.code(app, colleague)
    const browsers = Array.from({ length: crowd }, () => world.server.client())
    const states = await Promise.all(browsers.map((browser) => world.given.stateFor(browser, app)))
    const answers = await Promise.all(
      browsers.map((browser, index) => {
        const state = states[index]
        return browser.tryCall(signInCall[type], fieldsOf(app, { code, state }))
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error === 'messengerRefused').length).toBeGreaterThan(crowd / 5)
  })

  test('S25: the code of one enterprise’s app opens nothing in another enterprise', async () => {
    const [own, other] = [await world.given.stage(type), await world.given.stage(type)]
    const browser = world.server.client()
    const state = await world.given.stateFor(browser, other.app)
    const code = world.given.code(own.app, own.colleague)
    const answer = await browser.tryCall(signInCall[type], fieldsOf(other.app, { code, state }))
    expect(answer).toMatchObject({ status: 400, error: 'messengerRefused' })
    expect([...browser.cookies.keys()]).not.toContain('bind')
  })

  test('S25: a person from outside of the company is refused and cannot bind', async () => {
    const { app } = await world.given.stage(type)
    const browser = world.server.client()
    const outsider = world.given.colleague({ isOutsider: true })
    expect(await world.given.signIn(browser, app, outsider)).toMatchObject({ status: 400, error: 'messengerRefused' })
    expect(await browser.call('getBindTicket', {})).toBeNull()
  })

  test('a bound account does not sign in a person whose membership or account has been suspended', async () => {
    const { app, person, colleague } = await world.given.bound(type)
    const suspend = (status: 'active' | 'suspended') =>
      world.server.services.tx(platform, (db) =>
        db.updateTable('membership').set({ status }).where('user_id', '=', person.id).execute(),
      )
    await suspend('suspended')
    expect((await world.given.signIn(world.server.client(), app, colleague)).error).toBe('membershipSuspended')
  })

  test('an enterprise without an app, or one that is switched off, answers alike', async () => {
    const { app, colleague } = await world.given.stage(type)
    await world.server.services.tx(platform, (db) =>
      db.updateTable('messenger_app').set({ is_enabled: false }).where('ent_id', '=', app.enterprise.id).execute(),
    )
    const browser = world.server.client()
    const code = world.given.code(app, colleague)
    expect((await browser.tryCall(signInCall[type], fieldsOf(app, { code, state: 'abc' }))).error).toBe(
      'messengerNotConfigured',
    )
    expect(await browser.call('getMessengerApp', { enterId: app.enterprise.id, type })).toEqual({})
    expect(await browser.call('listMessengers', { enterId: app.enterprise.id })).toEqual([])
  })
})

test('S25: a person of Feishu from another company is refused', async () => {
  const { app } = await world.given.stage('feishu')
  const stranger = world.given.colleague({ tenantKey: 'tenant-of-somebody-else' })
  const answer = await world.given.signIn(world.server.client(), app, stranger)
  expect(answer).toMatchObject({ status: 400, error: 'messengerRefused' })
})

test('a messenger opens the enterprise whose app it was, and no other of the same person', async () => {
  const { app, person, colleague } = await world.given.bound('dingtalk')
  const other = await world.server.given.enterprise()
  await world.server.services.tx(platform, (db) =>
    db
      .insertInto('membership')
      .values({ ent_id: other.id, user_id: person.id, user_type: UserType.administrator })
      .execute(),
  )
  const browser = world.server.client()
  await world.given.signIn(browser, app, colleague)
  expect((await browser.tryCall('getHomeLink', {}, { space: app.enterprise.id })).status).toBe(200)
  expect((await browser.tryCall('getHomeLink', {}, { space: other.id })).error).toBe('spaceDenied')
})

test('S18: a messenger is one factor, and a forced second one is asked for', async () => {
  const { app, colleague } = await world.given.bound('dingtalk')
  await world.server.services.tx(platform, (db) =>
    db
      .insertInto('two_step_setting')
      .values({ ent_id: app.enterprise.id, open: true, apply_to: 'all' })
      .onConflict((conflict) => conflict.column('ent_id').doUpdateSet({ open: true, apply_to: 'all' }))
      .execute(),
  )
  const browser = world.server.client()
  expect((await world.given.signIn(browser, app, colleague)).status).toBe(200)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
  expect((await browser.tryCall('getOAuthStatus', {}, { space: app.enterprise.id })).error).toBe('twoStepRequired')
})

test('S28: an account is never found by what the messenger says of a person, only by its own id', async () => {
  const { app, person } = await world.given.stage('dingtalk')
  const twin = { id: person.loginId, name: `Person ${person.loginId}` }
  world.fake.world.addPerson(twin)
  const answer = await world.given.signIn(world.server.client(), app, twin)
  expect(answer).toMatchObject({ body: { result: { status: 0 } } })
})

test('a signed-in person stays so: their own account changes nothing, another one is a conflict', async () => {
  const { app, person, colleague } = await world.given.bound('dingtalk')
  const other = await world.server.given.signedIn({ enterprise: app.enterprise })
  expect((await world.given.signIn(other, app, colleague)).error).toBe('bindConflict')
  const own = await world.server.given.signIn(person)
  const before = own.cookies.get('sid')
  expect(await world.given.signIn(own, app, colleague)).toMatchObject({ body: { result: { status: 1 } } })
  expect(own.cookies.get('sid')).toBe(before)
})

test('both addresses of a sign-in lead to it', async () => {
  const { app, colleague } = await world.given.bound('dingtalk')
  const query = new URLSearchParams({
    code: world.given.code(app, colleague),
    appId: app.appId,
    enterId: app.enterprise.id,
  })
  const headers = { 'x-requested-with': 'portal' }
  const answer = await world.server.client().fetch(`/sapi/sysuser/oauth/dingtalk/login?${String(query)}`, { headers })
  expect(answer).toMatchObject({ status: 200, body: { result: { status: 1 } } })
})

const foreign = [
  ['x-requested-with', ''],
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
  ['sec-fetch-site', 'none'],
  ['origin', 'https://evil.example'],
] as const
