import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { FaultKind } from '@atrium/fake-providers'
import { newId } from '../../../foundation/db/id.ts'
import { password } from '../../../test/test-server.ts'
import { startWithMessengers, type WithMessengers } from './test/given.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const tokenPath = '/api.dingtalk.com/v1.0/oauth2/accessToken'
const userPath = '/oapi.dingtalk.com/topapi/v2/user/getuserinfo'
let world: WithMessengers

beforeAll(async () => {
  world = await startWithMessengers({ now, timeoutMs: 1500 })
})
afterAll(async () => world.close())
beforeEach(() => {
  clock.offsetMs += 61 * 60_000
})
afterEach(() => world.fake.world.faults.clear())

const kinds: FaultKind[] = ['slow', 'error', 'html', 'malformed', 'huge', 'redirect', 'rateLimit']

test.each(kinds)(
  'F16: a messenger that answers “%s” fails the binding lookup, in time and in our words',
  async (kind) => {
    const { app, colleague } = await stage()
    world.fake.world.faults.add({ kind, path: userPath })
    const startedAt = performance.now()
    const answer = await world.given.signIn(world.server.client(), app, colleague)
    expect(answer).toMatchObject({
      status: 500,
      error: 'bindLookupFailed',
      body: { code: 1_002_024, msg: '查询绑定关系失败' },
    })
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    expect(JSON.stringify(answer.body)).not.toContain('dingtalk.com')
  },
)

test.each(['dingtalk', 'feishu', 'wechat'] as const)(
  'the messenger %s that names people by what no id is made of is told so in our words (S4)',
  async (type) => {
    const app = await world.given.app({ type })
    for (const id of [`c-\u{0}${newId()}`, `c-\u{d800}${newId()}`, `c-${'x'.repeat(300)}`]) {
      world.fake.world.addPerson({ id, name: 'Colleague', ...(type === 'feishu' && { tenantKey: app.tenantKey }) })
      const { error } = await world.given.signIn(world.server.client(), app, { id })
      expect([id.length, error]).toEqual([id.length, 'bindLookupFailed'])
    }
  },
)

test('F16: a token that ended early is fetched anew, once, and the sign-in succeeds', async () => {
  const { app, colleague } = await stage()
  await world.given.signIn(world.server.client(), app, world.given.colleague())
  world.fake.world.revokeTokens()
  const before = askedFor(tokenPath)
  expect((await world.given.signIn(world.server.client(), app, colleague)).status).toBe(200)
  expect(askedFor(tokenPath) - before).toBe(1)
})

test('one token serves everybody, also when many ask at once', async () => {
  const { app } = await stage()
  const before = askedFor(tokenPath)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => world.given.signIn(world.server.client(), app, world.given.colleague())),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBe(10)
  expect(askedFor(tokenPath) - before).toBe(1)
})

test('F16: after five failures in a row a messenger is left alone for half a minute; passwords are not touched by that', async () => {
  const { app, colleague } = await stage()
  const person = await world.server.given.person({ enterprise: app.enterprise })
  await world.given.signIn(world.server.client(), app, world.given.colleague())
  world.fake.world.faults.add({ kind: 'error', path: userPath })
  const attempt = async () => (await world.given.signIn(world.server.client(), app, colleague)).error
  for (let failure = 1; failure <= 5; failure += 1) expect(await attempt()).toBe('bindLookupFailed')
  const before = askedFor(userPath)
  expect(await attempt()).toBe('bindLookupFailed')
  expect(askedFor(userPath)).toBe(before)
  expect((await world.server.client().tryCall('signIn', { loginId: person.loginId, password })).status).toBe(200)
  world.fake.world.faults.clear()
  clock.offsetMs += 31_000
  expect(await attempt()).toBeNull()
})

test('F16: a slow messenger does not hold up a person who signs in with a password', async () => {
  const { app } = await stage()
  const person = await world.server.given.person({ enterprise: app.enterprise })
  world.fake.world.faults.add({ kind: 'slow', path: tokenPath })
  // More than there are connections, and fewer than make their common address one that is asked for captchas.
  const waiting = Array.from({ length: 19 }, () =>
    world.given.signIn(world.server.client(), app, world.given.colleague()),
  )
  const answer = await world.server.client().tryCall('signIn', { loginId: person.loginId, password })
  expect(answer.status).toBe(200)
  await Promise.all(waiting)
})

function askedFor(path: string) {
  return world.fake.world.asked.get(path) ?? 0
}

async function stage() {
  return { app: await world.given.app({ type: 'dingtalk' }), colleague: world.given.colleague() }
}
