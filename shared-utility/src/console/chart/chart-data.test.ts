import {
  heightsOf,
  isEmpty,
  knownMoments,
  loneMoments,
  marksOf,
  nearest,
  scaleOf,
  walk,
  type ChartData,
} from './chart-data.ts'

const hourMs = 3_600_000
const hours = (count: number) => Array.from({ length: count }, (_, index) => new Date(index * hourMs))

function chart(shape: ChartData['shape'], ...values: (number | null)[][]): ChartData {
  const series = values.map((one, index) => ({ label: `line ${index}`, values: one }))
  return { shape, at: hours(values[0]?.length ?? 0), series, least: 4, say: String, sayShort: String }
}

test('bars stand on each other, and lines do not', () => {
  expect(heightsOf(chart('bars', [3, 0, null], [1, 2, 4]))).toEqual([
    [3, 0, null],
    [4, 2, 4],
  ])
  expect(heightsOf(chart('lines', [3], [1]))).toEqual([[3], [1]])
})

test('a chart reaches from the first moment to the last, and half a step further with bars', () => {
  expect(scaleOf(chart('lines', [1, 2, 3]))).toEqual({ from: 0, to: 2 * hourMs, top: 4 })
  expect(scaleOf(chart('bars', [100, 2], [10, 0]))).toEqual({ from: -hourMs / 2, to: 1.5 * hourMs, top: 122 })
  const alone = scaleOf(chart('area', [7]))
  expect(alone.to).toBeGreaterThan(alone.from)
})

test('a chart is empty where no value is known, and bars also where all are zero', () => {
  expect(isEmpty(chart('lines', [null, null]))).toBe(true)
  expect(isEmpty(chart('lines', [0, null]))).toBe(false)
  expect(isEmpty(chart('bars', [0, 0]))).toBe(true)
  expect(isEmpty(chart('bars'))).toBe(true)
})

test('a value between two gaps is drawn as a point', () => {
  expect(loneMoments([1, null, 2, null, 3, 4])).toEqual([0, 2])
  expect(loneMoments([null, 5])).toEqual([1])
})

test('the tallest bar is labelled, and the ends of lines as far as they can be told apart', () => {
  expect(marksOf(chart('bars', [3, 9, 1], [1, 0, 1]))).toMatchObject([{ index: 1, value: 9, x: 0.5 }])
  expect(marksOf(chart('lines', [1, 100], [1, 99], [5, 20]))).toMatchObject([{ value: 100 }, { value: 20 }])
  expect(marksOf(chart('lines', [1, 8], [7, null]))).toMatchObject([{ key: 'line 0', value: 8, x: 1 }])
  expect(marksOf(chart('lines', [null]))).toEqual([])
})

test('keys walk along the known moments and stop at both ends', () => {
  const known = knownMoments(chart('lines', [1, null, 2, 3]))
  expect(known).toEqual([0, 2, 3])
  expect(walk('ArrowRight', known, null)).toBe(0)
  expect(walk('ArrowLeft', known, null)).toBe(3)
  expect(walk('ArrowRight', known, 0)).toBe(2)
  expect(walk('ArrowLeft', known, 2)).toBe(0)
  expect(walk('ArrowLeft', known, 0)).toBe(0)
  expect(walk('ArrowRight', known, 3)).toBe(3)
  expect([walk('Home', known, 2), walk('End', known, 2)]).toEqual([0, 3])
  expect(walk('Escape', known, 2)).toBeNull()
  expect(walk('Escape', known, null)).toBeUndefined()
  expect(walk('Tab', known, 2)).toBeUndefined()
})

test('the mouse reads the nearest moment that has a value', () => {
  const data = chart('lines', [1, null, 2])
  const at = (x: number) => nearest(data, scaleOf(data), x)
  expect([at(-1), at(0.4), at(0.6), at(2)]).toEqual([0, 0, 2, 2])
})
