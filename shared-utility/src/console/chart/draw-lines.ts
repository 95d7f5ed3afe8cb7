import type { Lang } from '../../contract/index.ts'
import uPlot from 'uplot'
import { lineStyles } from './line-styles.ts'

const height = 240

/** `values` stand at `at`, one for each; null where there is none. */
export type Line = { label: string; values: readonly (number | null)[] }

export type Lines = {
  at: readonly Date[]
  lines: readonly Line[]
  /** What the chart is of: without it, from the first moment that has a value to the last. One moment alone spans nothing. */
  span?: { from: Date; to: Date }
  /** So high is the chart at least. */
  least: number
  /** A value in words; at the side of the chart there is little room for them. */
  say: (value: number) => string
  sayShort: (value: number) => string
}

export type Drawing = Lines & { lang: Lang; signal: AbortSignal }

/** Draws all lines, and anew whenever the place gets wider or the colours change. */
export function drawLines(host: HTMLElement, drawing: Drawing) {
  const { at, lines, signal } = drawing
  const data: uPlot.AlignedData = [
    at.map((moment) => moment.getTime() / 1000),
    ...lines.map(({ values }) => [...values]),
  ]
  let plot = draw()
  const again = () => {
    plot.destroy()
    plot = draw()
  }
  const width = new ResizeObserver(() => plot.setSize({ width: host.clientWidth, height }))
  width.observe(host)
  const scheme = new MutationObserver(again)
  scheme.observe(document.documentElement, { attributeFilter: ['data-color-scheme'] })
  signal.addEventListener('abort', () => {
    width.disconnect()
    scheme.disconnect()
    plot.destroy()
  })

  function draw() {
    return new uPlot(optionsFor(host, drawing), data, host)
  }
}

function optionsFor(host: HTMLElement, { lines, span, lang, least, sayShort }: Drawing): uPlot.Options {
  const style = getComputedStyle(host)
  const color = (name: string) => style.getPropertyValue(`--atrium-palette-${name}`).trim()
  const axis = {
    stroke: color('text-secondary'),
    font: `12px ${style.fontFamily}`,
    grid: { stroke: color('divider'), width: 1 },
    ticks: { show: false },
  }
  return {
    width: host.clientWidth,
    height,
    cursor: { show: false },
    legend: { show: false },
    scales: {
      ...(span && { x: { range: [span.from.getTime() / 1000, span.to.getTime() / 1000] } }),
      y: { range: (_plot, _least, most) => [0, Math.max(least, Math.ceil((most ?? 0) * 1.1))] },
    },
    axes: [
      { ...axis, space: 72, size: 28, values: (_plot, moments) => momentsIn(lang, moments) },
      { ...axis, size: 64, incrs: whole, values: (_plot, values) => values.map(sayShort) },
    ],
    series: [
      {},
      ...lines.map(({ values }, index) => {
        const { color: name, dash } = lineStyles[index % lineStyles.length] ?? lineStyles[0]
        // A line needs two; what stands alone is a point.
        const isAlone = values.filter((value) => value !== null).length < 2
        return { stroke: color(`${name}-main`), width: 2, dash: [...dash], spanGaps: true, points: { show: isAlone } }
      }),
    ],
  }
}

/** Nothing here is counted by halves. */
const whole = [1, 2, 5]
  .flatMap((step) => Array.from({ length: 9 }, (_, power) => step * 10 ** power))
  .toSorted((a, b) => a - b)

/** The time of day where hours are shown, else the day. */
function momentsIn(lang: Lang, moments: number[]) {
  const [first = 0, second = 0] = moments
  const form = new Intl.DateTimeFormat(
    lang,
    second - first < 86_400
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { month: 'numeric', day: 'numeric' },
  )
  return moments.map((moment) => form.format(new Date(moment * 1000)))
}
