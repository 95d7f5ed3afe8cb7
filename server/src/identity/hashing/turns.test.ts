import { expect, test } from '@jest/globals'
import { createTurns, type Turn } from './turns.ts'

/** So many places: a quarter is kept. */
const threeForStrangers = 4

test('T07: networks take turns, and in each of them its accounts do', () => {
  const turns = createTurns<string>(() => 16)
  for (const name of ['a1', 'a2', 'a3']) turns.enter({ network: 'A', account: 'ann' }, name)
  turns.enter({ network: 'A', account: 'bob' }, 'a4')
  turns.enter({ network: 'B', account: 'cid' }, 'b1')
  expect(all(turns)).toEqual(['a1', 'b1', 'a4', 'a2', 'a3'])
})

test('T07: a newcomer gets the last place of the longest line, if that stays no shorter than its own', () => {
  const turns = createTurns<string>(() => threeForStrangers)
  for (const name of ['a1', 'a2', 'a3']) turns.enter({ network: 'A', account: 'ann' }, name)
  const newcomer = { network: 'B', account: 'bob' }
  expect(turns.enter(newcomer, 'b1')).toEqual({ isIn: true, out: 'a3' })
  expect(turns.enter({ network: 'A', account: 'ann' }, 'a4')).toEqual({ isIn: false })
  expect(turns.enter(newcomer, 'b2')).toEqual({ isIn: false })
  expect(all(turns)).toEqual(['a1', 'b1', 'a2'])
})

test('T07: in one network an account that waits often makes room for one that does not', () => {
  const turns = createTurns<string>(() => threeForStrangers)
  for (const name of ['a1', 'a2', 'a3']) turns.enter({ network: 'A', account: 'ann' }, name)
  expect(turns.enter({ network: 'A', account: 'ann' }, 'a4')).toEqual({ isIn: false })
  expect(turns.enter({ network: 'A', account: 'bob' }, 'a5')).toEqual({ isIn: true, out: 'a3' })
})

test('T07: a signed-in caller finds a place kept, however many networks the strangers have', () => {
  const turns = createTurns<string>(() => 8)
  const enter = (names: string[], known: Partial<Turn>) =>
    names.map((name) => turns.enter({ network: name, account: name, ...known }, name).isIn)
  expect(enter(['a', 'b', 'c', 'd', 'e', 'f', 'g'], {})).toEqual([true, true, true, true, true, true, false])
  expect(enter(['P', 'Q', 'R'], { isKnown: true })).toEqual([true, true, false])
})

test('T07: every second turn is that of a signed-in caller, while one of them waits', () => {
  const turns = createTurns<string>(() => 16)
  for (const name of ['a', 'b', 'c', 'd']) turns.enter({ network: name, account: name }, name)
  for (const name of ['P', 'Q', 'R']) turns.enter({ network: name, account: name, isKnown: true }, name)
  expect(all(turns)).toEqual(['P', 'a', 'Q', 'b', 'R', 'c', 'd'])
})

test('T07: among signed-in callers one who waits often makes room for one who does not', () => {
  const turns = createTurns<string>(() => 4)
  const ann: Turn = { network: 'ann', account: 'ann', isKnown: true }
  const bob: Turn = { network: 'bob', account: 'bob', isKnown: true }
  for (const name of ['a1', 'a2', 'a3', 'a4']) turns.enter(ann, name)
  expect(turns.enter(bob, 'b1')).toEqual({ isIn: true, out: 'a4' })
  expect(turns.enter({ network: 'stranger', account: '' }, 's1')).toEqual({ isIn: true, out: 'a3' })
})

function all(turns: ReturnType<typeof createTurns<string>>) {
  return Array.from({ length: turns.size() }, () => turns.next())
}
