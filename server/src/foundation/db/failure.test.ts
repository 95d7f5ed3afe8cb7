import { expect, test } from '@jest/globals'
import { langs, Problem, problemText } from '@atrium/shared-utility/contract'
import { databaseProblem } from './failure.ts'

test.each([
  ['53300', 'overloaded'],
  ['53100', 'nothingSaved'],
  ['25006', 'nothingSaved'],
  ['55P03', 'overloaded'],
])('V17: what the database says by %s is the problem %s, with words in both languages', (code, expected) => {
  const problem = databaseProblem(Object.assign(new Error('of the database'), { code }))
  if (!(problem instanceof Problem)) throw new Error('not a problem')
  expect(problem.code).toBe(expected)
  for (const lang of langs) expect(problemText(problem.code, lang, problem.params)).not.toMatch(/[{}]|^$/)
})
