import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { inRepository, repository } from '../repository.ts'

/** A test file of the server, how long it took, and what each of its tests asked, those before the first under no name. */
export type Asked = {
  file: string
  ms: number
  /** Null where nobody kept them. */
  tests: Readonly<Record<string, readonly string[]>> | null
}

/**
 * What also runs on the oldest database: whatever is about what databases do by themselves, and of the other files as many
 * as it takes that every statement of the server is asked there, too, but for those that only dear ones ask
 * (docs/decisions/049-tests-on-two-databases.md). `racing`: of these files only the tests that are named so.
 */
export function filesForOldest(all: readonly Asked[]) {
  const always = all.filter((one) => one.tests === null || isAboutDatabases(one))
  const racing = all.filter((one) => !always.includes(one) && hasRaces(one))
  const asked = new Set([...always.flatMap((one) => statementsOf(one)), ...racing.flatMap(statementsOfRaces)])
  const chosen = [...always]
  const mostMs = averageMs(all)
  for (;;) {
    const left = all.filter((one) => !chosen.includes(one))
    const next = worthiest(left, { asked, mostMs })
    if (next === undefined) break
    chosen.push(next)
    for (const statement of statementsOf(next)) asked.add(statement)
  }
  const only = racing.filter((one) => !chosen.includes(one))
  return { whole: chosen.map(({ file }) => file).toSorted(), racing: only.map(({ file }) => file).toSorted() }
}

/**
 * Races, locks, fences between tenants, migrations, privileges (all three in foundation/db), several processes, and the walk
 * of what was asked for of operators, by the name of the file; of these only what asks the database of the run, for
 * whatever starts one of its own has the newest in both runs.
 */
function isAboutDatabases(one: Asked) {
  return statementsOf(one).length > 0 && /race|[/-]lock|processes|specification|foundation\/db\//.test(one.file)
}

/** How a test is named that is about several at a time. Whatever is named so runs without the tests before it, too. */
const racingNames = String.raw`\b(at once|at the same (time|moment)|in parallel|fifty|races?)\b`

function hasRaces({ tests }: Asked) {
  return Object.entries(tests ?? {}).some(([name, statements]) => isRacing(name) && statements.length > 0)
}

function isRacing(name: string) {
  return new RegExp(racingNames, 'i').test(name)
}

function statementsOf({ tests }: Asked) {
  return [...new Set(Object.values(tests ?? {}).flat())]
}

function statementsOfRaces({ tests }: Asked) {
  return Object.entries(tests ?? {}).flatMap(([name, statements]) => (name === '' || isRacing(name) ? statements : []))
}

/** What it takes to ask one statement, if all files share in that. */
function averageMs(all: readonly Asked[]) {
  const statements = new Set(all.flatMap((one) => statementsOf(one)))
  return all.reduce((sum, { ms }) => sum + ms, 0) / statements.size
}

type Wanted = { asked: ReadonlySet<string>; mostMs: number }

/** What asks most new statements for its time; none where nobody asks any, or only for more than most take. */
function worthiest(left: readonly Asked[], { asked, mostMs }: Wanted) {
  const rated = left
    .map((one) => ({ one, added: statementsOf(one).filter((statement) => !asked.has(statement)) }))
    .filter(({ added }) => added.length > 0)
    .map(({ one, added }) => ({ one, msEach: added.every(isPlannable) ? one.ms / added.length : 0 }))
    .filter(({ msEach }) => msEach <= mostMs)
  return rated.toSorted((one, other) => one.msEach - other.msEach)[0]?.one
}

/** What nobody asks there is parsed and planned there after all (server/src/test/planned.ts), and only these can be. */
function isPlannable(statement: string) {
  return /^\W*(select|insert|update|delete|with)\b/i.test(statement)
}

const folderOf = (run: 'all' | 'oldest') => inRepository('.cache/reports/statements', run)

/** Where a run keeps what each file has asked; nothing of an earlier run is there. */
export function emptyStatements(run: 'all' | 'oldest') {
  rmSync(folderOf(run), { recursive: true, force: true })
  mkdirSync(folderOf(run), { recursive: true })
  return folderOf(run)
}

/** What tells Jest which files, and of some which tests; after them it has whatever they did not ask planned. */
export function oldestRun() {
  const { whole, racing } = filesForOldest(readAsked())
  const env = {
    ATRIUM_TEST_DATABASE_URL: 'postgres15',
    TEST_NAMES: JSON.stringify({ files: racing, names: racingNames }),
    TEST_STATEMENTS_OF_ALL: folderOf('all'),
    TEST_STATEMENTS_FOLDER: emptyStatements('oldest'),
  }
  return { whole, racing, env }
}

const kept = z.object({
  file: z.string(),
  statements: z.array(z.tuple([z.string(), z.string()])),
  tests: z.record(z.string(), z.array(z.int())),
})
const report = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** What the run on the newest database left behind. */
function readAsked(): Asked[] {
  const folder = folderOf('all')
  const tests = new Map(globSync('*.json', { cwd: folder }).map((name) => readTests(`${folder}/${name}`)))
  const times = new Map(readTimes().map(({ name, startTime, endTime }) => [name, endTime - startTime]))
  return globSync('server/**/*.test.ts', { cwd: repository, exclude: (name) => /node_modules|in-browser/.test(name) })
    .map((file) => inRepository(file))
    .map((file) => ({ file, ms: times.get(file) ?? 0, tests: tests.get(file) ?? null }))
}

function readTests(name: string) {
  const { file, statements, tests } = kept.parse(readJson(name))
  const textsOf = (numbers: readonly number[]) => numbers.map((number) => statements[number]?.[0] ?? '')
  const named = Object.entries(tests).map(([test, numbers]) => [test, textsOf(numbers)] as const)
  return [file, Object.fromEntries(named)] as const
}

function readTimes() {
  const file = inRepository('.cache/reports/jest-server-18.json')
  return existsSync(file) ? report.parse(readJson(file)).testResults : []
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
