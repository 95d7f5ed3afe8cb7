import { startLanguage } from '@atrium/shared-utility'
import { watchLoads } from './slow-loads.ts'

beforeEach(async () => {
  await startLanguage({ lang: 'en-US', words: {} })
  jest.useFakeTimers()
})
afterEach(() => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: undefined })
  jest.useRealTimers()
  document.body.replaceChildren()
})

/** A loader whose scripts arrive when the test says so. */
function watched(begun: Promise<unknown> = Promise.resolve()) {
  const loader = { instantiate: (_url: string): unknown => coming.shift() }
  const coming: unknown[] = []
  watchLoads(begun, loader)
  return (load: unknown) => {
    coming.push(load)
    return loader.instantiate('/assets/dialog.js')
  }
}

const later = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const said = () => document.querySelector('output')?.textContent ?? null

test('U11: a script that a click waits for is said to be on its way after 8 s, until it is there', async () => {
  const ask = watched()
  const { promise, resolve } = Promise.withResolvers<void>()
  expect(ask(promise)).toBe(promise)
  await later(7_900)
  expect(said()).toBeNull()
  await later(200)
  expect(said()).toMatch('Still loading')
  resolve()
  await later(0)
  expect(said()).toBeNull()
})

test('U11: what was said to be on its way and fails at the limit is said to have failed, and pressed again it is loaded', async () => {
  const ask = watched()
  const { promise, reject } = Promise.withResolvers<void>()
  ask(promise)
  await later(9_000)
  reject(new Error('timeout'))
  await later(0)
  expect(said()).toMatch('try again')
  ask(Promise.resolve())
  await later(9_000)
  document.querySelector('button')?.click()
  expect(said()).toBeNull()
})

test('U11: of several, the word stays until the last is there', async () => {
  const ask = watched()
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  ask(one.promise)
  ask(other.promise)
  await later(9_000)
  one.resolve()
  await later(0)
  expect(said()).toMatch('Still loading')
  other.resolve()
  await later(0)
  expect(said()).toBeNull()
})

test('U11: what was asked for before counts as well, and what is at hand or fails soon says nothing here', async () => {
  const begun = Promise.withResolvers<void>()
  const ask = watched(begun.promise)
  const kept = [[], () => ({})]
  expect(ask(kept)).toBe(kept)
  const refused = ask(Promise.reject(new Error('refused')))
  await expect(refused).rejects.toThrow('refused')
  expect(said()).toBeNull()
  await later(9_000)
  expect(said()).toMatch('Still loading')
  begun.resolve()
  await later(0)
  expect(said()).toBeNull()
})

test('U11: what the portal fetches by itself, and a page whose frame says so, are not said to be waited for (R12)', async () => {
  const ask = watched()
  const press = (isActive: boolean) =>
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive } })
  press(false)
  ask(new Promise(() => undefined))
  await later(9_000)
  expect(said()).toBeNull()
  press(true)
  const frame = document.body.appendChild(document.createElement('output'))
  frame.className = 'atrium-progress'
  ask(new Promise(() => undefined))
  await later(9_000)
  frame.remove()
  expect(said()).toBeNull()
  ask(new Promise(() => undefined))
  await later(9_000)
  expect(said()).toMatch('Still loading')
})
