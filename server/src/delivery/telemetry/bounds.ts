/**
 * The values between which times are counted, in milliseconds (CLS in thousandths). The thresholds of the web vitals
 * are among them. Stored counts go by the place in this list, so it is never changed: other bounds need other columns.
 */
const bounds = [
  10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 800, 1000, 1500, 1800, 2500, 3000, 4000, 5000, 7500, 10_000,
  15_000, 20_000, 30_000, 60_000, 120_000,
]

/** The place of a value: that of the first bound that it does not exceed, and one more for what exceeds all. */
function placeOf(value: number) {
  const place = bounds.findIndex((bound) => value <= bound)
  return place === -1 ? bounds.length : place
}

export function counted(value: number): number[] {
  const counts = Array.from({ length: bounds.length + 1 }, () => 0)
  counts[placeOf(value)] = 1
  return counts
}

/** The value of a reach along the places (`atrium_reach`), as if each place were filled evenly. */
export function valueAt(reach: number | null) {
  if (reach === null) return null
  const place = Math.min(Math.floor(reach), bounds.length)
  const from = bounds[place - 1] ?? 0
  const to = bounds[place] ?? from
  return Math.round(from + (to - from) * (reach - place))
}

/** The time that three quarters took at most; null without counts. Like `atrium_reach`, for counts at hand. */
export function quarterOf(counts: readonly number[] | null) {
  const wanted = 0.75 * (counts ?? []).reduce((sum, count) => sum + count, 0)
  let before = 0
  for (const [place, count] of (counts ?? []).entries()) {
    if (count > 0 && before + count >= wanted) return valueAt(place + (wanted - before) / count)
    before += count
  }
  return null
}
