import type { OutputChunk } from 'rolldown'
import { staticClosure } from './static-closure.ts'
import { inRepository } from '../repository.ts'
import { callsFile, firstPage } from './specifiers.ts'

/** What every parcel loads, whichever it is, and the door that most of them load besides. */
const everyParcel = ['@mui/material', '@atrium/shared-utility/parcel', '@atrium/shared-utility/react']
const most = ['@atrium/shared-utility/ui']

const ours = /\/shared-utility\/src\//
/** What of it makes a call is the entry itself; what is named here comes with it, and may be needed without it. */
const tables = /\/shared-utility\/src\/(?:contract\/|call\/call-tables\.ts)/
const ofArea = /\/shared-utility\/src\/contract\/(\w+)\//
const issues = /\/shared-utility\/src\/contract\/foundation\/issues\.ts$/
const areas = ['identity', 'organisation', 'enterprise', 'conversation', 'application', 'operation', 'portal']

type Chunk = Pick<OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'isEntry'>
type Graph = { entries: ReadonlyMap<string, Chunk>; imports: ReadonlyMap<string, readonly string[]> }

/**
 * One file, the kit, instead of the dozen that a bundler makes of what arrives together everywhere after the first page:
 * each file has to be named, with its integrity, on every page. `chunks` are those that the bundler made by itself.
 */
export function placeModules(chunks: readonly Chunk[], { entries, imports: graph }: Graph) {
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
  const calls = reached(inRepository(callsFile), graph)
  // What a rare part uses, too, and so would be a file alone.
  const apart = new Set(chunks.filter(({ isEntry }) => !isEntry).flatMap(({ moduleIds }) => moduleIds))
  return [
    // What is ours in the first page: of packages each keeps its short names to itself, and is smaller alone.
    { name: 'first', test: (id: string) => Boolean(first?.has(id) && ours.test(id)) },
    // What makes calls brings the calls of every page; all others are fetched by area (shared-utility/src/call/call-tables.ts).
    { name: 'calls', test: (id: string) => Boolean(calls.has(id) && tables.test(id) && !first?.has(id)) },
    // Of forms, which also a parcel without the rest of the contract has.
    { name: 'issues', test: (id: string) => issues.test(id) },
    ...areas.map((area) => ({
      name: area,
      test: (id: string) => ofArea.exec(id)?.[1] === area && !calls.has(id) && !first?.has(id),
    })),
    {
      name: 'kit',
      test: (id: string) => Boolean(every?.has(id) && (many?.has(id) || apart.has(id)) && !first?.has(id)),
    },
  ]
}

/** Every module that is imported from there on, not counting what is fetched later. */
function reached(start: string, imports: ReadonlyMap<string, readonly string[]>) {
  const found = new Set<string>()
  const waiting = [start]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...(imports.get(next) ?? []))
  }
  return found
}
