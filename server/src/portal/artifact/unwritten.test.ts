import { expect, test } from '@jest/globals'
import { holdUnwritten } from './unwritten.ts'

const of = (bytes: number) => ({ files: new Map([['main.js', Buffer.alloc(bytes)]]), againAt: 0 })

test('of what cannot be written no more is held than fits, and what came first goes first', () => {
  const unwritten = holdUnwritten(10)
  for (const id of ['a', 'b', 'c']) unwritten.hold(id, of(4))
  expect(['a', 'b', 'c'].map((id) => unwritten.get(id) !== undefined)).toEqual([false, true, true])
})

test('one that is larger than all that fits is held alone: a request for it is answered', () => {
  const unwritten = holdUnwritten(10)
  unwritten.hold('a', of(4))
  unwritten.hold('b', of(40))
  expect([unwritten.get('a'), unwritten.get('b')]).toEqual([undefined, of(40)])
})
