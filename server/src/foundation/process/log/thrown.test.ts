import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { errorLine, loggedError } from './log-error.ts'

test.each([
  ['a text', 'the store is away', { type: 'string', message: 'not an error: a text of length 17' }],
  ['a number', 42, { type: 'number', message: 'not an error: 42' }],
  ['nothing', undefined, { type: 'undefined', message: 'not an error: undefined' }],
  ['null', null, { type: 'null', message: 'not an error: null' }],
  ['a class', class Store {}, { type: 'function', message: 'not an error: Store' }],
  [
    'what looks like an error',
    { name: 'AbortError', code: 'ABORT_ERR', message: 'ended', who: 'secret' },
    { type: 'Object', message: 'not an error: it has name, code, message, who', code: 'ABORT_ERR' },
  ],
  ['an object', { status: 503, who: 'secret' }, { type: 'Object', message: 'not an error: it has status, who' }],
  ['an object without a kind', Object.create(null), { type: 'object', message: 'not an error: it has nothing' }],
])('the log names what was thrown where it is no error: %s (R10)', (_what, thrown, expected) => {
  expect(loggedError(thrown)).toEqual(expected)
  expect(errorLine(thrown)).toBe(`${expected.type}: ${expected.message}`)
})

test('the log knows an error of another realm (R10)', () => {
  const foreign: unknown = runInNewContext('Object.assign(new TypeError("odd"), { code: "E_ODD" })')
  expect(loggedError(foreign)).toMatchObject({ type: 'TypeError', message: 'odd', code: 'E_ODD' })
})

test('the log names each of several failures that one error stands for (R10)', () => {
  const away = Object.assign(new Error('permission denied'), { severity: 'ERROR', code: '42501' })
  const said = loggedError(new AggregateError([away, new Error('the store is away')], 'some could not be removed'))
  expect(said.errors?.map(({ message }) => message)).toEqual(['refused by the database: 42501', 'the store is away'])
  expect(said.message).toBe('some could not be removed')
})

test('the log says nothing of what a person may have written, where it is no error that was thrown (R10)', () => {
  const thrown = { severity: 'ERROR', code: '23505', message: 'Key (name)=(secret)', detail: 'secret' }
  expect(JSON.stringify([loggedError(thrown), loggedError('secret')])).not.toContain('secret')
})
