type Shift = { value: number; at: number }

const gapMs = 1000
const windowMs = 5000

/**
 * How much moved by itself while a parcel was open: the worst run of shifts, none more than a second after the one before it, and
 * five seconds long at most (https://web.dev/articles/cls). In thousandths.
 */
export function createLayoutShift() {
  let [worst, run, first, last] = [0, 0, 0, 0]
  return {
    add({ value, at }: Shift) {
      const goesOn = run > 0 && at - last < gapMs && at - first < windowMs
      if (!goesOn) first = at
      run = goesOn ? run + value : value
      last = at
      worst = Math.max(worst, run)
    },
    value: () => Math.round(worst * 1000),
  }
}

/** One in so many interactions is left out. */
const perOutlier = 50
const mostKept = 10

/**
 * The slowest answer to an act of the person, without one outlier in fifty (https://web.dev/articles/inp). Null where
 * there was no act.
 */
export function createInteractions() {
  const longest = new Map<number, number>()
  let [count, latest] = [0, 0]
  return {
    add(id: number, ms: number) {
      if (id > latest) count += 1
      latest = Math.max(latest, id)
      longest.set(id, Math.max(ms, longest.get(id) ?? 0))
      if (longest.size <= mostKept) return
      const [least] = [...longest].toSorted(([, one], [, other]) => one - other)
      if (least) longest.delete(least[0])
    },
    value() {
      const slowest = [...longest.values()].toSorted((one, other) => other - one)
      return slowest[Math.min(slowest.length - 1, Math.floor(count / perOutlier))] ?? null
    },
  }
}
