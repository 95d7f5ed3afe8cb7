import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { password } from '../test/test-server.ts'
import { until } from '../test/until.ts'
import { startSilence } from './test/given-silence.ts'

let stage: Awaited<ReturnType<typeof startSilence>>
beforeAll(async () => void (stage = await startSilence()))
afterEach(() => stage.mend())
afterAll(() => stage.close())

/** Far less than the minute for which a database may be stopped, on a machine that is busy, too. */
const soonMs = 15_000

test('V01: a database that falls silent holds up no call: all are refused in time, with words and when to come back', async () => {
  const from = performance.now()
  const asked = Array.from({ length: 30 }, (_, index) =>
    index % 2 === 0
      ? stage.person.tryCall('getHomeLink', {})
      : stage.server.client().tryCall('signIn', { loginId: 'x', password }),
  )
  stage.wire.become('silent')
  const late = Array.from({ length: 30 }, () => stage.person.tryCall('listOwnDevices', {}))
  const refused = (await Promise.all([...asked, ...late])).filter(({ status }) => status >= 400)
  expect(performance.now() - from).toBeLessThan(soonMs)
  for (const { body, headers, status } of refused.filter(({ error }) => error !== 'badCredentials')) {
    expect(body).toMatchObject({ msg: expect.stringMatching(/数据服务暂时不可用|系统繁忙/) })
    expect([429, 500]).toContain(status)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(refused.length).toBeGreaterThan(30)
})

test('V01: one connection that dies in the middle costs its own request, and no other', async () => {
  stage.wire.cut()
  await until(stage.isAnswered)
  expect((await stage.server.client().fetch('/readyz')).status).toBe(200)
})
