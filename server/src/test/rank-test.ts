import { performance } from 'node:perf_hooks'

type Action = (index: number) => Promise<unknown>
/** Two actions whose times are compared. `before` each pair, and `after` each of the two, the time does not count. */
type Compared = { before: Action; one: Action; other: Action; after: () => Promise<unknown> }

/**
 * How likely it is, by the signed-rank test of Wilcoxon (two-sided), that pairs of tries differ as much as these though
 * both actions take the same time. Which of a pair goes first alternates, so that what disturbs one disturbs the other.
 */
export async function likelihoodOfSameTime(pairs: number, { before, one, other, after }: Compared) {
  const differences: number[] = []
  for (let index = 0; index < pairs; index += 1) {
    const times = new Map<Action, number>()
    await before(index)
    for (const action of index % 2 === 0 ? [one, other] : [other, one]) {
      const begun = performance.now()
      await action(index)
      times.set(action, performance.now() - begun)
      await after()
    }
    differences.push((times.get(one) ?? 0) - (times.get(other) ?? 0))
  }
  return signedRank(differences)
}

/** By the normal approximation, which is close from some twenty differences on. */
function signedRank(differences: readonly number[]) {
  const ordered = differences.filter((one) => one !== 0).toSorted((one, other) => Math.abs(one) - Math.abs(other))
  const n = ordered.length
  const positive = ordered.reduce((sum, difference, index) => sum + (difference > 0 ? index + 1 : 0), 0)
  const deviation = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24)
  return 2 * upperTail(Math.abs(positive - (n * (n + 1)) / 4) / deviation)
}

// Abramowitz and Stegun, 26.2.17: wrong by less than 1e-7.
function upperTail(z: number) {
  const t = 1 / (1 + 0.231_641_9 * z)
  const series = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
  const sum = series.reduceRight((rest, factor) => t * (factor + rest), 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
