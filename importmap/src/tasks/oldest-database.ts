import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { inRepository, repository } from '../repository.ts'

/** A test file of the server: what its servers asked their database, and how long it took; null where nobody kept it. */
export type Asked = { file: string; text: string; ms: number; statements: readonly string[] | null }

/**
 * The files that also run on the oldest database: whatever is about what databases do by themselves, and of the others as
 * many as it takes that every statement of the server is asked there, too (docs/decisions/049-tests-on-two-databases.md).
 */
export function filesForOldest(all: readonly Asked[]) {
  const always = all.filter((one) => one.statements === null || isAboutDatabases(one))
  const asked = new Set(always.flatMap(({ statements }) => statements ?? []))
  const chosen = always.map(({ file }) => file)
  const left = new Set(all.filter((one) => !always.includes(one)))
  for (;;) {
    const next = worthiest([...left], asked)
    if (next === undefined) return chosen.toSorted()
    left.delete(next)
    chosen.push(next.file)
    for (const statement of next.statements ?? []) asked.add(statement)
  }
}

/**
 * Races, by the name of the file or of a test, locks, fences between tenants, migrations, privileges, several processes;
 * of these only what asks the database of the run, for whatever starts one of its own has the newest in both runs.
 */
function isAboutDatabases({ file, text, statements }: Asked) {
  if (statements?.length === 0) return false
  return /race|[/-]lock|tenan|processes|foundation\/db\//.test(file) || racing.test(text)
}

const racing = /^\s*test.*\b(at once|at the same time|in parallel|fifty)\b/im

/** What asks the most new statements for its time; none where nobody asks any. */
function worthiest(left: readonly Asked[], asked: ReadonlySet<string>) {
  const worth = ({ statements, ms }: Asked) => (statements ?? []).filter((one) => !asked.has(one)).length / (ms + 1)
  const rated = left.map((one) => ({ one, worth: worth(one) })).filter(({ worth: own }) => own > 0)
  return rated.toSorted((one, other) => other.worth - one.worth)[0]?.one
}

const folder = inRepository('.cache/reports/statements')

/** Where a run keeps what each file has asked; nothing of an earlier run is there. */
export function emptyStatements() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

const kept = z.object({ file: z.string(), statements: z.array(z.string()) })
const report = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** What the run on the newest database left behind. */
export function readAsked(): Asked[] {
  const files = globSync('*.json', { cwd: folder }).map((name) => kept.parse(readJson(`${folder}/${name}`)))
  const statements = new Map(files.map((one) => [one.file, one.statements]))
  const times = new Map(readTimes().map(({ name, startTime, endTime }) => [name, endTime - startTime]))
  return globSync('server/**/*.test.ts', { cwd: repository, exclude: (name) => name.includes('node_modules') })
    .map((file) => inRepository(file))
    .map((file) => ({
      file,
      text: readFileSync(file, 'utf8'),
      ms: times.get(file) ?? 0,
      statements: statements.get(file) ?? null,
    }))
}

function readTimes() {
  const file = inRepository('.cache/reports/jest-server-18.json')
  return existsSync(file) ? report.parse(readJson(file)).testResults : []
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
