import { drawn } from './elements.ts'

export type Span = { from: Date; to: Date; isCurrent: boolean }

const center = 150
const dayMs = 86_400_000

/** Twenty-four hours round, midnight on top; each span has a ring of its own. Longer than a day it is a whole ring. */
export function dial(spans: readonly Span[], label: string) {
  const hours = Array.from({ length: 8 }, (_, turn) => hour(turn * 3))
  const rings = spans.slice(0, 8).map((span, at) => ring(span, 118 - at * 12))
  return drawn(
    'svg',
    { viewBox: '0 0 300 300', role: 'img', 'aria-label': label },
    ...hours,
    ...rings,
    hand(new Date()),
  )
}

function hour(number: number) {
  const { x, y } = at(number / 24, 138)
  return drawn('text', { x: `${x}`, y: `${y + 4}`, 'text-anchor': 'middle' }, `${number}`)
}

function ring({ from, to, isCurrent }: Span, radius: number) {
  const length = 2 * Math.PI * radius
  const part = Math.min(1, Math.max(0.01, (to.getTime() - from.getTime()) / dayMs))
  return drawn('circle', {
    cx: `${center}`,
    cy: `${center}`,
    r: `${radius}`,
    class: isCurrent ? 'current' : 'other',
    'stroke-dasharray': `${part * length} ${length}`,
    transform: `rotate(${turnOf(from) * 360 - 90} ${center} ${center})`,
  })
}

function hand(now: Date) {
  const { x, y } = at(turnOf(now), 126)
  return drawn('line', { x1: `${center}`, y1: `${center}`, x2: `${x}`, y2: `${y}`, class: 'now' })
}

function turnOf(moment: Date) {
  return (moment.getHours() + moment.getMinutes() / 60) / 24
}

function at(turn: number, radius: number) {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return { x: center + radius * Math.cos(angle), y: center + radius * Math.sin(angle) }
}
