import { basename, dirname, join } from 'node:path'
import { anchorsOf } from './headings.ts'
import { readOurs, repositoryFiles } from './repository-files.ts'

const files = repositoryFiles()
const pages = files.filter((file) => /^(?:README\.md|docs\/.+\.md)$/.test(file))
/** Decisions tell of the day they were made, so only their links have to hold. */
const living = pages.filter((page) => !page.startsWith('docs/decisions/'))

test.each(pages)('every link of %s leads to a file that is there, and to a heading in it', (page) => {
  const targets = [...readOurs(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  expect(targets.filter((target) => !/^https?:/.test(target) && !isThere(page, target))).toEqual([])
})

function isThere(page: string, target: string) {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  const isFile = files.includes(file)
  if (anchor !== undefined) return isFile && anchorsOf(readOurs(file)).includes(anchor)
  return isFile || files.some((one) => one.startsWith(`${file.replace(/\/$/, '')}/`))
}

/** Files that a guide has the reader make, and what a build makes. */
const toBeMade: readonly string[] = [
  'server/src/enterprise/tenant/enterprise/counts.test.ts',
  'src/screens/overview/OverviewScreen.tsx',
  'importmap/dist/portal.json',
]

test.each(living)('every file that %s names is there', (page) => {
  const named = [...readOurs(page).matchAll(/`((?:[\w.@-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs|json|md))`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.filter((path) => !toBeMade.includes(path) && !isNamed(path))).toEqual([])
})

// A guide may leave out the beginning of a path when the sentence has said it.
function isNamed(path: string) {
  return files.some((file) => file === path || file.endsWith(`/${path}`))
}

test('every decision has a number of its own', () => {
  const numbers = pages.filter((page) => page.startsWith('docs/decisions/')).map((page) => basename(page).slice(0, 3))
  expect(numbers).toEqual([...new Set(numbers)])
})
