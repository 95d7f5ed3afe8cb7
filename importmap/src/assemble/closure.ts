import { firstPage } from '../shared/specifiers.ts'
import type { Unit } from '../unit.ts'

type Graph = Pick<Unit, 'entries' | 'imports'>

/** Files of the shared set that travel in the page's core script. */
export function firstPageFiles(shared: Graph) {
  return staticClosure(
    firstPage.map((specifier) => `./${shared.entries[specifier] ?? specifier}`),
    shared,
  )
}

/** Files of one unit that `starts` need before they can run, themselves included. `./name` is a file of the unit. */
export function staticClosure(starts: readonly string[], unit: Pick<Unit, 'imports'>) {
  const found = new Set<string>()
  const waiting = [...starts]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!next.startsWith('./') || found.has(next)) continue
    found.add(next)
    waiting.push(...(unit.imports[next.slice(2)] ?? []))
  }
  return [...found].map((file) => file.slice(2))
}

/** Every URL that the file at `url` needs before it can run, across units; itself left out. */
export function urlClosure(url: string, graph: Map<string, readonly string[]>) {
  const found = new Set<string>()
  const waiting = [...(graph.get(url) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === url || found.has(next)) continue
    found.add(next)
    waiting.push(...(graph.get(next) ?? []))
  }
  return [...found].sort()
}

/** Static imports of every module file of the portal, as URLs. */
export function importGraph(units: readonly Unit[]) {
  const names = new Map(
    units.flatMap((unit) => Object.entries(unit.entries).map(([name, file]) => [name, unit.prefix + file])),
  )
  return new Map(
    units.flatMap((unit) =>
      Object.entries(unit.imports).map(([file, imports]) => [
        unit.prefix + file,
        imports.map((name) => (name.startsWith('./') ? unit.prefix + name.slice(2) : (names.get(name) ?? name))),
      ]),
    ),
  )
}
