/** Of a hundred openings, how many had an error; with one decimal. */
export function errorRate({ openings, erred }: { openings: number; erred: number }) {
  return openings === 0 ? 0 : Math.round((erred / openings) * 1000) / 10
}
