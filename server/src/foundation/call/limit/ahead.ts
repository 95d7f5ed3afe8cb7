/** More than the clocks of several processes differ. */
const toleranceMs = 60_000

/** True of a time that was noted by a clock that had jumped ahead: what is counted from there does not count. */
export function isAhead(at: Date, now: Date) {
  return at.getTime() > aheadOf(now).getTime()
}

/** A later time than this was noted by a clock that had jumped ahead. */
export function aheadOf(now: Date) {
  return new Date(now.getTime() + toleranceMs)
}
