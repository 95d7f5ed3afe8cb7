import type { Course } from '../frame/course.ts'
import { createMeasuring } from './measuring.ts'

const app = { name: '@atrium/one', version: '1.2.3', url: '/assets/parcels/one/main.a.js', css: [] }
const aCourse = (course: Partial<Course> = {}): Course => ({
  app,
  kind: 'root',
  opened: 1000,
  failures: [],
  heard: [],
  ...course,
})
const isSeen = () => false
const say = ({ app, heard }: Course, error: Error) =>
  heard.push(new CustomEvent('atrium:error', { detail: { parcel: app.name, error } }))

function measuringOf(...courses: Course[]) {
  return createMeasuring(courses, isSeen)
}

test('an opening is told once, with the times that are known, and the rest when it is known', () => {
  const course = aCourse({ loaded: 1080.4, shown: 1100 })
  const { take } = measuringOf(course)
  const of = { parcel: '@atrium/one', version: '1.2.3', kind: 'root' }
  const nothing = { failed: false, erred: false, longTasks: 0, errors: [] }
  expect(take(20)).toEqual([{ ...of, ...nothing, began: true, timings: { load: 80, mount: 20 } }])
  expect(take(20)).toEqual([])
  course.ready = 1150
  expect(take(20)).toEqual([{ ...of, ...nothing, began: false, timings: { content: 150 } }])
})

test('what goes on changing is told when the parcel is closed or the page is left, once', () => {
  const course = aCourse({ loaded: 1010, shown: 1020, ready: 1030 })
  const measuring = measuringOf(course)
  measuring.ofPage('lcp', 900)
  for (const at of [1100, 1200, 9000]) measuring.at(at, ({ shift }) => shift.add({ value: 0.05, at }))
  measuring.at(1500, ({ interactions }) => interactions.add(7, 120))
  measuring.at(1600, (seen) => void (seen.longTasks += 2))
  expect(measuring.take(20)[0]?.timings).toEqual({ load: 10, mount: 10, content: 30 })
  expect(measuring.take(20, true)).toMatchObject([
    { began: false, longTasks: 2, timings: { lcp: 900, inp: 120, cls: 100 } },
  ])
  measuring.at(9500, ({ interactions }) => interactions.add(8, 900))
  course.closed = 9900
  expect(measuring.take(20, true)).toEqual([])
})

test('what happens belongs to the parcel that was open then', () => {
  const [one, two] = [aCourse({ closed: 2000 }), aCourse({ opened: 2000 })]
  const measuring = measuringOf(one, two)
  measuring.at(500, (seen) => void (seen.longTasks += 100))
  measuring.at(1999, (seen) => void (seen.longTasks += 1))
  measuring.at(2000, (seen) => void (seen.longTasks += 2))
  expect(measuring.take(20, true).map(({ longTasks }) => longTasks)).toEqual([1, 2])
})

test('a page that was hidden meanwhile tells of the opening, and not how long it took', () => {
  const { take } = createMeasuring([aCourse({ loaded: 60_000, shown: 61_000 })], () => true)
  expect(take(20)).toMatchObject([{ began: true, timings: {} }])
})

test('a frame that failed is told as failed, with its reason, also when it failed after it was told of', () => {
  const course = aCourse()
  const { take } = measuringOf(course)
  expect(take(20)).toMatchObject([{ began: true, failed: false, erred: false }])
  course.failures.push(['timeout', new Error('No answer within 120 s')])
  const errors = [{ kind: 'timeout', message: 'Error: No answer within 120 s', count: 1 }]
  expect(take(20)).toMatchObject([{ began: false, failed: true, erred: true, errors }])
  expect(take(20)).toEqual([])
})

test('an opening with many errors has erred once, and they come a few at a time, without what names a person', () => {
  const course = aCourse()
  const measuring = measuringOf(course)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) say(course, new Error(`${name} of ada@example.com`))
  say(course, new Error('a of ada@example.com'))
  const [first] = measuring.take(20)
  expect(first).toMatchObject({ began: true, failed: false, erred: true })
  expect(first?.errors[0]).toEqual({ kind: 'draw', message: 'Error: a of …', count: 2 })
  expect(first?.errors).toHaveLength(5)
  const [second] = measuring.take(20)
  expect(second).toMatchObject({ began: false, erred: false })
  expect(second?.errors).toHaveLength(2)
})

test('what the server refused is told by its code, for its words are for its person', () => {
  const course = aCourse()
  const measuring = measuringOf(course)
  say(course, Object.assign(new Error('王芳 is not known'), { code: 'notFound' }))
  expect(measuring.take(20)[0]?.errors).toMatchObject([{ message: 'Error: notFound' }])
})

test('openings that are over are forgotten once they were told; the last one stays', () => {
  const courses = [aCourse({ closed: 1100 }), aCourse({ opened: 1100, closed: 1200 }), aCourse({ opened: 1200 })]
  const measuring = createMeasuring(courses, isSeen)
  expect(measuring.take(2)).toHaveLength(2)
  expect(courses).toHaveLength(1)
  expect(measuring.take(2)).toHaveLength(1)
  expect(courses).toHaveLength(1)
})
