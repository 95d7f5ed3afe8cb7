import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
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
  return new Set(importsOf(file, code).flatMap((one) => importedFile(file, one) ?? []))
}

/** The file that is meant, from the repository's folder on; null for a package and for what is not ours. */
export function importedFile(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  if (!/^(\/|file:)/.test(specifier)) return null
  const found = path.relative(repository, specifier.startsWith('/') ? specifier : fileURLToPath(specifier))
  return found.startsWith('..') ? null : found
}
