export function median(values: readonly number[]) {
  return percentile(values, 50)
}

/** The smallest of the values that `percent` of them do not exceed. */
export function percentile(values: readonly number[], percent: number) {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}
