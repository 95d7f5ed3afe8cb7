/** True for a release: then races have as many at once, and go as many rounds, as they ever had. */
const isFull = process.env.TEST_FULL === '1'

/**
 * How many do at the same moment what one of them may do. A test server has twelve connections to its database: with
 * more they only wait before they can meet.
 */
export const crowd = isFull ? 50 : 12

/** So many rounds of a race, or two: a fault that lets a caller win it at all shows in most rounds. */
export function roundsOf(count: number) {
  return isFull ? count : Math.min(count, 2)
}

/** So many of a flood, or a fifth of them. */
export function floodOf(count: number) {
  return isFull ? count : Math.ceil(count / 5)
}

/** All of a list of faults, or the first of them. */
export function sampleOf<Fault>(all: readonly Fault[]) {
  return isFull ? all : all.slice(0, 1)
}
