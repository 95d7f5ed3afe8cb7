import { jest } from '@jest/globals'
import { hasStayed } from './being-left.ts'

test('a page that stays is loaded anew at once; one that is being left only if nothing came of that', async () => {
  jest.useFakeTimers()
  await hasStayed()
  window.dispatchEvent(new Event('beforeunload'))
  const stayed = jest.fn()
  void hasStayed().then(stayed)
  await jest.advanceTimersByTimeAsync(9_000)
  expect(stayed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(stayed).toHaveBeenCalled()
  jest.useRealTimers()
})
