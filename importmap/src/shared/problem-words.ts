import { readdirSync, readFileSync } from 'node:fs'
import { inRepository } from '../repository.ts'

/** What a browser finds out by itself, or says in words of its own. Everything else comes with its text in the answer. */
export const foundByBrowsers: readonly string[] = [
  'invalidInput',
  'malformedRequest',
  'signInRequired',
  'forbidden',
  'notFound',
  'configMissing',
  'interfaceMissing',
  'underMaintenance',
  'internal',
  'timedOut',
  'unreachable',
  'emptyResponse',
  'cancelled',
  'fileEmpty',
  'linkInvalid',
  'signOnExpired',
  'bindTicketExpired',
]

const text = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/.source
const entry = new RegExp(
  String.raw`(\w+): (field\(\s*'([\w.]+)',\s*)?entry\(\s*(\d+),\s*(-?\d+),\s*\[\s*${text},\s*${text},?\s*\],?\s*\)(?:,?\s*\))?,?`,
  'g',
)
const folder = 'shared-utility/src/contract/problem'

/**
 * The problems of the contract: of the first page one table of those that browsers find. All others come with what makes
 * calls, without the texts that the server sends along anyway. Null for every other file.
 */
export function foundOrLater(id: string) {
  const [, name] = /\/shared-utility\/src\/contract\/problem\/([\w-]+)\.ts$/.exec(id) ?? []
  if (name === undefined) return null
  if (name === 'later') return laterProblems()
  const source = readFileSync(id, 'utf8')
  return name === 'problems' ? withFoundAlone(source) : withoutEntries(source)
}

/** A noun's own problems, which stand in one of the two tables. */
function withoutEntries(source: string) {
  return source.replaceAll(entry, '')
}

/** The table with its entries in place of the nouns that they are spread from, so that no noun is part of the first page. */
export function withFoundAlone(table: string) {
  const found = entries().flatMap(([whole, code = '']) => (foundByBrowsers.includes(code) ? [whole] : []))
  const rest = table.replace(/^import \{ problemAreas \}.*\n/m, '').replaceAll(/^  \.\.\.problemAreas\.\w+,\n/gm, '')
  const start = 'export const problems = {'
  if (rest === table || !rest.includes(start))
    throw new Error('The table of problems is not written as the build reads it')
  return `import { entry, field } from './entry.ts'\n${rest.replace(start, () => `${start} ${found.join('\n')}`)}`
}

export function laterProblems() {
  const later = entries()
    .filter(([, code = '']) => !foundByBrowsers.includes(code))
    .map(([, code, , field, status, figure]) => [
      code,
      `${field ? `field('${field}', ` : ''}entry(${status}, ${figure}, ['', ''])${field ? ')' : ''}`,
    ])
  const table = later.map(([code, made]) => `${code}: ${made}`).join(', ')
  return `import { entry, field } from './entry.ts'\nexport const laterProblems = { ${table} }\n`
}

function entries() {
  const sources = readdirSync(inRepository(folder)).map((name) => readFileSync(inRepository(folder, name), 'utf8'))
  return sources.flatMap((source) => [...source.matchAll(entry)])
}
