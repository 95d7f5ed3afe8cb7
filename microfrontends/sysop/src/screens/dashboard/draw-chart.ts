import type { Lang } from '@atrium/shared-utility/contract'
import uPlot from 'uplot'
import type { Bucket } from './sign-in-spans.ts'

const height = 240

export type Drawing = { buckets: readonly Bucket[]; lang: Lang; signal: AbortSignal }

/** Draws both lines, and anew whenever the place gets wider or the colours change. */
export function drawChart(host: HTMLElement, { buckets, lang, signal }: Drawing) {
  const data = [
    buckets.map(({ from }) => from.getTime() / 1000),
    buckets.map(({ ok }) => ok),
    buckets.map(({ denied }) => denied),
  ] satisfies uPlot.AlignedData
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
    return new uPlot(optionsFor(host, lang), data, host)
  }
}

function optionsFor(host: HTMLElement, lang: Lang): uPlot.Options {
  const style = getComputedStyle(host)
  const color = (name: string) => style.getPropertyValue(`--atrium-palette-${name}`).trim()
  const axis = {
    stroke: color('text-secondary'),
    font: `12px ${style.fontFamily}`,
    grid: { stroke: color('divider'), width: 1 },
    ticks: { show: false },
  }
  const number = new Intl.NumberFormat(lang, { notation: 'compact' })
  return {
    width: host.clientWidth,
    height,
    cursor: { show: false },
    legend: { show: false },
    scales: { y: { range: (_plot, _least, most) => [0, Math.max(4, Math.ceil(most * 1.1))] } },
    axes: [
      { ...axis, space: 72, size: 28, values: (_plot, moments) => momentsIn(lang, moments) },
      { ...axis, size: 56, incrs: whole, values: (_plot, values) => values.map((value) => number.format(value)) },
    ],
    series: [
      {},
      { stroke: color('primary-main'), width: 2, points: { show: false } },
      { stroke: color('error-main'), width: 2, dash: [6, 4], points: { show: false } },
    ],
  }
}

/** Nobody signs in by halves. */
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
