import { messengerTypes } from '@atrium/shared-utility/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { platform } from '../../../foundation/db/scope.ts'
import { roundsOf } from '../../../test/crowd.ts'
import { password } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { startWithMessengers, type WithMessengers } from '../../../identity/factor/messenger/test/given.ts'
import { createCompanyGiven } from './test/given-other-company.ts'

const clock = { offsetMs: 0 }
let world: WithMessengers
const { otherCompany, readyToChange, leftOf } = createCompanyGiven(() => world)
const nothing = { bindings: 0, tickets: 0, sessions: 0 }

beforeAll(async () => {
  world = await startWithMessengers({ now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(async () => world.close())
// Refusals count by the address, which all tests share.
beforeEach(() => {
  clock.offsetMs += 61 * 60_000
})
afterEach(() => {
  jest.restoreAllMocks()
})

describe.each(messengerTypes)('%s', (type) => {
  test('T01: whom the company of before names after the change gets no session, and nothing to bind', async () => {
    const [known, unknown] = [await world.given.bound(type), await world.given.stage(type)]
    for (const { app, colleague } of [known, unknown]) {
      const change = await readyToChange(otherCompany(app), app)
      meanwhile(change)
      const late = await world.given.signIn(world.server.client(), app, colleague)
      expect(late.error).toBe('messengerRefused')
      expect(await leftOf(app)).toEqual(nothing)
    }
  })

  test('T01: a sign-in beside the change leaves no session and no binding of the company of before', async () => {
    const { app, person, colleague } = await world.given.bound(type)
    let current = app
    for (let round = 1; round <= roundsOf(6); round += 1) {
      clock.offsetMs += 61 * 60_000
      const change = await readyToChange(otherCompany(current), current)
      const signIn = world.given.signIn(world.server.client(), current, colleague)
      current = (await Promise.all([change(), signIn]))[0]
      expect(await leftOf(current)).toEqual(nothing)
      const browser = world.server.client()
      await world.given.signIn(browser, current, colleague)
      await browser.call('appBind', { loginId: person.loginId, password })
    }
  })
})

test('T01: an account that is made while the company changes is not in by the word of the former one', async () => {
  const app = await world.given.app({ type: 'dingtalk', canRegister: true })
  const browser = world.server.client()
  await world.given.signIn(browser, app, world.given.colleague())
  const change = await readyToChange(otherCompany(app), app)
  const both = await whileNoSessionBegins(async () => {
    const binding = browser.tryCall('appBind', { register: true })
    await until(async () => (await waiting()) === 1)
    const changing = change()
    await until(async () => (await waiting()) === 2)
    return [binding, changing] as const
  })
  const [{ status }] = await Promise.all(both)
  expect(status).toBe(200)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect(await leftOf(app)).toEqual(nothing)
})

/** Has something happen between the messenger's answer and what comes of it. */
function meanwhile(happens: () => Promise<unknown>) {
  const { messengers } = world.server.services
  const identify = messengers.identify.bind(messengers)
  jest.spyOn(messengers, 'identify').mockImplementationOnce(async (app, code) => {
    const identity = await identify(app, code)
    await happens()
    return identity
  })
}

/** A sign-in under way waits until `work` is over. */
function whileNoSessionBegins<T>(work: () => Promise<T>) {
  return world.server.services.tx(platform, async (db) => {
    await sql`lock table session in share mode`.execute(db)
    return work()
  })
}

/** How many wait for a lock of the test's own database. */
function waiting() {
  return world.server.services.tx(platform, async (db) => {
    const { rows } = await sql<{ pid: number }>`
      select distinct l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database()`.execute(db)
    return rows.length
  })
}
