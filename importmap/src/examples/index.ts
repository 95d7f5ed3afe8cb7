import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inputsHash } from '../inputs.ts'
import { inRepository, repository } from '../repository.ts'

/** The folders of parcels that are kept here as teams would have them: examples for the demo, and broken ones for stories. */
export function exampleFolders() {
  return globSync('{importmap/examples,e2e/parcels}/*/parcel.json', { cwd: repository })
    .map((file) => path.dirname(file).replaceAll('\\', '/'))
    .toSorted()
}

/** Its own files; what it has of its template, and what was built of it, are not. */
export function exampleSources(folder: string) {
  return globSync(['parcel.json', 'src/**/*.*'], { cwd: inRepository(folder) })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

/** The file that all broken examples share: it stands beside them, and goes into the sources of each. */
export function sharedFaults(folder: string) {
  const file = `${path.dirname(folder)}/faults.ts`
  return existsSync(inRepository(file)) ? file : null
}

/** The content of `released/sources.txt`, as long as nothing was changed since it was built. */
export function sourcesHash(folder: string) {
  return inputsHash(
    [`${folder}/src`, `${folder}/parcel.json`, `${folder}/template.txt`, `${path.dirname(folder)}/faults.ts`],
    [],
  )
}

/** False once something of it was changed after it was built. */
export function isBuilt(folder: string) {
  const note = inRepository(folder, 'released/sources.txt')
  return existsSync(note) && readFileSync(note, 'utf8') === sourcesHash(folder)
}
