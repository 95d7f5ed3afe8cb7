/** `values` stand at the moments of the chart, one for each; null where there is none. What is bad is drawn in the colour of errors. */
export type Series = { label: string; values: readonly (number | null)[]; isBad?: boolean }

export type ChartData = {
  /** `bars` stand on each other, the first series below; an `area` is a line with a faint ground. */
  shape: 'area' | 'bars' | 'lines'
  at: readonly Date[]
  series: readonly Series[]
  /** What the chart is of: without it, from the first moment to the last. */
  span?: { from: Date; to: Date }
  /** So high is the chart at least. */
  least: number
  /** A value in words; at the side of the chart there is little room for them. */
  say: (value: number) => string
  sayShort: (value: number) => string
}

/** How tall a chart is, and how much of it is around what is drawn, in pixels. */
export const frame = { height: 240, left: 44, top: 20, bottom: 28 }
/** A chart with the line that says what is what, so that a table or a sentence in its place moves nothing. */
export const wholeHeight = frame.height + 30
export const plotHeight = frame.height - frame.top - frame.bottom

/** Lines have their last value written beside them. */
export function rightOf({ shape }: Pick<ChartData, 'shape'>) {
  return shape === 'bars' ? 16 : 52
}

const dayMs = 86_400_000

/** The moments at which at least one value is known. */
export function knownMoments({ at, series }: Pick<ChartData, 'at' | 'series'>) {
  return at.map((_, index) => index).filter((index) => series.some(({ values }) => isKnown(values[index])))
}

/** Bars of nothing but zeros show as little as no bars. */
export function isEmpty(data: ChartData) {
  const known = knownMoments(data)
  const isFlat = known.every((index) => data.series.every(({ values }) => !values[index]))
  return known.length === 0 || (data.shape === 'bars' && isFlat)
}

/** How high each series reaches: bars stand on those before them. */
export function heightsOf({ shape, at, series }: Pick<ChartData, 'shape' | 'at' | 'series'>) {
  const below = at.map(() => 0)
  return series.map(({ values }) =>
    at.map((_, index) => {
      const value = values[index] ?? null
      if (value === null || shape !== 'bars') return value
      below[index] = (below[index] ?? 0) + value
      return below[index]
    }),
  )
}

/** The time from one moment to the next, in milliseconds. */
export function stepOf(at: readonly Date[]) {
  const steps = at.slice(1).map((moment, index) => moment.getTime() - (at[index]?.getTime() ?? 0))
  return steps.length === 0 ? dayMs : Math.min(...steps)
}

export type Scale = { from: number; to: number; top: number }

/** From when to when the chart goes, in milliseconds, and up to which value. */
export function scaleOf(data: ChartData): Scale {
  const { shape, at, span, least } = data
  const first = (span?.from ?? at[0])?.getTime() ?? 0
  const last = (span?.to ?? at.at(-1))?.getTime() ?? first
  // A bar reaches half a step to either side, and one moment alone spans nothing.
  const margin = shape === 'bars' || first === last ? stepOf(at) / 2 : 0
  const most = Math.max(...heightsOf(data).flatMap((heights) => heights.map((height) => height ?? 0)), 0)
  return { from: first - margin, to: last + margin, top: Math.max(least, Math.ceil(most * 1.1)) }
}

/** Where a moment and a value are, as shares of the width and of the height, from the left and from the top. */
export function placeOf({ from, to, top }: Scale, moment: Date | undefined, value: number) {
  return { x: ((moment?.getTime() ?? from) - from) / (to - from), y: 1 - value / top }
}

type Mark = { key: string; index: number; value: number; x: number; y: number }

/** Two labels closer than this could not be read, as a share of the height. */
const apart = 16 / plotHeight

/** The values that are written into the chart: the tallest bar, or where each line ends, as far as that can be read. */
export function marksOf(data: ChartData): Mark[] {
  const scale = scaleOf(data)
  const heights = heightsOf(data)
  const markAt = (key: string, index: number, value: number) => ({
    key,
    index,
    value,
    ...placeOf(scale, data.at[index], value),
  })
  if (data.shape === 'bars') {
    const sums = data.at.map((_, index) => Math.max(0, ...heights.map((height) => height[index] ?? 0)))
    const most = Math.max(0, ...sums)
    return most === 0 ? [] : [markAt('peak', sums.lastIndexOf(most), most)]
  }
  const last = knownMoments(data).at(-1)
  if (last === undefined) return []
  const ends = data.series.flatMap(({ label, values }) => {
    const value = values[last] ?? null
    return value === null ? [] : [markAt(label, last, value)]
  })
  return ends.filter((mark, index) => ends.slice(0, index).every(({ y }) => Math.abs(y - mark.y) >= apart))
}

/** Values with a gap on either side: no line goes through them, so they are drawn as points. */
export function loneMoments(values: readonly (number | null | undefined)[]) {
  return values
    .map((_, index) => index)
    .filter((index) => isKnown(values[index]) && !isKnown(values[index - 1]) && !isKnown(values[index + 1]))
}

/** Where a key leads among the known moments: null away from all of them, undefined where the key is none of the chart's. */
export function walk(key: string, known: readonly number[], index: number | null) {
  const [first, last] = [known[0] ?? null, known.at(-1) ?? null]
  if (key === 'Escape') return index === null ? undefined : null
  if (key === 'Home') return first
  if (key === 'End') return last
  if (key === 'ArrowLeft') return index === null ? last : (known.findLast((one) => one < index) ?? first)
  if (key === 'ArrowRight') return index === null ? first : (known.find((one) => one > index) ?? last)
  return undefined
}

/** The known moment that is nearest to a place between left (0) and right (1). */
export function nearest(data: Pick<ChartData, 'at' | 'series'>, { from, to }: Scale, x: number) {
  const moment = from + x * (to - from)
  const distance = (index: number) => Math.abs((data.at[index]?.getTime() ?? from) - moment)
  return knownMoments(data).reduce<number | null>(
    (best, index) => (best === null || distance(index) < distance(best) ? index : best),
    null,
  )
}

function isKnown(value: number | null | undefined) {
  return value !== null && value !== undefined
}
