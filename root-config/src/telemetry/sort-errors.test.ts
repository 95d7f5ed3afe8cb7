import { beginCourse, courses, type Course } from '../frame/course.ts'
import { createMeasuring } from './measuring.ts'

const appOf = (slug: string) => ({
  name: `@atrium/${slug}`,
  version: '1',
  url: `/assets/parcels/${slug}/main.a.js`,
  css: [],
})
const [one, two] = ['one', 'two'].map((slug) => beginCourse(appOf(slug)))
const measuring = createMeasuring(courses, () => false)

function thrownIn(file: string) {
  const error = new Error('broken')
  error.stack = `Error: broken\n    at draw (${file}:1:1)`
  return error
}

const said = (course: Course | undefined) => (course ? measuring.errorsOf(course) : [])

test('an uncaught error counts for the parcel whose file is in its stack, though another one is open', () => {
  const error = thrownIn(`${window.location.origin}/assets/parcels/one/late.b.js`)
  window.dispatchEvent(new ErrorEvent('error', { error }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }))
  expect(said(one)).toMatchObject([{ kind: 'script' }, { kind: 'promise', message: 'Error: broken', count: 1 }])
  expect(said(two)).toEqual([])
})

test('what an extension of the browser or the shell throws counts for no parcel', () => {
  const before = [said(one), said(two)]
  for (const file of ['chrome-extension://abc/content.js', `${window.location.origin}/assets/shell/main.c.js`]) {
    window.dispatchEvent(new ErrorEvent('error', { error: thrownIn(file), filename: file }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrownIn(file) }))
  }
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: undefined }))
  expect([said(one), said(two)]).toEqual(before)
})

test('what a parcel says of its own drawing counts for it; what is no such word counts for none', () => {
  for (const detail of [null, 'x', { parcel: 7 }, { parcel: '@atrium/unknown', error: 1 }])
    window.dispatchEvent(new CustomEvent('atrium:error', { detail }))
  window.dispatchEvent(
    new CustomEvent('atrium:error', { detail: { parcel: '@atrium/two', error: new TypeError('x') } }),
  )
  expect(said(two)).toEqual([{ kind: 'draw', message: 'TypeError: x', count: 1 }])
})
