/** More than the clocks of several processes differ. */
const toleranceMs = 60_000

/** True of a time that a clock has noted that had jumped ahead: what is counted from there is not counted at all. */
export function isAhead(at: Date, now: Date) {
  return at.getTime() > aheadOf(now).getTime()
}

/** Whatever is later than this has been noted so. */
export function aheadOf(now: Date) {
  return new Date(now.getTime() + toleranceMs)
}
