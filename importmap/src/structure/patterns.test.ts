import { expect, test } from '@jest/globals'
import { readOurs, repositoryFiles } from '../documents/repository-files.ts'
import { literalsOf, repeatsARepetition } from './patterns.ts'

/**
 * An expression that repeats what itself repeats (`(a+)+`) may take for ever over a text that a caller sends. These are
 * looked at: what they repeat begins, each time, with what it does not hold.
 */
const reviewed = [
  // Pieces of a text in quotes, with an escape before each but the first.
  String.raw`/"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|[{}[\],]/g`,
  // Words with a dot before each but the first.
  String.raw`/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/`,
  // A bracket before each, and none within.
  String.raw`/^([^[\]]+)((?:\[[^[\]]*\])*)$/`,
]

const files = ['server/src', 'shared-utility/src/contract', 'shared-utility/src/model'].flatMap((folder) =>
  repositoryFiles(`${folder}/**/*.ts`).filter((file) => !/\.test\.|\/test\//.test(file)),
)

test('S57: no expression that the server holds against a text repeats what itself repeats', () => {
  const all = files.flatMap((file) => literalsOf(readOurs(file)))
  expect(all.length).toBeGreaterThan(150)
  expect(all.filter(repeatsARepetition).toSorted()).toEqual(reviewed.toSorted())
})

test.each([
  ['/(a+)+/', true],
  ['/(?:a*b?)*/', true],
  ['/((a|b{2,})c)+/', true],
  ['/(?:[+*]a)+/', false],
  [String.raw`/(\+a)*/`, false],
  ['/(?:a+)?b{1,3}/', false],
  ['/a+b*(?:c|d)+/', false],
])('S57: %s repeats a repetition: %s', (literal, is) => {
  expect(repeatsARepetition(literal)).toBe(is)
})
