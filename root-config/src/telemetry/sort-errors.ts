import type { ParcelErrorKind } from '@atrium/shared-utility/contract'
import { isText, objectOf, type Shape } from '@atrium/shared-utility/model'
import type { Course } from '../frame/course.ts'

type Note = (course: Course, kind: ParcelErrorKind, error: unknown) => void

const isAnything: Shape<unknown> = (_value): _value is unknown => true
const drawing = objectOf<{ parcel: string; error: unknown }>({ parcel: isText, error: isAnything })

/**
 * What went wrong in parcels since the last time: what they say themselves, and every uncaught error that has a file of
 * theirs in its stack. What an extension of the browser throws belongs to no parcel.
 */
export function sortErrors(courses: readonly Course[], note: Note) {
  for (const event of courses.flatMap(({ heard }) => heard.splice(0))) sort(event, courses, note)
}

function sort(event: Event, courses: readonly Course[], note: Note) {
  const ofFiles = (text: string) => courses.findLast(({ app }) => text.includes(folderOf(app.url)))
  const told = (course: Course | undefined, kind: ParcelErrorKind, error: unknown) =>
    course && note(course, kind, error)
  if (event instanceof CustomEvent) {
    if (!drawing(event.detail)) return
    const { parcel, error } = event.detail
    const course = courses.findLast(({ app }) => app.name === parcel)
    told(course, 'draw', error)
  } else if ('reason' in event) told(ofFiles(stackOf(event.reason)), 'promise', event.reason)
  else if ('effectiveDirective' in event)
    told(ofFiles('sourceFile' in event ? String(event.sourceFile) : ''), 'policy', event.effectiveDirective)
  else if (event instanceof ErrorEvent) {
    const { error, message, filename } = event
    told(ofFiles(`${stackOf(error)} ${filename}`), 'script', error ?? message)
  }
}

/** Each parcel has a folder of its own, in which its files stand beside the first. */
function folderOf(url: string) {
  return new URL(url.replace(/[^/]*$/, ''), window.location.href).href
}

function stackOf(error: unknown) {
  return error instanceof Error ? (error.stack ?? '') : ''
}
