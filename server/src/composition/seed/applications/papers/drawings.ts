import type { Area, Drawing } from './drawing.ts'

const [wall, machine, idle, way] = [
  [55, 71, 90],
  [66, 133, 190],
  [214, 160, 60],
  [232, 236, 240],
] as const

function room({ x, y, width, height }: Omit<Area, 'color'>): Area[] {
  const thick = 6
  return [
    { x, y, width, height: thick, color: wall },
    { x, y: y + height - thick, width, height: thick, color: wall },
    { x, y, width: thick, height, color: wall },
    { x: x + width - thick, y, width: thick, height, color: wall },
  ]
}

/** A hall with two rows of machines beside the way through it; some of them stand still. */
function hall(width: number, height: number, still: readonly number[]): Drawing {
  const inRow = 6
  const step = Math.floor((width - 120) / inRow)
  const machines = Array.from({ length: inRow * 2 }, (_, nth): Area => {
    const [column, row] = [nth % inRow, Math.floor(nth / inRow)]
    const place = { x: 70 + column * step, y: row === 0 ? 60 : height - 150 }
    return { ...place, width: step - 34, height: 90, color: still.includes(nth) ? idle : machine }
  })
  const through = { x: 26, y: height / 2 - 35, width: width - 52, height: 70, color: way }
  return {
    width,
    height,
    areas: [...room({ x: 20, y: 20, width: width - 40, height: height - 40 }), through, ...machines],
  }
}

/** Columns on a line, the higher the more. */
function columns(values: readonly number[], { most, warnFrom }: { most: number; warnFrom: number }): Drawing {
  const [width, height] = [720, 420]
  const step = Math.floor((width - 80) / values.length)
  const bars = values.map((value, nth): Area => {
    const tall = Math.round((value / most) * (height - 100))
    const color = value >= warnFrom ? idle : machine
    return { x: 50 + nth * step, y: height - 50 - tall, width: step - 14, height: tall, color }
  })
  return { width, height, areas: [...bars, { x: 40, y: height - 50, width: width - 80, height: 4, color: wall }] }
}

export const drawings = {
  lineTwo: hall(960, 600, [3, 8]),
  site: hall(960, 540, []),
  workshop: hall(720, 420, [10]),
  signal: columns([92, 88, 85, 76, 61, 44, 30, 22], { most: 100, warnFrom: 60 }),
  temperature: columns([41, 44, 43, 58, 72, 69, 47, 42, 41, 40], { most: 80, warnFrom: 55 }),
  vibration: columns([12, 14, 13, 31, 38, 36, 15, 13], { most: 40, warnFrom: 30 }),
}
