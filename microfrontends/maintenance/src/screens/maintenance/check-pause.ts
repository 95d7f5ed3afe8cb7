const firstMs = 5_000
const longestMs = 60_000

/** Milliseconds before the next check: 5 s at first, half as long again each time, a minute at most. */
export function checkPauseMs(checks: number) {
  return Math.min(longestMs, Math.round(firstMs * 1.5 ** checks))
}
