import { expect, test } from '@jest/globals'
import { calls } from '@atrium/shared-utility/contract'
import { type Field, fields, half, inputWith, nul } from '../../../foundation/call/http/test/walk-characters.ts'
import { problemOf } from '../../../test/problem-of.ts'
import { parseInput } from './input.ts'

test('the walk finds the fields of lists and of objects within', () => {
  expect(fields.length).toBeGreaterThan(150)
  expect(fields).toContainEqual({ name: 'addInvitation', path: ['roleIds', '0'], field: 'roleIds.0' })
})

test.each([
  ['U+0000', nul],
  ['half of a pair', half],
])('T12: %s in any field of any call is refused, and the field is named', (_what, text) => {
  const misfits = fields.flatMap((field) => {
    const { name, field: place } = field
    const told = refusalOf(field, text)
    return told === `invalidInput ${place}` ? [] : [`${name}, field ${place}: ${told}`]
  })
  expect(misfits).toEqual([])
})

function refusalOf(field: Field, text: string) {
  const problem = problemOf(() => parseInput(calls[field.name], inputWith(field, text), 'en-US'))
  return problem === null ? 'taken' : [problem.code, ...problem.fields.map((one) => one.field)].join(' ')
}
