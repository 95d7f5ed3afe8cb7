import { checkPauseMs } from './check-pause.ts'

test('the first check comes after five seconds, each later one no sooner than the one before', () => {
  const pauses = Array.from({ length: 20 }, (_, checks) => checkPauseMs(checks))
  expect(pauses[0]).toBe(5_000)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[1]).toBeGreaterThan(5_000)
})

test('a page waits no longer than a minute for a check, however long the update takes', () => {
  expect(checkPauseMs(20)).toBe(60_000)
  expect(checkPauseMs(100_000)).toBe(60_000)
})
