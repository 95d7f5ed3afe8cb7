import { expect, test } from '@jest/globals'
import { isSameValue } from './same-value.ts'

test.each([
  ['5.00', '5'],
  ['-007.50', '-7.5'],
  ['-0', '0.0'],
  ['0.10', '.1'],
])('the number %s is %s', (one, other) => {
  expect(isSameValue('number', one, other)).toBe(true)
})

test.each([
  ['5.00', '500'],
  ['1.0', '10'],
  ['100', '1'],
  ['-1', '1'],
  ['0.1', '0.01'],
  ['99999999999999999999', '99999999999999999998'],
])('the number %s is not %s', (one, other) => {
  expect(isSameValue('number', one, other)).toBe(false)
})

test('a text is the same letter by letter, none is none, and a list goes by its order', () => {
  expect(isSameValue('text', '1.0', '1')).toBe(false)
  expect(isSameValue('text', null, undefined)).toBe(true)
  expect(isSameValue('choices', ['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSameValue('choices', ['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameValue('choices', ['a'], null)).toBe(false)
  expect(isSameValue('yesNo', false, null)).toBe(false)
})
