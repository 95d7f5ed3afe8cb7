import type { Course } from '../frame/course.ts'
import { idle, prepare, type Prefetch } from './prefetch.ts'

export { watchLoads } from './slow-loads.ts'

/**
 * What is done while the browser has nothing else to do: what is likely to be opened next is fetched, and what opened
 * is measured. Where the person saves data neither is done.
 */
export function whenIdle({ courses, ...ahead }: Prefetch & { courses: Course[] }) {
  if (savesData()) return
  idle(() => void measure(courses))
  idle(() => void prepare(ahead))
}

/** The page does not wait for what measures, and nothing is missing where it cannot be had. */
async function measure(courses: Course[]) {
  const part = await import('../telemetry/begin-telemetry.ts').catch(() => null)
  part?.beginTelemetry(courses)
}

function savesData() {
  return 'connection' in navigator && Object(navigator.connection).saveData === true
}
