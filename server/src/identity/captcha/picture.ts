import { strokesOf } from './glyphs.ts'

type Point = readonly [x: number, y: number]
/** From 0 up to 1, as `Math.random`. */
type Random = () => number

const width = 200
const height = 64
const margin = 8
const piecesOfStroke = 4

/**
 * Signs as bent, leaning strokes with lines across them. Strokes come in no order and as one path each, so the file
 * itself does not say which belong together.
 */
export function drawPicture(signs: string, random: Random) {
  const wave = { shift: random() * 6, length: 18 + random() * 12, size: 2 + random() * 2 }
  const lines = Array.from(signs).flatMap((sign, index) => place(strokesOf(sign), { index, of: signs.length, random }))
  const noise = Array.from({ length: 2 }, (_, row) => noiseLine(row, random))
  const drawn = [...lines.flatMap((line) => cut(line)), ...noise].toSorted(() => random() - 0.5)
  const paths = drawn.map((line) => `<path d="${pathOf(line, wave)}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#f3f4f6"/>` +
    `<g fill="none" stroke="#334155" stroke-width="2.4" stroke-linecap="round">${paths.join('')}</g></svg>`
  )
}

type SignPlace = { index: number; of: number; random: Random }

function place(strokes: Point[][], { index, of, random }: SignPlace) {
  const between = (low: number, high: number) => low + random() * (high - low)
  const [turn, lean, size] = [between(-0.35, 0.35), between(-0.25, 0.25), between(4.6, 6)]
  const [left, top] = [
    margin + ((index + 0.5) * (width - 2 * margin)) / of + between(-3, 3),
    height / 2 + between(-5, 5),
  ]
  return strokes.map((stroke) =>
    stroke.map(([x, y]): Point => {
      const [dx, dy] = [(x - 2 + lean * (3 - y)) * size, (y - 3) * size]
      return [left + dx * Math.cos(turn) - dy * Math.sin(turn), top + dx * Math.sin(turn) + dy * Math.cos(turn)]
    }),
  )
}

/** A line in one piece for each of its legs, each leg with points on the way that the wave can bend. */
function cut(line: Point[]): Point[][] {
  return line.slice(1).map((end, index) => {
    const start = line[index] ?? end
    return Array.from({ length: piecesOfStroke + 1 }, (_, step): Point => {
      const part = step / piecesOfStroke
      return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]
    })
  })
}

/** From side to side, so that it crosses signs without hiding any. */
function noiseLine(row: number, random: Random): Point[] {
  const y = () => height * (0.25 + row * 0.4 + random() * 0.25)
  return [0.05, 0.35, 0.65, 0.95].map((part): Point => [width * part, y()])
}

function pathOf(line: Point[], { shift, length, size }: { shift: number; length: number; size: number }) {
  const bent = line.map(([x, y]) => [x + Math.sin(y / length + shift) * size, y + Math.sin(x / length + shift) * size])
  return `M${bent.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}`
}
