import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRepository } from '../repository.ts'
import { allMutants } from './all-mutants.ts'
import { mutantKinds, plantIn, type Mutant } from './mutant.ts'

test('there are mutants of every kind, each under a name of its own, and as many as the page says', () => {
  const page = readFileSync(inRepository('docs/mutants.md'), 'utf8')
  expect(page).toContain(`\n${allMutants.length} small faults`)
  expect(allMutants.filter(({ id }) => !page.includes(`\n| ${id} `))).toEqual([])
  expect(new Set(allMutants.map(({ id }) => id)).size).toBe(allMutants.length)
  expect(new Set(allMutants.map(({ kind }) => kind))).toEqual(new Set(mutantKinds))
})

test('every mutant has one place in its file, and changes it', () => {
  const textOf = ({ file }: Mutant) => readFileSync(inRepository(file), 'utf8')
  expect(allMutants.filter((one) => plantIn(one, textOf(one)) === textOf(one))).toEqual([])
})

test('the nearest tests and the story of every mutant are there', () => {
  const files = allMutants.flatMap(({ nearest, story }) => [...nearest, ...(story ? [`e2e/stories/${story}`] : [])])
  expect(files.filter((file) => !existsSync(inRepository(file)))).toEqual([])
  expect(allMutants.filter(({ nearest }) => nearest.length === 0)).toEqual([])
})

test('a mutant that its file does not have, or has twice, is refused', () => {
  const [one] = allMutants
  const mutant = { ...one, find: 'a', replace: 'b' } as Mutant
  expect(plantIn(mutant, 'an x')).toBe('bn x')
  expect(() => plantIn(mutant, 'x')).toThrow('0 times, not once')
  expect(() => plantIn(mutant, 'a a')).toThrow('2 times, not once')
})
