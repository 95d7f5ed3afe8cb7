import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { copyRepository } from '../../lint/lint-copy.ts'
import { inRepository } from '../../repository.ts'

const needed = [
  '.oxfmtrc.json',
  'package.json',
  'importmap/noun',
  'server',
  'shared-utility',
  'microfrontends/enterprise',
  'microfrontends/tsconfig.json',
]

/** A noun, made by the task itself in a copy of the repository, and the texts of both sides of it. */
export function givenNoun(...args: readonly string[]) {
  const copy = copyRepository()
  for (const part of needed)
    cpSync(inRepository(part), path.join(copy.folder, part), {
      recursive: true,
      filter: (file) => !/\/(?:dist|node_modules)$/.test(file),
    })
  const before = textsIn(copy.folder)
  const task = path.join(copy.folder, 'importmap/src/tasks/new-noun.ts')
  const code = `await (await import(${JSON.stringify(task)})).newNoun(${JSON.stringify(args)})`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const after = textsIn(copy.folder)
  return { copy, before, after, made: [...after.keys()].filter((file) => !before.has(file)).toSorted() }
}

function textsIn(folder: string) {
  const files = globSync('{server,shared-utility,microfrontends,importmap}/**/*.{ts,tsx,json}', { cwd: folder })
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}
