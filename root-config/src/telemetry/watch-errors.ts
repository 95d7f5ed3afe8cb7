import { isText, objectOf, type Shape } from '@atrium/shared-utility/model'
import type { Course } from '../frame/course.ts'
import type { Measuring } from './measuring.ts'

const isAnything: Shape<unknown> = (_value): _value is unknown => true
const drawing = objectOf<{ parcel: string; error: unknown }>({ parcel: isText, error: isAnything })

/**
 * What goes wrong in parcels: what they say themselves, and whatever nobody caught that has a file of theirs in its stack. What an
 * extension of the browser throws is nobody's here.
 */
export function watchErrors(measuring: Measuring, courses: readonly Course[]) {
  const ofFiles = (text: string) => courses.findLast(({ app }) => text.includes(folderOf(app.url)))
  window.addEventListener('error', ({ error, message, filename }) => {
    const course = ofFiles(`${stackOf(error)} ${filename}`)
    if (course) measuring.addError(course, 'script', error ?? message)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const course = ofFiles(stackOf(reason))
    if (course) measuring.addError(course, 'promise', reason)
  })
  document.addEventListener('securitypolicyviolation', ({ sourceFile, effectiveDirective }) => {
    const course = ofFiles(sourceFile ?? '')
    if (course) measuring.addError(course, 'policy', effectiveDirective)
  })
  window.addEventListener('atrium:error', (event) => {
    if (!(event instanceof CustomEvent) || !drawing(event.detail)) return
    const { parcel, error } = event.detail
    const course = courses.findLast(({ app }) => app.name === parcel)
    if (course) measuring.addError(course, 'draw', error)
  })
}

/** Each parcel has a folder of its own, in which its files stand beside the first. */
function folderOf(url: string) {
  return new URL(url.replace(/[^/]*$/, ''), window.location.href).href
}

function stackOf(error: unknown) {
  return error instanceof Error ? (error.stack ?? '') : ''
}
