import { expect, test } from '@jest/globals'
import { createTurns } from './turns.ts'

test('T07: networks take turns, and in each of them its accounts do', () => {
  const turns = createTurns<string>()
  for (const name of ['a1', 'a2', 'a3']) turns.add({ network: 'A', account: 'ann' }, name)
  turns.add({ network: 'A', account: 'bob' }, 'a4')
  turns.add({ network: 'B', account: 'cid' }, 'b1')
  expect(all(turns)).toEqual(['a1', 'b1', 'a4', 'a2', 'a3'])
})

test('T07: a newcomer gets the last place of the longest line, if that stays no shorter than its own', () => {
  const turns = createTurns<string>()
  for (const name of ['a1', 'a2', 'a3']) turns.add({ network: 'A', account: 'ann' }, name)
  const newcomer = { network: 'B', account: 'bob' }
  expect(turns.removeLast(turns.placeFor(newcomer) ?? newcomer)).toBe('a3')
  turns.add(newcomer, 'b1')
  expect(turns.placeFor({ network: 'A', account: 'ann' })).toBe(null)
  expect(turns.placeFor(newcomer)).toBe(null)
  expect(all(turns)).toEqual(['a1', 'b1', 'a2'])
})

test('T07: in one network an account that waits often makes room for one that does not', () => {
  const turns = createTurns<string>()
  for (const name of ['a1', 'a2', 'a3']) turns.add({ network: 'A', account: 'ann' }, name)
  expect(turns.placeFor({ network: 'A', account: 'bob' })).toEqual({ network: 'A', account: 'ann' })
  expect(turns.placeFor({ network: 'A', account: 'ann' })).toBe(null)
})

function all(turns: ReturnType<typeof createTurns<string>>) {
  return Array.from({ length: turns.size() }, () => turns.next())
}
