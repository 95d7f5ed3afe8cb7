import { useEffect, useState } from 'react'
import type { ParcelErrorReport } from '@atrium/shared-utility/contract'
import type { Course } from '../frame/course.ts'
import { measuringOfPage } from '../telemetry/page-measuring.ts'

export type OpenParcel = { course: Course; slug: string; errors: readonly ParcelErrorReport[] }

const everyMs = 500

/** What is open in the frame at this moment, looked at again and again; null between two pages. */
export function useOpenParcel(courses: Course[]) {
  const [open, setOpen] = useState(() => openParcel(courses))
  useEffect(() => {
    const timer = setInterval(() => setOpen(openParcel(courses)), everyMs)
    return () => clearInterval(timer)
  }, [courses])
  return open
}

function openParcel(courses: Course[]): OpenParcel | null {
  const course = courses.at(-1)
  // One that failed is closed, and is what there is to see.
  if (!course || (course.closed !== undefined && course.failures.length === 0)) return null
  return { course, slug: slugOf(course.app.name), errors: measuringOfPage(courses).errorsOf(course) }
}

/** `sysop` of `@atrium/sysop`. */
function slugOf(app: string) {
  return app.slice(app.indexOf('/') + 1)
}
