import type { Unit } from '../unit.ts'

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
