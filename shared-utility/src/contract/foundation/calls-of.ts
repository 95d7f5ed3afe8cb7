import type { Call } from './call.ts'

type TablesIn<Nouns> = {
  [Name in keyof Nouns as Name extends `${string}Calls` ? Name : never]: Nouns[Name]
}
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never
type CallsOf<Nouns> =
  Together<TablesIn<Nouns>[keyof TablesIn<Nouns>]> extends infer All ? { [Name in keyof All]: All[Name] } : never

const known: Record<string, Call> = {}

/**
 * The calls of all nouns of an area in one table: each noun exports its own as `...Calls`. `knownCall` finds them from
 * then on.
 */
export function callsOf<const Nouns extends object>(nouns: Nouns): CallsOf<Nouns> {
  const all: [string, unknown][] = Object.entries(nouns)
  const tables = all.flatMap(([name, table]) => (name.endsWith('Calls') ? [table] : []))
  const calls = Object.assign({}, ...tables) as CallsOf<Nouns> // the tables by the same rule as their types
  Object.assign(known, calls)
  return calls
}

/** A call whose table has run: a page has not run all tables. */
export function knownCall(name: string): Call | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined
}
