import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { messengerTypes, type MessengerType } from '@atrium/shared-utility/contract'
import { refusalsOf } from '../../../operation/watch/audit/test/given.ts'
import { fieldsOf, signInCall, startWithMessengers, type WithMessengers } from './test/given.ts'

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

describe.each(['feishu', 'wechat'] as const)('%s', (type) => {
  test('a state is this browser’s alone, works once, and ends after ten minutes', async () => {
    const { app, colleague } = await world.given.stage(type)
    const [browser, stranger] = [world.server.client(), world.server.client()]
    const state = await world.given.stateFor(browser, app)
    await world.given.stateFor(stranger, app)
    const attempt = async (as: typeof browser, wanted: string | undefined) =>
      (await as.tryCall(signInCall[type], fieldsOf(app, { code: world.given.code(app, colleague), state: wanted })))
        .error
    expect(await attempt(stranger, state)).toBe('messengerStateInvalid')
    expect(await attempt(browser, undefined)).toBe('messengerStateInvalid')
    expect(await attempt(browser, state)).toBeNull()
    expect(await attempt(browser, state)).toBe('messengerStateInvalid')
    const late = await world.given.stateFor(browser, app)
    clock.offsetMs += 10 * 60_000 + 1
    expect(await attempt(browser, late)).toBe('messengerStateInvalid')
  })
})

test('T09: a state that is another browser’s, and a code that the messenger refuses, are in the audit log', async () => {
  const { app } = await world.given.stage('feishu')
  const browser = world.server.client()
  for (const state of ['madeup', await world.given.stateFor(browser, app)])
    await browser.tryCall(signInCall.feishu, fieldsOf(app, { code: 'made-up', state }))
  const rows = await refusalsOf(() => world.server).at(signInCall.feishu)
  expect(rows.slice(-2)).toMatchObject([
    { ent_id: app.enterprise.id, actor_id: null, ip: '127.0.0.1', diff: { reason: 'messengerStateInvalid' } },
    { ent_id: app.enterprise.id, actor_id: null, ip: '127.0.0.1', diff: { reason: 'messengerRefused' } },
  ])
})

describe.each(messengerTypes)('the page of %s in an ordinary browser', (type) => {
  test('comes back to the portal with a code that signs in', async () => {
    const { app, person, colleague } = await world.given.bound(type)
    const browser = world.server.client()
    const input = { type, enterId: app.enterprise.id, from: 'browser' as const }
    const { authorizeUrl } = await browser.call('getMessengerConnect', input)
    const response = await fetch(`${authorizeUrl.split('#')[0]}&person=${colleague.id}`, { redirect: 'manual' })
    const back = new URL(response.headers.get('location') ?? '')
    expect(back.origin + back.pathname).toBe(`${world.server.url}/space-${app.enterprise.id}${pages[type]}`)
    const [code, state] = [back.searchParams.get('code') ?? '', back.searchParams.get('state') ?? '']
    const answer = await browser.tryCall(signInCall[type], fieldsOf(app, { code, state }))
    expect(answer).toMatchObject({ body: { result: { status: 1, session: { userId: person.id } } } })
  })
})

const pages: Record<MessengerType, string> = {
  dingtalk: '/integration/login',
  feishu: '/integration/loginfs',
  wechat: '/integration/loginqywx',
}
