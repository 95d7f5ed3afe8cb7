import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

const asked = new Set<string>()

/** Every statement that a server of this file runs; which values it carries, and how many, makes no other one of it. */
export function noteStatement(text: string) {
  asked.add(
    text
      .replaceAll(/(set local \S+ = )'[^']*'/g, "$1''")
      .replaceAll(/\$\d+/g, '$')
      .replaceAll(/(\$)(?:, \$)+/g, '$1')
      .replaceAll(/(\([^()]*\))(?:, \1)+/g, '$1'),
  )
}

/** Keeps what the file has asked where the run wants it, for importmap/src/tasks/oldest-database.ts; then forgets it. */
export async function keepStatements(file: string) {
  const folder = process.env.TEST_STATEMENTS_FOLDER
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16)
  if (folder !== undefined)
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify({ file, statements: [...asked] }))
  asked.clear()
}
