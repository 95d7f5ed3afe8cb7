import { expect, jest, test } from '@jest/globals'
import { createTidying } from './tidy.ts'

const idle = { active: 30, utilization: 0.003 }
const busy = { active: 4000, utilization: 0.4 }
const short = { active: 400, utilization: 0.04 }

test('memory is given back once after the start, when nothing has been asked for a while, and not again', () => {
  const { tidy, after } = tidied()
  expect(after(busy, idle)).toBe(0)
  expect(after(idle)).toBe(1)
  expect(after(...Array.from({ length: 50 }, () => idle))).toBe(0)
  expect(tidy).toHaveBeenCalledTimes(1)
})

test('no person who comes back after a short pause waits for it', () => {
  const { after } = tidied()
  expect(after(busy, idle, busy, idle, short, idle, busy)).toBe(0)
})

test('it is given back again after work, and a little work now and then adds up', () => {
  const { after } = tidied()
  expect(after(idle, idle)).toBe(1)
  expect(after(busy, idle, idle)).toBe(1)
  expect(after(short, idle, idle)).toBe(0)
  expect(after(...Array.from({ length: 7 }, () => short), idle, idle)).toBe(1)
})

function tidied() {
  const tidy = jest.fn()
  const look = createTidying(tidy)
  const after = (...stretches: Parameters<typeof look>[0][]) => {
    const before = tidy.mock.calls.length
    for (const stretch of stretches) look(stretch)
    return tidy.mock.calls.length - before
  }
  return { tidy, after }
}
