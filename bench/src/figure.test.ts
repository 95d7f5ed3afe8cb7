import { expect, test } from '@jest/globals'
import { checkMeasured, isHeld, type Figure } from './figure.ts'

const figure: Figure = { name: 'a page', unit: 'ms', measured: 3 }

test('a bench that gives figures is taken, whatever they are', () => {
  expect(() =>
    checkMeasured([figure, { ...figure, measured: 0, reference: { name: 'bare', measured: 1 } }]),
  ).not.toThrow()
})

test('a bench that gives nothing, or what is no number, is refused with the name of the figure', () => {
  expect(() => checkMeasured([])).toThrow('it gives no figures')
  expect(() => checkMeasured([figure, { ...figure, measured: NaN }])).toThrow('"a page" is NaN: no figure')
  const beside = { ...figure, reference: { name: 'bare', measured: -Infinity } }
  expect(() => checkMeasured([beside])).toThrow('"a page" is 3, beside it -Infinity: no figure')
})

test('a budget beside a reference is held as a ratio, and without one as it stands', () => {
  const beside = { ...figure, reference: { name: 'bare', measured: 2 } }
  expect([1, 2].map((atMost) => isHeld({ ...beside, budget: { atMost } }))).toEqual([false, true])
  expect([2, 3].map((atMost) => isHeld({ ...figure, budget: { atMost } }))).toEqual([false, true])
  expect(isHeld(figure)).toBeNull()
})
