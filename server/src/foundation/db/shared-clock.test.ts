import { expect, jest, test } from '@jest/globals'
import { pino } from 'pino'
import { startTestServer } from '../../test/test-server.ts'
import { platform } from './scope.ts'
import { readClock } from './clock-query.ts'
import { createSharedClock } from './shared-clock.ts'

const log = pino({ level: 'silent' })
const hour = 3_600_000

function clockOf({ ask = async () => Date.now() as number | null } = {}) {
  const machine = { offMs: 0 }
  const clock = createSharedClock({ ask, log, own: () => Date.now() + machine.offMs })
  const offBy = () => Math.abs(clock.now().getTime() - Date.now())
  return { ...clock, machine, offBy }
}

test.each([hour, -hour])('V11: a clock of the machine that jumps by %i ms changes nothing', async (offMs) => {
  const { machine, look, offBy, stop } = clockOf()
  await look()
  machine.offMs = offMs
  expect(offBy()).toBeLessThan(hour / 2)
  machine.offMs = 0
  expect(offBy()).toBeLessThan(hour / 2)
  stop()
})

test('a process that starts with a wrong clock takes the time of the database, and its own while that is unknown (V11)', async () => {
  let answer: number | null = null
  const { machine, look, now, stop } = clockOf({ ask: async () => answer })
  machine.offMs = hour
  await look()
  expect(now().getTime()).toBeGreaterThan(Date.now() + hour / 2)
  answer = Date.now()
  await look()
  expect(now().getTime()).toBeLessThan(Date.now() + hour / 2)
  stop()
})

test('V11: a database that does not say what time it is leaves what was known', async () => {
  const ask = jest.fn(async () => Date.now() as number | null)
  const { machine, look, offBy, stop } = clockOf({ ask })
  await look()
  ask.mockRejectedValue(new Error('away'))
  machine.offMs = hour
  await look()
  expect(offBy()).toBeLessThan(hour / 2)
  stop()
})

test('V11: the database says what time it is', async () => {
  const server = await startTestServer()
  const ms = await server.services.tx(platform, readClock)
  expect(Math.abs((ms ?? 0) - Date.now())).toBeLessThan(hour)
  await server.close()
})
