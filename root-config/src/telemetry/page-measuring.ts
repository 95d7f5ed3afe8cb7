import type { Course } from '../frame/course.ts'
import { createMeasuring } from './measuring.ts'
import { watchErrors } from './watch-errors.ts'
import { watchPage } from './watch-page.ts'
import { watchVisibility } from './visibility.ts'

/** Of this page; begins with whoever asks first. The openings are handed to it: imported, they would be one more file for everybody. */
let measuring: ReturnType<typeof createMeasuring> | undefined

export function measuringOfPage(courses: Course[]) {
  if (measuring) return measuring
  measuring = createMeasuring(courses, watchVisibility())
  watchErrors(measuring, courses)
  watchPage(measuring)
  return measuring
}
