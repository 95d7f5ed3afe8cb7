import { messengerTypes, UserType } from '@atrium/shared-utility/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { password } from '../../../test/test-server.ts'
import { startWithMessengers, type WithMessengers } from '../../../identity/factor/messenger/test/given.ts'
import { createCompanyGiven } from './test/given-other-company.ts'

const clock = { offsetMs: 0 }
let world: WithMessengers
const { enteredMember, otherCompany, changeTo, leftOf, bindingsOf, lastDiff } = createCompanyGiven(() => world)

beforeAll(async () => {
  world = await startWithMessengers({ now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(async () => world.close())
// Refusals count by the address, which all tests share.
beforeEach(() => {
  clock.offsetMs += 61 * 60_000
})

describe.each(messengerTypes)('%s', (type) => {
  test('T01: whoever has the same user id at another company is not let in as the person of before', async () => {
    const { app, colleague } = await world.given.bound(type)
    const other = await changeTo(otherCompany(app), app)
    expect(await world.given.signIn(world.server.client(), other, colleague)).toMatchObject({
      body: { result: { status: 0 } },
    })
  })

  test('T01: the company of before, entered again, lets nobody in who was bound before', async () => {
    const { app, colleague } = await world.given.bound(type)
    const other = await changeTo(otherCompany(app), app)
    const again = await changeTo(app, other)
    expect(await world.given.signIn(world.server.client(), again, colleague)).toMatchObject({
      body: { result: { status: 0 } },
    })
  })

  test('T01: the sessions that the company of before has opened end, and the person’s own goes on', async () => {
    const { app, entered, own } = await enteredMember(type)
    expect((await entered.tryCall('getHomeLink', {})).status).toBe(200)
    await changeTo(otherCompany(app), app)
    expect((await entered.tryCall('getHomeLink', {})).error).toBe('signInRequired')
    expect((await own.tryCall('getHomeLink', {})).status).toBe(200)
  })

  test('T01: what somebody of the company of before was about to bind is not bound any more', async () => {
    const { app, person, colleague } = await world.given.stage(type)
    const browser = world.server.client()
    await world.given.signIn(browser, app, colleague)
    await changeTo(otherCompany(app), app)
    const input = { loginId: person.loginId, password }
    expect((await browser.tryCall('appBind', input)).error).toBe('bindTicketExpired')
    expect(await leftOf(app)).toEqual({ bindings: 0, tickets: 0, sessions: 0 })
  })

  test('people bind the other company’s messenger in place of the former one', async () => {
    const { app, person } = await world.given.bound(type)
    const other = await changeTo(otherCompany(app), app)
    const browser = world.server.client()
    await world.given.signIn(browser, other, world.given.colleague())
    expect((await browser.tryCall('appBind', { loginId: person.loginId, password })).status).toBe(200)
  })

  test('T01: the administrator is told beforehand how many are bound, and the log says how many ended', async () => {
    const { app } = await enteredMember(type)
    const administrator = await world.server.given.signedIn({
      userType: UserType.administrator,
      enterprise: app.enterprise,
    })
    expect(await administrator.call('listMessengerApps', {})).toMatchObject([{ type, boundCount: 1 }])
    await changeTo(otherCompany(app), app)
    expect(await administrator.call('listMessengerApps', {})).toMatchObject([{ type, boundCount: 0 }])
    expect(await lastDiff(app.enterprise.id)).toMatchObject({ endedBindings: 1, endedSessions: 1 })
  })

  test('an app of the same company keeps what is bound, whatever else of it changes', async () => {
    const { app, entered } = await enteredMember(type)
    await changeTo({ ...app, agentId: '2' }, app, { canRegister: true, isEnabled: false })
    expect((await entered.tryCall('getHomeLink', {})).status).toBe(200)
    expect(await bindingsOf(app)).toBe(1)
  })
})

test('T01: Feishu and Lark are two, also where a company is called the same in both', async () => {
  const { app } = await enteredMember('feishu')
  await changeTo(app, app, { larkDomain: 'larksuite' })
  expect(await bindingsOf(app)).toBe(0)
})

test('T01: another messenger of the enterprise, and the same one of another enterprise, stay as they are', async () => {
  const [one, elsewhere] = [await enteredMember('dingtalk'), await enteredMember('dingtalk')]
  const { enterprise } = one.app
  const second = await enteredMember('wechat', await world.given.app({ type: 'wechat', enterprise }))
  const [binding, person] = [world.server.client(), await world.server.given.person(elsewhere.app)]
  await world.given.signIn(binding, elsewhere.app, world.given.colleague())
  await changeTo(otherCompany(one.app), one.app)
  expect((await one.entered.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  for (const { entered, app } of [second, elsewhere]) {
    expect((await entered.tryCall('getHomeLink', {})).status).toBe(200)
    expect(await bindingsOf(app)).toBe(1)
  }
  await binding.call('appBind', { loginId: person.loginId, password })
  expect(await bindingsOf(elsewhere.app)).toBe(2)
})
