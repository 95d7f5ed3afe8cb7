import type { Measure, OpeningReport } from '@atrium/shared-utility/contract'
import type { Course } from '../frame/course.ts'
import type { Observations } from './seen.ts'

/** As the contract has it; what is more comes with the next report. */
const mostErrors = 5
const mostMs = 600_000
const measures = ['load', 'mount', 'content', 'fcp', 'lcp', 'ttfb', 'inp', 'cls'] as const satisfies readonly Measure[]

type Circumstances = {
  /** The page is left: nothing may come after this. */
  isLeaving: boolean
  wasHidden: (from: number, to: number) => boolean
}

/** What there is to tell of an opening that was not told yet, and is told with this; null where there is nothing. */
export function newsOf(
  course: Course,
  seen: Observations,
  { isLeaving, wasHidden }: Circumstances,
): OpeningReport | null {
  const { told } = seen
  const isOver = told.isOver || isLeaving || course.closed !== undefined
  const hasFailed = course.failures.some(([reason]) => reason !== 'unmount')
  const timings = newTimings(
    { ...timesOf(course, wasHidden), ...(isOver && !told.isOver && endOf(seen)) },
    told.measures,
  )
  const errors = [...seen.untold].slice(0, mostErrors)
  const news = {
    began: !told.began,
    failed: hasFailed && !told.failed,
    erred: seen.errors.size > 0 && !told.erred,
    // What held the page up goes with the rest of it.
    longTasks: isOver ? seen.longTasks - told.longTasks : 0,
  }
  for (const [key] of errors) seen.untold.delete(key)
  for (const measure of measures) if (timings[measure] !== undefined) told.measures.add(measure)
  const now = {
    began: true,
    failed: hasFailed,
    erred: seen.errors.size > 0,
    longTasks: told.longTasks + news.longTasks,
  }
  Object.assign(told, now, { isOver })
  const isNew = Object.values(news).some(Boolean) || errors.length > 0 || Object.keys(timings).length > 0
  const { name, version } = course.app
  const of = { parcel: name, version, kind: course.kind }
  return isNew ? { ...of, ...news, timings, errors: errors.map(([, error]) => error) } : null
}

type Times = Partial<Record<Measure, number>>

function newTimings(times: Times, told: ReadonlySet<Measure>) {
  const found: Times = {}
  for (const measure of measures) {
    const value = times[measure]
    if (value !== undefined && !told.has(measure)) found[measure] = Math.min(mostMs, Math.max(0, Math.round(value)))
  }
  return found
}

/** A hidden page takes its time: how long it takes then says nothing. */
function timesOf({ opened, loaded, shown, ready }: Course, wasHidden: Circumstances['wasHidden']): Times {
  const between = (from?: number, to?: number) =>
    from === undefined || to === undefined || wasHidden(opened, to) ? undefined : to - from
  return { load: between(opened, loaded), mount: between(loaded, shown), content: between(opened, ready) }
}

/** What goes on changing while a parcel is open. */
function endOf({ shift, interactions, page }: Observations): Times {
  return { ...page, cls: shift.value(), inp: interactions.value() ?? undefined }
}
