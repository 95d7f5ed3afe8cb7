import { artifactPrefix, type Artifact } from './artifact.ts'

/** Every URL that the file at `url` needs before it can run, across artifacts; itself left out. */
export function urlClosure(url: string, graph: ReadonlyMap<string, readonly string[]>) {
  const found = new Set<string>()
  const waiting = [...(graph.get(url) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === url || found.has(next)) continue
    found.add(next)
    waiting.push(...(graph.get(next) ?? []))
  }
  return [...found].sort()
}

type Part = Pick<Artifact, 'kind' | 'slug' | 'entries' | 'imports'>

/** Static imports of every module file of the portal, as URLs. */
export function importGraph(parts: readonly Part[]) {
  const names = new Map(
    parts.flatMap((part) => Object.entries(part.entries).map(([name, file]) => [name, artifactPrefix(part) + file])),
  )
  return new Map(
    parts.flatMap((part) => {
      const prefix = artifactPrefix(part)
      return Object.entries(part.imports).map(([file, imports]) => [
        prefix + file,
        imports.map((name) => (name.startsWith('./') ? prefix + name.slice(2) : (names.get(name) ?? name))),
      ])
    }),
  )
}
