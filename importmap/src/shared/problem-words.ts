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
 * The problems of the contract: of the first page only those that browsers find. All others come with what makes calls,
 * without the texts that the server sends along anyway. Null for every other file.
 */
export function foundOrLater(id: string) {
  const [, name] = /\/shared-utility\/src\/contract\/problem\/([\w-]+)\.ts$/.exec(id) ?? []
  if (name === undefined) return null
  if (name === 'later') return laterProblems()
  const source = readFileSync(id, 'utf8')
  return name === 'problems' ? withoutEmpty(source) : foundAlone(source)
}

export function foundAlone(source: string) {
  return source.replaceAll(entry, (whole: string, code: string) => (foundByBrowsers.includes(code) ? whole : ''))
}

/** The table without the files of which a browser finds nothing by itself: an empty object for each would stay. */
export function withoutEmpty(table: string) {
  const files = [...table.matchAll(/^import \{ (\w+Problems) \} from '\.\/([\w-]+\.ts)'\n/gm)]
  const empty = files.filter(([, , file = '']) => !hasFound(readFileSync(inRepository(folder, file), 'utf8')))
  return empty.reduce((rest, [line, name]) => rest.replace(line, '').replace(`  ...${name},\n`, ''), table)
}

function hasFound(source: string) {
  return [...source.matchAll(entry)].some(([, code = '']) => foundByBrowsers.includes(code))
}

export function laterProblems() {
  const sources = readdirSync(inRepository(folder)).map((name) => readFileSync(inRepository(folder, name), 'utf8'))
  const later = sources
    .flatMap((source) => [...source.matchAll(entry)])
    .filter(([, code = '']) => !foundByBrowsers.includes(code))
    .map(([, code, , field, status, figure]) => [
      code,
      `${field ? `field('${field}', ` : ''}entry(${status}, ${figure}, ['', ''])${field ? ')' : ''}`,
    ])
  const table = later.map(([code, made]) => `${code}: ${made}`).join(', ')
  return `import { entry, field } from './entry.ts'\nexport const laterProblems = { ${table} }\n`
}
