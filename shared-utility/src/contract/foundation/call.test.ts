import { z } from 'zod'
import { defineCalls } from './call.ts'

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
