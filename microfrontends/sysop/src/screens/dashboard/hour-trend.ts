import type { Trend } from '@atrium/shared-utility/ui'

/** The second half of the values, which is the last hour, beside the first half, which is the one before. */
export function trendOf(values: readonly number[], than: Omit<NonNullable<Trend['change']>, 'share'>): Trend {
  const half = values.length / 2
  const [before, hour] = [values.slice(0, half), values.slice(half)]
  const [earlier, now] = [sumOf(before), sumOf(hour)]
  return { values: hour, change: { share: earlier === 0 ? null : now / earlier - 1, ...than } }
}

function sumOf(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0)
}
