/** How a figure went: what it is compared with, and its way there. */
export type Trend = {
  /** `share` is 0.12 for 12% more; null where there was nothing before. `than` names the time before: "the 7 days before". */
  change?: { share: number | null; than: string; better?: 'more' | 'less' }
  /** The counts that add up to it, the oldest first; null where nothing is known. */
  values?: readonly (number | null)[]
}

/** Below this a change is none: it would be shown as 0%. */
const least = 0.005
/** Above this the exact share says nothing more. */
const most = 9.99

type Way = 'more' | 'less' | 'same'
export type Change = { way: Way; share: string; tone: 'good' | 'bad' | 'neutral' }

/** How a change is told; null where there is nothing to compare with. */
export function changeOf(change: Trend['change'], percent: (share: number) => string): Change | null {
  if (change === undefined || change.share === null) return null
  const { share, better } = change
  const size = Math.abs(share)
  if (size < least) return { way: 'same', share: percent(0), tone: 'neutral' }
  const way = share > 0 ? 'more' : 'less'
  const tone = better === undefined ? 'neutral' : better === way ? 'good' : 'bad'
  return { way, share: size > most ? `${percent(most)}+` : percent(size), tone }
}

type Size = { width: number; height: number }

/** The line of a sparkline from zero up, which breaks where a value is not known, and the place of the last value. */
export function sparkOf(values: readonly (number | null)[], { width, height }: Size) {
  const top = Math.max(1, ...values.map((value) => value ?? 0))
  const step = values.length < 2 ? 0 : width / (values.length - 1)
  const points = values.map((value, index) =>
    value === null ? null : { x: rounded(index * step), y: rounded(height - (value / top) * height) },
  )
  const line = points
    .map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${point.x} ${point.y}`)
    .filter((part) => part !== null)
    .join('')
  return { line, end: points.findLast((point) => point !== null) ?? null }
}

function rounded(value: number) {
  return Math.round(value * 10) / 10
}
