import { expect, test } from '@jest/globals'
import { inSlices } from './in-slices.ts'

test('T20: while thousands of texts are looked through, everybody else has their turn', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const all = Array.from({ length: 1000 }, (_, index) => index)
  expect(await inSlices(all, async (one) => one * 2)).toEqual(all.map((one) => one * 2))
  isOver = true
  expect(turns).toBeGreaterThan(10)
})
