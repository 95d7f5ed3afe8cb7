import { act, screen } from '@testing-library/react'
import { atriumStore, sessionAtom } from '@atrium/shared-utility'
import { type CallOutput, Problem, UserType } from '@atrium/shared-utility/contract'
import { TextProvider } from '@atrium/shared-utility/react'
import { axeFaults, renderScreen, signedInAs } from '@atrium/shared-utility/testing'
import { SignInEndNotice } from './SignInEndNotice.tsx'
import enUS from './messages/en-US.json'
import zhCN from './messages/zh-CN.json'

const minuteMs = 60_000
const dialog = () => screen.queryByRole('alertdialog', { name: 'You will be signed out soon' })
/** Real, while the clock is not. */
const later = globalThis.setTimeout

async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
  // What is answered without a clock.
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise<void>((resolve) => void later(resolve, 0)))
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }))
afterEach(() => void jest.useRealTimers())

/** An operator’s page without any input, at the moment at which it asks first. */
async function open(end: CallOutput<'getSessionEnd'>) {
  const session = signedInAs(UserType.operator)
  const { calls } = renderScreen(
    <TextProvider messages={{ 'zh-CN': zhCN, 'en-US': enUS }}>
      <SignInEndNotice />
    </TextProvider>,
    { session, lang: 'en-US', calls: { getSessionEnd: () => end, getLoginStatus: () => session } },
  )
  await pass(11 * minuteMs)
  expect(calls.asked('getSessionEnd')).toEqual([])
  await pass(minuteMs)
  expect(calls.asked('getSessionEnd')).toHaveLength(1)
  return calls
}

test('a person who does nothing is told two minutes before the sign-in ends, and keeps it at a press', async () => {
  const calls = await open({ secondsLeft: 180, canStay: true })
  expect(dialog()).toBeNull()
  calls.change({ getSessionEnd: () => ({ secondsLeft: 115, canStay: true }) })
  await pass(minuteMs)
  expect(dialog()).toHaveAccessibleDescription(/signed out in 1:55/)
  expect(document.title).toMatch(/^You will be signed out soon/)
  jest.useRealTimers()
  expect(await axeFaults(document.body)).toEqual([])
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  act(() => screen.getByRole('button', { name: 'Stay signed in' }).click())
  await pass(0)
  expect([dialog(), calls.asked('getLoginStatus').length]).toEqual([null, 1])
  expect(document.title).not.toMatch(/sign-in/)
})

test('the question goes when another tab of the person was used', async () => {
  const calls = await open({ secondsLeft: 100, canStay: true })
  expect(dialog()).not.toBeNull()
  calls.change({ getSessionEnd: () => ({ secondsLeft: 900, canStay: true }) })
  await pass(10_000)
  expect([dialog(), calls.asked('getLoginStatus').length]).toEqual([null, 0])
})

test('a person who types is not asked: that keeps the sign-in', async () => {
  const calls = await open({ secondsLeft: 180, canStay: true })
  calls.change({ getSessionEnd: () => ({ secondsLeft: 110, canStay: true }) })
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })))
  await pass(minuteMs)
  expect([dialog(), calls.asked('getLoginStatus').length]).toEqual([null, 1])
})

test('of a sign-in that may last no longer the person is told once', async () => {
  const calls = await open({ secondsLeft: 100, canStay: false })
  expect(dialog()).toHaveAccessibleDescription(/maximum length and ends in 1:40/)
  act(() => screen.getByRole('button', { name: 'Got it' }).click())
  await pass(30_000)
  expect([dialog(), calls.asked('getLoginStatus').length]).toEqual([null, 0])
})

test('once the sign-in is over the question goes, and the page does what it does after any call', async () => {
  const calls = await open({ secondsLeft: 5, canStay: true })
  expect(dialog()).not.toBeNull()
  calls.change({ getSessionEnd: () => new Problem('signInRequired') })
  await pass(6_000)
  expect([dialog(), atriumStore.get(sessionAtom)?.login]).toEqual([null, false])
})

test('a browser that signs in again by itself is not asked', async () => {
  await open({ secondsLeft: null, canStay: false })
  await pass(60 * minuteMs)
  expect(dialog()).toBeNull()
})
