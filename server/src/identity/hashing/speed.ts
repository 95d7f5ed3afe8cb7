const longestWaitMs = 4000
const leastPlaces = 16
const mostPlaces = 1000
/** Until the first turns were measured. */
const likelyMs = 100

/** How long a turn takes on this machine, as busy as it is now, and so how many may wait. */
export function createSpeed(atOnce: number) {
  let averageMs = likelyMs
  return {
    note: (ms: number) => void (averageMs += (ms - averageMs) / 10),
    places: () => Math.min(Math.max(Math.floor((longestWaitMs * atOnce) / averageMs), leastPlaces), mostPlaces),
    secondsFor: (waiting: number) => Math.max(Math.ceil((waiting * averageMs) / atOnce / 1000), 1),
  }
}
