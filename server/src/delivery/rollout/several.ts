import type { RolloutHealth, RolloutLimits } from '@atrium/shared-utility/contract'
import { causeOf } from './cause.ts'
import { healthFrom, minus, type Measured } from './health.ts'
import type { Counts } from './health-query.ts'

/** The reports about both versions from one share of the enterprises. */
export type Share = { own: Counts; before: Counts }

/**
 * Whether a roll-out is to halt by what several enterprises told, where several have the version: whichever of them is left
 * out, the others still say it. People who conspire are of one enterprise, and so are people whose network is down.
 */
export function isToldBySeveral(measured: Measured, shares: readonly Share[], limits: RolloutLimits) {
  const rest = without(measured, shares)
  // A report without a share came to a process that did not know of the roll-out yet.
  const parts = [...shares, { own: rest.own, before: rest.beside ?? nothing }]
  if (parts.filter(({ own }) => own.openings > 0).length < 2) return true
  // The number of all openings was checked before; those of the others may be few.
  const few = { ...limits, openings: 1 }
  return parts.every((part) => causeOf(healthWithout(measured, part), few) !== null)
}

const nothing: Counts = { openings: 0, erred: 0, mount: null }

/** Where one enterprise alone has the version before, there is nothing else to compare with. */
function healthWithout(measured: Measured, part: Share): RolloutHealth {
  const { own, beside } = without(measured, [part])
  const hasOthers = beside !== null && beside.openings > 0
  return healthFrom({ ...measured, own, beside: hasOthers ? beside : measured.beside })
}

function without(measured: Measured, parts: readonly Share[]): Measured {
  const own = parts.reduce((left, part) => minus(left, part.own), measured.own)
  const { beside } = measured
  return { ...measured, own, beside: beside && parts.reduce((left, part) => minus(left, part.before), beside) }
}
