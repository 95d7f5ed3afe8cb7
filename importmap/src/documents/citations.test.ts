import { basename } from 'node:path'
import { readOurs, repositoryFiles } from './repository-files.ts'

const files = repositoryFiles()
const texts = files
  .filter((file) => /\.(?:[cm]?[jt]sx?|md|json)$/.test(file) && !/(?:^package-lock\.json|CHANGELOG\.md)$/.test(file))
  .map((file) => ({ file, text: readOurs(file) }))
const titled = texts.filter(({ file }) => /\.(?:test|spec)\.tsx?$/.test(file))

test('every section of the specification that is cited stands in docs/requirements.md', () => {
  const page = readOurs('docs/requirements.md')
  const cited = numbersIn(/\b[Ss]pecification(?: section)? (\d+)(?: and (\d+))?/g)
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.filter(({ number }) => !page.includes(`\n## ${number}. `))).toEqual([])
})

test('every decision that is cited by its number is there', () => {
  const cited = numbersIn(/\b[Dd]ecisions? (\d{3})(?: and (\d{3}))?\b|\bdecisions\/(\d{3})\b/g)
  const decisions = files.filter((file) => file.startsWith('docs/decisions/')).map((file) => basename(file).slice(0, 3))
  expect(cited.filter(({ number }) => !decisions.includes(number))).toEqual([])
})

test('docs/security-checks.md has every check that a test plays by its number, and a test for each that it says so of', () => {
  const page = readOurs('docs/security-checks.md')
  const played = page.slice(0, page.indexOf('## Kept by tests without'))
  expect(rowsOf(played).sort()).toEqual(numbersOfTitles('SF'))
})

test('every number of an attack is played by a test, or is said to be of what is not built', () => {
  const [, page = ''] = readOurs('docs/security-checks.md').split('## Not built yet')
  const notBuilt = [...page.matchAll(/\((S\d\d)\)/g)].map(([, number = '']) => number)
  const all = Array.from({ length: 70 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`)
  expect([...numbersOfTitles('S'), ...notBuilt].toSorted()).toEqual(all)
})

test('what docs/security-checks.md says is kept is kept by tests that are there', () => {
  const page = readOurs('docs/security-checks.md')
  const named = [...page.matchAll(/`([\w-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !files.some((file) => basename(file) === name))).toEqual([])
})

test('every attack that a test plays stands in docs/security.md', () => {
  const page = readOurs('docs/security.md')
  expect(numbersOfTitles('T').filter((number) => !page.includes(`| ${number} `))).toEqual([])
})

test('a page that code or another page names is in the repository', () => {
  // Changelogs are made by a release.
  const pages = ['CHANGELOG.md', ...files.filter((file) => file.endsWith('.md')).map((file) => basename(file))]
  const named = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\b([\w-]+\.md)\b/g)].map(([, page = '']) => ({ file, page })),
  )
  expect(named.filter(({ page }) => !pages.includes(page))).toEqual([])
})

/** Every number that a pattern's groups find, with the file it was found in. */
function numbersIn(pattern: RegExp) {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].flatMap(([, ...groups]) =>
      groups.filter((number) => number !== undefined).map((number) => ({ file, number })),
    ),
  )
}

// The numbers at the beginning of a title, of a test or of a group: "S03, S04: ...".
function numbersOfTitles(letters: string) {
  const title = new RegExp(`['"\`]((?:[${letters}]\\d\\d\\b,? ?)+)`, 'g')
  const found = titled.flatMap(({ text }) =>
    [...text.matchAll(title)].flatMap(([, all = '']) => all.match(/\w\d\d/g) ?? []),
  )
  return [...new Set(found)].sort()
}

function rowsOf(page: string) {
  return [...page.matchAll(/^\| ([SF]\d\d) /gm)].map(([, number = '']) => number)
}
