const startMs = 5
const weight = 0.2

/** How long the database takes for a trivial question, of late; time limits follow it, between the ones given. */
export function createLatency() {
  let usualMs = startMs
  return {
    note(ms: number) {
      usualMs += (ms - usualMs) * weight
    },
    /** So many times the usual time, between the least and the most. */
    times: (factor: number, [leastMs, mostMs]: readonly [number, number]) =>
      Math.min(mostMs, Math.max(leastMs, usualMs * factor)),
  }
}
