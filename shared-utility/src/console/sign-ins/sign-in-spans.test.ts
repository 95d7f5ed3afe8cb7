import { bucketsOf, changeOfWeek, dayOf, midnight, sumWithin } from './sign-in-spans.ts'

const now = new Date(2026, 2, 5, 14, 20)
const hoursAgo = (hours: number) => new Date(new Date(2026, 2, 5, 14).getTime() - hours * 3_600_000).toISOString()
const count = (hours: number, ok: number, denied = 0) => ({ hour: hoursAgo(hours), ok, denied })
const signIns = [count(24 * 10, 20_000, 40), count(20, 5, 2), count(0, 4, 1)]

test('sign-ins stand in the hour and the day in which they were, and nothing is left out or twice', () => {
  const sum = (buckets: ReturnType<typeof bucketsOf>) => buckets.reduce((all, { ok }) => all + ok, 0)
  const hours = bucketsOf(signIns, 'day', now.toISOString())
  expect([hours.length, sum(hours), hours.at(-1)?.ok]).toEqual([24, 9, 4])
  const days = bucketsOf(signIns, 'month', now.toISOString())
  expect([days.length, sum(days), days.at(-1)?.ok]).toEqual([30, 20_009, 4])
  expect(dayOf(midnight(now, 29))).toBe('2026-02-04')
})

test('a time counts what began in it, and not what began at its end', () => {
  expect(sumWithin(signIns, new Date(hoursAgo(20)), new Date(hoursAgo(0)))).toEqual({ ok: 5, denied: 2 })
})

test('the last seven days are compared with as much of the seven before, and with nothing where none were', () => {
  // The 90 are in neither: a week ago it was not yet that late, and the last seven days begin a day later.
  const counted = [count(24 * 9, 10), count(24 * 7 - 1, 90), count(24 * 2, 15, 3)]
  expect(changeOfWeek(counted, now)).toEqual({ ok: 0.5, denied: null })
})
