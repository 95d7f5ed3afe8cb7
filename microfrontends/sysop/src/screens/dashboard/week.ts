import type { CallOutput } from '@atrium/shared-utility/contract'

type SignIns = CallOutput<'getDashboard'>['signIns']

const hourMs = 60 * 60_000
const week = 7 * 24

/** The hours that began from `until` to `since` hours before a moment. */
export function hourSpan(at: string, until: number, since: number) {
  const end = Date.parse(at)
  return { from: end - since * hourMs, to: end - until * hourMs }
}

/** The last seven days beside the seven before: how many, and by how much more, as a share; null where there were none. */
export function weekOf(signIns: SignIns, at: string, result: 'ok' | 'denied') {
  const sum = (until: number, since: number) => {
    const { from, to } = hourSpan(at, until, since)
    const those = signIns.filter(({ hour }) => Date.parse(hour) > from && Date.parse(hour) <= to)
    return those.reduce((all, one) => all + one[result], 0)
  }
  const [count, before] = [sum(0, week), sum(week, 2 * week)]
  return { count, before, change: before === 0 ? null : (count - before) / before }
}
