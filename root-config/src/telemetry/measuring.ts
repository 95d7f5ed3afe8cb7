import type { OpeningReport, ParcelErrorKind } from '@atrium/shared-utility/contract'
import type { Course } from '../frame/course.ts'
import { newsOf } from './news.ts'
import { newlySeen, noteError, type Observations } from './seen.ts'
import { sortErrors } from './sort-errors.ts'

/** What a page opens later than this it did not begin with. */
const firstOpeningMs = 30_000

/** What is measured of the openings of this page, and what of that is still to be told. */
export function createMeasuring(courses: Course[], wasHidden: (from: number, to: number) => boolean) {
  const all = new Map<Course, Observations>()
  return { at, ofPage, errorsOf, take }

  /** What happened at a moment, to whatever was open then. */
  function at(moment: number, note: (seen: Observations) => void) {
    const course = courses.findLast(({ opened, closed = Infinity }) => opened <= moment && moment < closed)
    if (course) note(seenOf(course))
  }

  /** Measures the page itself, which began with the first opening. */
  function ofPage(measure: 'fcp' | 'lcp' | 'ttfb', ms: number) {
    const [first] = courses
    if (first && first.opened < firstOpeningMs) seenOf(first).page[measure] = ms
  }

  function addError(course: Course, kind: ParcelErrorKind, error: unknown) {
    noteError(seenOf(course), kind, error)
  }

  function errorsOf(course: Course) {
    sortErrors(courses, addError)
    return [...seenOf(course).errors.values()]
  }

  /** What is new of up to so many openings. */
  function take(most: number, isLeaving = false): OpeningReport[] {
    const reports: OpeningReport[] = []
    sortErrors(courses, addError)
    for (const course of courses.slice()) {
      if (reports.length === most) break
      const seen = seenOf(course)
      const news = newsOf(course, seen, { isLeaving, wasHidden })
      if (news) reports.push(news)
      if (course.closed !== undefined && seen.untold.size === 0) forget(course)
    }
    return reports
  }

  function seenOf(course: Course) {
    const seen = all.get(course) ?? newlySeen()
    all.set(course, seen)
    for (const [reason, error] of course.failures.slice(seen.failures)) noteError(seen, reason, error)
    seen.failures = course.failures.length
    return seen
  }

  /** The last one stays: what it still throws is its own. */
  function forget(course: Course) {
    if (course === courses.at(-1)) return
    courses.splice(courses.indexOf(course), 1)
    all.delete(course)
  }
}

export type Measuring = ReturnType<typeof createMeasuring>
