import { refused, type Candidate, type Rules } from './candidate.ts'
import type { Registered } from './registered.ts'

type Imports = Registered['imports']

/** Later shared sets are held against `uses`: it keeps quiet about nothing that the code takes. It may say more. */
export function quietFindings(imports: Imports, { uses }: Candidate['manifest'], { shared }: Rules) {
  if (uses === undefined) return []
  const taken = Map.groupBy(
    imports.filter(({ from }) => Object.hasOwn(shared.exports, from)),
    ({ from }) => from,
  )
  return [...taken].flatMap(([from, some]) => {
    const listed = Object.hasOwn(uses, from) ? (uses[from] ?? []) : []
    const quiet = new Set(some.flatMap(({ names }) => names).filter((name) => !listed.includes(name)))
    return quiet.size === 0 ? [] : [refused('usesWrong', { from, names: [...quiet].join(', ') })]
  })
}
