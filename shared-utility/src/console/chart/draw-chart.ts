import type { Lang } from '../../contract/index.ts'
import uPlot from 'uplot'
import { frame, heightsOf, loneMoments, rightOf, scaleOf, stepOf, type ChartData } from './chart-data.ts'
import { styleOf } from './series-styles.ts'

export type Drawing = ChartData & { lang: Lang; signal: AbortSignal }

const { height } = frame

/** Draws everything, and anew whenever the place gets wider or the colours change. */
export function drawChart(host: HTMLElement, drawing: Drawing) {
  const { at, signal } = drawing
  const heights = heightsOf(drawing)
  const data: uPlot.AlignedData = [at.map((moment) => moment.getTime() / 1000), ...heights]
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
    return new uPlot(optionsFor(host, drawing, heights), data, host)
  }
}

type Heights = readonly (readonly (number | null)[])[]

function optionsFor(host: HTMLElement, drawing: Drawing, heights: Heights): uPlot.Options {
  const { shape, series, lang, sayShort } = drawing
  const style = getComputedStyle(host)
  const read = (name: string) => style.getPropertyValue(`--atrium-palette-${name}`).trim()
  const { from, to, top } = scaleOf(drawing)
  const axis = { stroke: read('text-secondary'), font: `12px ${style.fontFamily}`, ticks: { show: false } }
  return {
    width: host.clientWidth,
    height,
    padding: [frame.top, rightOf(drawing), 0, 0],
    cursor: { show: false },
    legend: { show: false },
    scales: { x: { range: [from / 1000, to / 1000] }, y: { range: [0, top] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 72,
        size: frame.bottom,
        values: (_plot, moments) => momentsIn(lang, moments),
      },
      {
        ...axis,
        grid: { stroke: read('divider'), width: 1 },
        space: 40,
        size: frame.left,
        incrs: whole,
        values: (_plot, values) => values.map(sayShort),
      },
    ],
    series: [
      {},
      ...series.map(({ values, isBad }, index) => {
        const { color, dash } = styleOf(index, isBad)
        const stroke = read(`${color}-main`)
        if (shape === 'bars')
          return { width: 0, fill: stroke, points: { show: false }, paths: barsOf(drawing, heights) }
        const ground = shape === 'area' && { fill: fadeOf(read(`${color}-mainChannel`)) }
        const points = { show: false, filter: () => loneMoments(values), size: 6, width: 0, fill: stroke }
        return { stroke, width: 2, dash: [...dash], points, ...ground }
      }),
    ],
  }
}

/** From the colour of the line to nothing. */
function fadeOf(channel: string) {
  return ({ ctx, bbox: { top, height: tall } }: uPlot) => {
    const fade = ctx.createLinearGradient(0, top, 0, top + tall)
    fade.addColorStop(0, `rgb(${channel} / 0.24)`)
    fade.addColorStop(1, `rgb(${channel} / 0.02)`)
    return fade
  }
}

/** A bar for each value on top of those below it, with a hair between them; one that is not zero can always be seen. */
function barsOf({ at }: Pick<ChartData, 'at'>, heights: Heights): uPlot.Series.PathBuilder {
  const stepSeconds = stepOf(at) / 1000
  return (plot, nth) => {
    const pixel = uPlot.pxRatio
    const step = Math.abs(plot.valToPos(stepSeconds, 'x', true) - plot.valToPos(0, 'x', true))
    const width = Math.max(pixel, Math.min(Math.round(step * 0.64), 28 * pixel))
    const fill = new Path2D()
    for (const [index, moment] of at.entries()) {
      const [upTo, from] = [heights[nth - 1]?.[index] ?? 0, heights[nth - 2]?.[index] ?? 0]
      if (upTo <= from) continue
      const bottom = Math.round(plot.valToPos(from, 'y', true)) - (from > 0 ? pixel : 0)
      const tall = Math.max(2 * pixel, bottom - Math.round(plot.valToPos(upTo, 'y', true)))
      const left = Math.round(plot.valToPos(moment.getTime() / 1000, 'x', true) - width / 2)
      const isTop = heights.slice(nth).every((above) => (above[index] ?? 0) <= upTo)
      fill.roundRect(left, bottom - tall, width, tall, isTop ? roundTop(Math.min(3 * pixel, width / 2, tall)) : 0)
    }
    return { fill, flags: 0 }
  }
}

function roundTop(radius: number) {
  return [radius, radius, 0, 0]
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
