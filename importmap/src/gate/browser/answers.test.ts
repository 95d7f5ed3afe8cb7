import { expect, test } from '@jest/globals'
import { calls, type Call } from '@atrium/shared-utility/contract'
import { answerOf } from './answers.ts'
import { emptyValue } from './empty-value.ts'

/** A scan’s code has a length of its own, a mail server one of a few ports: what only their schemas know, and no team asks for. */
const odd = ['createScan', 'getPlatformSettings']

test('every call of the contract has an empty answer of its own shape', () => {
  const wrong = Object.entries<Call>(calls)
    .filter(([, { envelope }]) => envelope !== 'file' && envelope !== 'stream')
    .filter(([, { output }]) => !output.safeParse(emptyValue(output)).success)
  expect(wrong.map(([name]) => name).filter((name) => !odd.includes(name))).toEqual([])
})

test('a list answers no rows, inside an enterprise as well, and what no call has is not answered', () => {
  const reply = answerOf('GET', '/space-acme/api/sysop/revision')
  expect(JSON.parse(reply?.body ?? '')).toMatchObject({ code: 1_000_000, result: { total: 0, list: [] } })
  expect(answerOf('GET', '/api/nobody')).toBeNull()
})
