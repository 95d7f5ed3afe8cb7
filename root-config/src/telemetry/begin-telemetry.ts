import { atriumStore, baseConfigAtom } from '@atrium/shared-utility'
import type { Course } from '../frame/course.ts'
import { measuringOfPage } from './page-measuring.ts'
import { startReporting } from './reporting.ts'

/** Measures how parcels open in this page, and reports it. Fetched while the browser is idle; nothing depends on it. */
export function beginTelemetry(courses: Course[]) {
  const { take } = measuringOfPage(courses)
  const failed = () => courses.filter(({ failures }) => failures.length > 0).length
  void startReporting({ revision: atriumStore.get(baseConfigAtom)?.revision ?? '', take, failed })
}
