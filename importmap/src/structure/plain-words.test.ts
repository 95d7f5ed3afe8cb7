import { expect, test } from '@jest/globals'
import { readOurs, repositoryFiles } from '../documents/repository-files.ts'
import { commentsOf, isVague, vagueTypesOf } from './plain-words.ts'

/**
 * Every folder with programs, each with how many comments may still have a vague word. The numbers only
 * go down.
 */
const mostIn: Record<string, number> = {
  server: 0,
  'shared-utility': 0,
  'root-config': 0,
  microfrontends: 0,
  importmap: 0,
  e2e: 0,
  bench: 0,
  'fake-providers': 0,
}

const files = repositoryFiles('*/**/*.{ts,tsx,mjs,cjs}')

const comments = files.flatMap((file) => commentsOf(readOurs(file)).map((text) => ({ file, text })))

const filesIn = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`))

test.each(Object.entries(mostIn))('comments of %s name who acts: %i with a vague word at most', (folder, most) => {
  const own = new Set(filesIn(folder))
  const found = comments.filter(({ file, text }) => own.has(file) && isVague(text))
  expect(own.size).toBeGreaterThan(5)
  expect(found.slice(most)).toEqual([])
})

test('comments of the whole have a vague word in one of twenty at most', () => {
  expect(comments.length).toBeGreaterThan(5000)
  expect(comments.filter(({ text }) => isVague(text)).length / comments.length).toBeLessThanOrEqual(0.05)
})

test('types have names that say what they hold, in the folders that were written anew', () => {
  const found = Object.keys(mostIn).flatMap((folder) =>
    filesIn(folder).flatMap((file) => vagueTypesOf(readOurs(file)).map((name) => `${file}: ${name}`)),
  )
  expect(found).toEqual([])
})

test.each([
  ['// Whoever asks is told.', true],
  ['/**\n * A caller asks, and\n * nobody answers.\n */', true],
  ['{/* Somebody looks. */}', true],
  ['// It is told. Who asks waits.', true],
  ['// A caller who asks is told.', false],
  ['// PostgreSQL runs as `nobody`.', false],
])('a comment is measured however it is written: %j', (code, is) => {
  expect(commentsOf(`const a = 1\n  ${code}\nconst b = 'nobody'`).map(isVague)).toEqual([is])
})

test('a type with a vague name is found, exported or not', () => {
  const code = 'type Told = string\nexport interface Place {}\ntype PlaceOf = Told\nconst Known = 1'
  expect(vagueTypesOf(code)).toEqual(['Told', 'Place'])
})
