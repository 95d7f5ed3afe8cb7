import type { Course } from '../frame/course.ts'
import { createMeasuring } from './measuring.ts'
import { watchPage } from './watch-page.ts'
import { watchVisibility } from './visibility.ts'

/**
 * The measuring of this page, which begins with the first caller. The openings are handed to it: imported, they would
 * be one more file for everyone.
 */
let measuring: ReturnType<typeof createMeasuring> | undefined

export function measuringOfPage(courses: Course[]) {
  if (measuring) return measuring
  measuring = createMeasuring(courses, watchVisibility())
  watchPage(measuring)
  return measuring
}
