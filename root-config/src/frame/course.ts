import type { AppEntry, LayoutKind } from '@atrium/shared-utility/contract'
import { currentPage } from '../navigation/page.ts'
import type { Failure } from './frame-state.ts'

/** What one opening of a frame went through: its moments on the clock of the page, and what it failed with. */
export type Course = Partial<Record<Moment, number>> & {
  app: AppEntry
  kind: LayoutKind
  opened: number
  failures: [reason: Failure['reason'] | 'unmount', error: unknown][]
}

type Moment = 'loaded' | 'shown' | 'ready' | 'closed'

/** Of this page, for what measures and comes later; where that never comes they are not kept for ever. */
export const courses: Course[] = []
const mostKept = 30

export function beginCourse(app: AppEntry) {
  const page = currentPage()
  const kind = page.status === 'starting' ? 'default' : page.kind
  const course: Course = { app, kind, opened: performance.now(), failures: [] }
  courses.push(course)
  courses.splice(0, courses.length - mostKept)
  return course
}

/** The first time counts. */
export function mark(course: Course | undefined, moment: Moment) {
  if (course) course[moment] ??= performance.now()
}
