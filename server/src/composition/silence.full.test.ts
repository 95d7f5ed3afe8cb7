import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { openTestDatabase } from '../test/open-database.ts'
import { until } from '../test/until.ts'
import { startWireProxy } from '../test/wire-proxy.ts'
import { startServer } from './server.ts'
import { startSilence } from './test/given-silence.ts'

let stage: Awaited<ReturnType<typeof startSilence>>
beforeAll(async () => void (stage = await startSilence()))
afterEach(() => stage.mend())
afterAll(() => stage.close())

test('V01: while it is silent no call waits for long, and it is used again within ten seconds of its first answer', async () => {
  stage.wire.become('silent')
  await until(async () => (await stage.person.tryCall('listOwnDevices', {})).error === 'databaseUnavailable')
  await until(async () => {
    const from = performance.now()
    await stage.person.tryCall('listOwnDevices', {})
    return performance.now() - from < 1000
  })
  stage.wire.become('open')
  const from = performance.now()
  await until(stage.isAnswered)
  expect(performance.now() - from).toBeLessThan(10_000)
})

test('V01: connections that a firewall has forgotten are thrown out, and new ones made', async () => {
  await Promise.all(Array.from({ length: 10 }, () => stage.person.tryCall('listOwnDevices', {})))
  stage.wire.forget()
  const from = performance.now()
  await until(stage.isAnswered)
  expect(performance.now() - from).toBeLessThan(10_000)
  // On a busy machine making them takes time, and a call may be told to come again; no call meets a dead connection.
  const answers = await Promise.all(Array.from({ length: 20 }, () => stage.person.tryCall('listOwnDevices', {})))
  expect(answers.map(({ error }) => error).filter((error) => error !== null && error !== 'overloaded')).toEqual([])
  await until(async () => (await stage.person.tryCall('listOwnDevices', {})).status === 200)
})

test('a server whose database is silent while it starts says so, waits for it, and serves (R10)', async () => {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
  const wire = await startWireProxy(stage.server.address)
  const starting = startServer({
    config: stage.server.config,
    log,
    demo: 'accounts',
    releases: false,
    tidies: false,
    async openWith() {
      const database = await openTestDatabase(wire.address, { isAsUsual: true })
      wire.become('silent')
      return database
    },
  })
  await until(() => said.join('').includes('the database does not answer; waiting'))
  wire.become('open')
  const another = await starting
  expect((await fetch(`${another.localUrl}/readyz`)).status).toBe(200)
  await another.stop()
  await wire.close()
})
