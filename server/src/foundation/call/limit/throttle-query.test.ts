import { expect, test } from '@jest/globals'
import { blockedAfter } from './throttle-query.ts'

const now = new Date('2026-01-01T00:00:00Z')

test.each([
  [4, null],
  [5, 30],
  [6, 60],
  [7, 120],
  [9, 480],
  [10, 900],
  [40, 900],
])('after %i failures the wait is %p seconds', (count, seconds) => {
  const until = blockedAfter({ count, free: 5, now })
  expect(until === null ? null : (until.getTime() - now.getTime()) / 1000).toBe(seconds)
})
