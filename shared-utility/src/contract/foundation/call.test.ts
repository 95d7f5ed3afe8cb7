import { z } from 'zod'
import { calls } from '../calls.ts'
import { defineCalls, type Call } from './call.ts'

const entry = {
  title: ['调用', 'Call'],
  summary: 'A call.',
  path: '/a',
  access: 'public',
  space: 'none',
  input: z.strictObject({}),
  output: z.null(),
} as const

test('U11: a call that names no method is a GET; one that does keeps it', () => {
  const calls = defineCalls({ read: entry, write: { ...entry, method: 'POST' } })
  expect([calls.read.method, calls.write.method]).toEqual(['GET', 'POST'])
})

test('an act that is answered as at first when it is done already is one of a person, and of its refusals', () => {
  const odd = Object.entries<Call>(calls).filter(
    ([, { doneAlready, problems = [], method, access }]) =>
      doneAlready !== undefined &&
      (method === 'GET' ||
        ['public', 'deployToken', 'platformToken'].some((who) => who === access.who) ||
        !doneAlready.every((code) => problems.includes(code))),
  )
  expect(odd.map(([name]) => name)).toEqual([])
})
