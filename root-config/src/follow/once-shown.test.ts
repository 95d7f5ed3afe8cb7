import { atriumStore } from '@atrium/shared-utility'
import { frameAtom } from '../frame/frame-state.ts'
import { onceShown } from './once-shown.ts'

beforeEach(() => {
  jest.useFakeTimers()
  atriumStore.set(frameAtom, { status: 'loading', phase: 'quiet' })
})
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

test('what can wait is done a moment after the page is shown, once, however often another page is', () => {
  const work = jest.fn()
  onceShown(work)
  jest.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
  atriumStore.set(frameAtom, { status: 'shown' })
  atriumStore.set(frameAtom, { status: 'idle' })
  atriumStore.set(frameAtom, { status: 'shown' })
  jest.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(60_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a page that shows nothing for long does not keep what can wait from being done', () => {
  const work = jest.fn()
  onceShown(work)
  jest.advanceTimersByTime(16_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a page that stands there already is not waited for', () => {
  const work = jest.fn()
  atriumStore.set(frameAtom, { status: 'shown' })
  onceShown(work)
  jest.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('parts of the page that are still on their way are waited for, and for so long as is usual', () => {
  const begins = (endsAfterMs: number) => {
    document.body.innerHTML = '<main><section aria-busy="true"></section></main>'
    const work = jest.fn()
    onceShown(work)
    jest.advanceTimersByTime(endsAfterMs)
    return work
  }
  atriumStore.set(frameAtom, { status: 'shown' })
  const work = begins(5_000)
  expect(work).not.toHaveBeenCalled()
  document.querySelector('section')?.removeAttribute('aria-busy')
  jest.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(1)
  expect(begins(16_000)).toHaveBeenCalledTimes(1)
})
