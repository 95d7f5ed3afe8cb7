import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

const ofRecords = /\brecords_/

/** One text that was sent for each statement of this file. */
const asked = new Map<string, string>()
/** The same few hundred texts are sent again and again. */
const noted = new Map<string, string>()

/** Notes a statement that a server of this file runs; other values, or another number of them, make no other statement. */
export function noteStatement(text: string) {
  // The tests make tables of records, which are gone when statements are planned.
  if (ofRecords.test(text)) return
  const statement = noted.get(text) ?? withoutValues(text)
  noted.set(text, statement)
  if (!asked.has(statement)) asked.set(statement, text)
}

function withoutValues(text: string) {
  return text
    .replaceAll(/(set local \S+ = )'[^']*'/g, "$1''")
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/(\$)(?:, \$)+/g, '$1')
    .replaceAll(/(\([^()]*\))(?:, \1)+/g, '$1')
}

/** Writes what the test file has asked into the folder of the run, for plan-statements.ts; then forgets it. */
export async function keepStatements(file: string) {
  const folder = process.env.TEST_STATEMENTS_FOLDER
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16)
  if (folder !== undefined) await writeFile(path.join(folder, `${name}.json`), JSON.stringify([...asked]))
  noted.clear()
  asked.clear()
}
