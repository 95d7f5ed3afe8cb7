import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startQuietMoments } from './quiet-moment.ts'

let stop: () => void
let ran: number
let isHeld: boolean
let ask: () => void
beforeEach(() => {
  jest.useFakeTimers()
  ;[ran, isHeld] = [0, false]
  const moments = startQuietMoments({ isHeld: () => isHeld, run: () => (ran += 1) })
  ;({ ask, stop } = moments)
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  jest.useRealTimers()
})
const pass = (ms: number) => jest.advanceTimersByTime(ms)
const happens = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }))

test('what is asked for many times at once is done once, and again a second later at the earliest', () => {
  for (let time = 0; time < 5; time += 1) ask()
  pass(250)
  expect(ran).toBe(0)
  pass(100)
  expect(ran).toBe(1)
  ask()
  pass(800)
  expect(ran).toBe(1)
  pass(300)
  expect(ran).toBe(2)
})

test('nothing is done while a person types, composes, drags or has a menu open, and it is done afterwards', () => {
  const menu = document.createElement('ul')
  menu.setAttribute('role', 'menu')
  const ways: [() => void, () => void][] = [
    [() => happens('input'), () => undefined],
    [() => happens('compositionstart'), () => happens('compositionend')],
    [() => happens('dragstart'), () => happens('dragend')],
    [() => happens('dragstart'), () => happens('pointerdown')],
    [() => document.body.append(menu), () => menu.remove()],
  ]
  for (const [index, [begin, end]] of ways.entries()) {
    ask()
    begin()
    pass(700)
    expect([index, ran]).toEqual([index, index])
    end()
    pass(1400)
    expect([index, ran]).toEqual([index, index + 1])
  }
})

test('nothing is done while the answer before is on its way', () => {
  isHeld = true
  ask()
  pass(5000)
  expect(ran).toBe(0)
  isHeld = false
  pass(300)
  expect(ran).toBe(1)
})

test('a tab that is not looked at asks when it is seen again, once', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  ask()
  ask()
  pass(10_000)
  expect(ran).toBe(0)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  pass(400)
  expect(ran).toBe(1)
  hidden.mockRestore()
})

test('nothing is done once the page is gone', () => {
  ask()
  stop()
  pass(10_000)
  expect(ran).toBe(0)
})
