import { atriumStore, baseConfigAtom } from '@atrium/shared-utility'
import type { Course } from '../frame/course.ts'
import { measuringOfPage } from './page-measuring.ts'
import { startReporting } from './reporting.ts'

/** Measures how parcels open in this page, and reports it. Fetched while the browser is idle; nothing depends on it. */
export function beginTelemetry(courses: Course[]) {
  const { take, errorsOf } = measuringOfPage(courses)
  // A page that shows its failure in place of what it should draw is no better than one that does not come up.
  const isDown = (course: Course) => course.failures.length > 0 || errorsOf(course).some(({ kind }) => kind === 'draw')
  const failed = () => courses.filter(isDown).length
  void startReporting({ revision: atriumStore.get(baseConfigAtom)?.revision ?? '', take, failed })
}
