type Point = readonly [x: number, y: number]

/**
 * Strokes of signs that are not taken for each other, on a grid 4 wide and 6 high. Each stroke is a line through its
 * points: `04 30` begins at x 0, y 4.
 */
const strokes: Record<string, readonly string[]> = {
  A: ['06 20 46', '14 34'],
  C: ['41 30 10 01 05 16 36 45'],
  E: ['40 00 06 46', '03 33'],
  F: ['40 00 06', '03 33'],
  H: ['00 06', '40 46', '03 43'],
  J: ['40 45 36 16 05'],
  K: ['00 06', '40 03 46'],
  L: ['00 06 46'],
  M: ['06 00 23 40 46'],
  N: ['06 00 46 40'],
  P: ['06 00 30 41 42 33 03'],
  R: ['06 00 30 41 42 33 03', '23 46'],
  T: ['00 40', '20 26'],
  U: ['00 05 16 36 45 40'],
  W: ['00 16 23 36 40'],
  X: ['00 46', '40 06'],
  Y: ['00 23 40', '23 26'],
  '3': ['00 40 22 33 44 45 36 16 05'],
  '4': ['36 30 04 44'],
  '7': ['00 40 16'],
}

export const captchaSigns = Object.keys(strokes).join('')

export function strokesOf(sign: string): Point[][] {
  return (strokes[sign] ?? []).map((stroke) =>
    stroke.split(' ').map(([x = '0', y = '0']) => [Number(x), Number(y)] as const),
  )
}
