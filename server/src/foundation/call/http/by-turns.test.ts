import { expect, test } from '@jest/globals'
import { createTurns } from './by-turns.ts'

test('T07: of one account so many changes are under way at once, and the others wait in their order', async () => {
  const turns = createTurns(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((one) =>
    turns('account', async () => {
      begun.push(one)
      await new Promise<void>((resolve) => void ends.push(resolve))
      return one
    }),
  )
  await settled()
  expect(begun).toEqual([0, 1])
  ends.shift()?.()
  await settled()
  expect(begun).toEqual([0, 1, 2])
  while (begun.length < 4 || ends.length > 0) {
    ends.shift()?.()
    await settled()
  }
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3])
})

test('one account keeps neither another one waiting nor work of no account, and a failure gives its turn on (T07)', async () => {
  const turns = createTurns(1)
  const never = turns('busy', () => new Promise<void>(() => undefined))
  expect(await turns('other', async () => 'done')).toBe('done')
  expect(await turns(null, async () => 'done')).toBe('done')
  await expect(turns('other', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await turns('other', async () => 'again')).toBe('again')
  expect(never).toBeInstanceOf(Promise)
})

function settled() {
  return new Promise((resolve) => void setImmediate(resolve))
}
