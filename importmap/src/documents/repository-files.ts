import { globSync, readFileSync } from 'node:fs'
import { inRepository, repository } from '../repository.ts'

// What is installed, built, measured or kept by a running portal was not written by us.
const notOurs = /^(?:node_modules|dist|data|coverage|test-results|playwright-report|\.cache|\.git)$/

/** Paths of all files that we wrote, relative to the repository, with `/` between folders. */
export function repositoryFiles(pattern = '**/*') {
  return globSync(pattern, { cwd: repository, exclude: ({ name }) => notOurs.test(name), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(repository.length + 1))
    .sort()
}

export function readOurs(path: string) {
  return readFileSync(inRepository(path), 'utf8')
}
