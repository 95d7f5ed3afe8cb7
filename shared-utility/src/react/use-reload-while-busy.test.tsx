import { act, renderHook } from '@testing-library/react'
import { useReloadWhileBusy } from './use-reload-while-busy.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function draw() {
  const reload = jest.fn()
  const hook = renderHook((isBusy: boolean) => useReloadWhileBusy({ isBusy, reload }), { initialProps: true })
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
  return { ...hook, pass, asked: () => reload.mock.calls.length }
}

test('a list asks again every three seconds while something is on its way, and then no more', () => {
  const { rerender, pass, asked } = draw()
  pass(7)
  expect(asked()).toBe(2)
  rerender(false)
  pass(30)
  expect(asked()).toBe(2)
  rerender(true)
  pass(4)
  expect(asked()).toBe(3)
})

test('a list that was left asks nothing, whatever is on its way', () => {
  const { unmount, pass, asked } = draw()
  unmount()
  pass(30)
  expect(asked()).toBe(0)
})

test('a list stops asking after five minutes without a person, and goes on once there is a sign of life', () => {
  const { pass, asked } = draw()
  pass(10 * 60)
  expect(asked()).toBe(100)
  window.dispatchEvent(new Event('pointermove'))
  pass(4)
  expect(asked()).toBe(101)
})
