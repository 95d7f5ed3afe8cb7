import { addPin, mostPins, movePin, removePin, samePins } from './pins.ts'

test('moving a pin changes its place and loses none', () => {
  expect(movePin(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(movePin(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
})

test('the first pin cannot move up, nor the last one down', () => {
  expect(movePin(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  expect(movePin(['a', 'b'], 'b', 1)).toEqual(['a', 'b'])
  expect(movePin(['a', 'b'], 'unknown', 1)).toEqual(['a', 'b'])
})

test('an application is pinned once, at the end or where it was, and never beyond what the server takes', () => {
  expect(addPin(['a'], 'b')).toEqual(['a', 'b'])
  expect(addPin(['a'], 'a')).toEqual(['a'])
  expect(addPin(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c'])
  const full = Array.from({ length: mostPins }, (_, index) => `id${index}`)
  expect(addPin(full, 'more')).toEqual(full)
})

test('removing a pin keeps the order of the others', () => {
  expect(removePin(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
})

test('only another choice or another order counts as a change', () => {
  expect(samePins(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(samePins(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(samePins(['a'], ['a', 'b'])).toBe(false)
})
