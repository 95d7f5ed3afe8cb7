import type { CallOutput } from '@atrium/shared-utility/contract'

type SignIns = CallOutput<'getDashboard'>['signIns']
type Result = 'ok' | 'denied'
/** Hours before a moment. */
type Ago = { at: string; since: number; until: number }

const hourMs = 60 * 60_000
const week = 7 * 24

/** What was counted in the hours that began within that time. */
export function sumWithin(signIns: SignIns, { at, since, until }: Ago, result: Result) {
  const hoursAgo = (hour: string) => (Date.parse(at) - Date.parse(hour)) / hourMs
  const those = signIns.filter(({ hour }) => hoursAgo(hour) >= until && hoursAgo(hour) < since)
  return those.reduce((sum, one) => sum + one[result], 0)
}

/** The last seven days beside the seven before: how many, and by how much more, as a share; null where there were none. */
export function weekOf(signIns: SignIns, at: string, result: Result) {
  const count = sumWithin(signIns, { at, since: week, until: 0 }, result)
  const before = sumWithin(signIns, { at, since: 2 * week, until: week }, result)
  return { count, before, change: before === 0 ? null : (count - before) / before }
}
