import type { haltCauses, RolloutHealth, RolloutLimits } from '@atrium/shared-utility/contract'

/** One person whose network fails twice is no reason to halt. */
const fewestErrors = 3
/** A person sees no difference below that. */
const leastMs = 100

/** The cause for which a roll-out has to halt; null while there is none, or too little is known. */
export function causeOf({ own, before }: RolloutHealth, limits: RolloutLimits): (typeof haltCauses)[number] | null {
  if (own.openings < limits.openings) return null
  const usual = before === null ? 0 : before.erred / before.openings
  const isErring = own.erred / own.openings > usual + limits.errorPoints / 100
  if (isErring && own.erred >= Math.min(fewestErrors, limits.openings)) return 'errors'
  if (own.mountMs === null || before === null || before.mountMs === null) return null
  const isSlow = own.mountMs > before.mountMs * (1 + limits.mountPercent / 100)
  return isSlow && own.mountMs - before.mountMs >= leastMs ? 'mount' : null
}
