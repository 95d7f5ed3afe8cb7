import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { repository, inRepository } from './repository.ts'

/** One hash over the names and contents of all files below the given places, and over the given facts. */
export function inputsHash(places: readonly string[], facts: readonly string[]) {
  const hash = createHash('sha256')
  for (const fact of facts) hash.update(fact).update('\0')
  for (const file of filesBelow(places))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRepository(file)))
      .update('\0')
  return hash.digest('hex')
}

function filesBelow(places: readonly string[]) {
  const found = places.flatMap((place) => globSync([place, `${place}/**/*`], { cwd: repository, withFileTypes: true }))
  const files = found.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  return [...new Set(files.map((entry) => `${entry.parentPath}/${entry.name}`.slice(repository.length + 1)))].sort()
}
