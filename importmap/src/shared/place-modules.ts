import type { OutputChunk } from 'rolldown'
import { staticClosure } from './static-closure.ts'
import { firstPage } from './specifiers.ts'

/** What every parcel loads, whichever it is, and the door that most of them load besides. */
const everyParcel = ['@mui/material', '@atrium/shared-utility/parcel', '@atrium/shared-utility/react']
const most = ['@atrium/shared-utility/ui']

const ours = /\/shared-utility\/src\//

/**
 * One file, the kit, instead of the dozen that a bundler makes of what arrives together everywhere after the first page:
 * each file has to be named, with its integrity, on every page. `chunks` are those that the bundler made by itself.
 */
export function placeModules(chunks: readonly OutputChunk[], entries: ReadonlyMap<string, OutputChunk>) {
  const imports = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk.imports.map((name) => `./${name}`)]))
  const modulesOf = (names: readonly string[]) => {
    const files = new Set(
      staticClosure(
        names.map((name) => `./${entries.get(name)?.fileName}`),
        { imports },
      ),
    )
    return new Set(chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds))
  }
  const [every, many, first] = [everyParcel, most, firstPage].map(modulesOf)
  return [
    // What is ours in the first page: of packages each keeps its short names to itself, and is smaller alone.
    { name: 'first', test: (id: string) => Boolean(first?.has(id) && ours.test(id)) },
    { name: 'kit', test: (id: string) => Boolean(every?.has(id) && many?.has(id) && !first?.has(id)) },
  ]
}
