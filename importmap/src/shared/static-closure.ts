import { firstPage } from './specifiers.ts'
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
