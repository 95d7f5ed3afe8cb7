import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What is asked before the first test is asked by all of them. */
const beforeAll = ''
const asked = new Map<string, string>()
const tests = new Map<string, Set<string>>([[beforeAll, new Set()]])
let current = beforeAll
/** The same few hundred texts are sent again and again. */
const noted = new Map<string, string>()

/** What is asked from now on this test asks, or what it left running. */
export function beginTest(name: string) {
  current = name
  if (!tests.has(name)) tests.set(name, new Set())
}

/** Every statement that a server of this file runs; which values it carries, and how many, makes no other one of it. */
export function noteStatement(text: string) {
  const statement = noted.get(text) ?? withoutValues(text)
  noted.set(text, statement)
  if (!asked.has(statement)) asked.set(statement, text)
  tests.get(current)?.add(statement)
}

function withoutValues(text: string) {
  return text
    .replaceAll(/(set local \S+ = )'[^']*'/g, "$1''")
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/(\$)(?:, \$)+/g, '$1')
    .replaceAll(/(\([^()]*\))(?:, \1)+/g, '$1')
}

/** Keeps what the file has asked where the run wants it, for importmap/src/tasks/oldest-database.ts; then forgets it. */
export async function keepStatements(file: string) {
  const folder = process.env.TEST_STATEMENTS_FOLDER
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16)
  if (folder !== undefined) await writeFile(path.join(folder, `${name}.json`), JSON.stringify(kept(file)))
  noted.clear()
  asked.clear()
  tests.clear()
  beginTest(beforeAll)
}

/** `statements` with one text each that was sent; of each test their numbers. */
function kept(file: string) {
  const numbers = new Map([...asked.keys()].map((statement, index) => [statement, index]))
  const numbered = [...tests].map(([test, statements]) => [test, [...statements].map((one) => numbers.get(one))])
  return { file, statements: [...asked], tests: Object.fromEntries(numbered) }
}
