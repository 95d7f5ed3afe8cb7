import type { AppEntry, LayoutKind } from '@atrium/shared-utility/contract'
import { currentPage } from '../navigation/page.ts'
import type { Failure } from './frame-state.ts'

/** The course of one opening of a frame: its moments on the clock of the page, and its failure. */
export type Course = Partial<Record<Moment, number>> & {
  app: AppEntry
  kind: LayoutKind
  opened: number
  failures: [reason: Failure['reason'] | 'unmount', error: unknown][]
  /** What went wrong in the page meanwhile, in whatever code, until it is sorted. */
  heard: Event[]
}

type Moment = 'loaded' | 'shown' | 'ready' | 'closed'

/** The openings of this page, for what measures and comes later; where that never comes they are not kept for ever. */
export const courses: Course[] = []
const mostKept = 30
const mostHeard = 100

// The page listens from the first moment on: a parcel that fails in its first drawing has done so before what measures
// is fetched.
for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation', 'atrium:error'])
  addEventListener(type, (event) => {
    const { heard = [] } = courses.at(-1) ?? {}
    if (heard.length < mostHeard) heard.push(event)
  })

export function beginCourse(app: AppEntry) {
  const page = currentPage()
  const kind = page.status === 'starting' ? 'default' : page.kind
  const course: Course = { app, kind, opened: performance.now(), failures: [], heard: [] }
  courses.push(course)
  courses.splice(0, courses.length - mostKept)
  return course
}

/** The first time counts. */
export function mark(course: Course | undefined, moment: Moment) {
  if (course) course[moment] ??= performance.now()
}
