import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { repository } from '../repository.ts'
import { importsOf } from './imports-of.ts'

/** What each file imports by its path; both sides from the repository's folder on. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

// What runs only in tests may look at everything.
const onlyInTests = /\.test\.tsx?$|(^|\/)(test|testing)\/|(^|\/)given(-[\w-]+)?\.tsx?$/

/** The files of a folder, without tests and what only they use. */
export async function readGraph(folder: string): Promise<ImportGraph> {
  const graph = new Map<string, ReadonlySet<string>>()
  for await (const file of glob(`${folder}/**/*.{ts,tsx}`, { cwd: repository })) {
    const isSource = !onlyInTests.test(file) && !file.endsWith('.d.ts') && !file.includes('node_modules/')
    if (isSource) graph.set(file, await readImports(file))
  }
  return graph
}

async function readImports(file: string) {
  const code = await readFile(path.join(repository, file), 'utf8')
  const named = importsOf(file, code).filter((one) => one.startsWith('.'))
  return new Set(named.map((one) => path.posix.join(path.posix.dirname(file), one)))
}
