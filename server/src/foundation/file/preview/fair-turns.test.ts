import { expect, test } from '@jest/globals'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTurns } from '../../call/http/by-turns.ts'
import { inFairTurn } from './fair-turns.ts'

/** Begins the work on files in this order, ends one after the other, and answers whose work was done when. */
async function orderOf(files: readonly (readonly [enterprise: string, person: string])[]) {
  const turns = createTurns(2)
  const done: string[] = []
  const works = files.map(([enterprise, person]) =>
    inFairTurn(turns, { ent_id: enterprise, created_by: person }, async () => {
      await nextTurn()
      done.push(`${enterprise} ${person}`)
    }),
  )
  await Promise.all(works)
  return done
}

const many = (enterprise: string, person: string) => Array.from({ length: 20 }, () => [enterprise, person] as const)

test('a person who sends many files keeps another enterprise waiting for a few of them', async () => {
  const order = await orderOf([...many('a', 'ann'), ['b', 'bob']])
  expect(order.indexOf('b bob')).toBeLessThanOrEqual(4)
  expect(order).toHaveLength(21)
})

test('a person who sends many files keeps a colleague waiting for a few of them', async () => {
  const order = await orderOf([...many('a', 'ann'), ['a', 'amy']])
  expect(order.indexOf('a amy')).toBeLessThanOrEqual(4)
})
