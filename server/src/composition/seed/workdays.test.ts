import { expect, test } from '@jest/globals'
import { lastDays } from './workdays.ts'

test('U07: the days end with today, and know the weekend', () => {
  const days = lastDays(8, new Date('2026-03-09T20:00:00Z'))
  expect(days.map(({ isWeekend }) => isWeekend)).toEqual([false, false, false, false, true, true, false, false])
  expect(days.at(-1)).toEqual({ beganAt: new Date('2026-03-09T16:00:00Z'), isWeekend: false, daysAgo: 0 })
})
