import {
  measures,
  telemetryLimits,
  type Measure,
  type OpeningReport,
  type ParcelErrorReport,
} from '@atrium/shared-utility/contract'
import { errorText } from '@atrium/shared-utility/model'
import type { NewRow } from '../../foundation/db/schema.ts'
import { counted } from './bounds.ts'

export type Figure = NewRow<'telemetry_figure'>
export type ErrorCount = NewRow<'telemetry_error'>

/** The key of a report: its time, parcel and version, whether it is a visitor's, and the build of its page. */
type Origin = { now: Date; slug: string; version: string; isOfVisitor: boolean; revision: string }

const none: Record<Measure, null> = {
  load: null,
  mount: null,
  content: null,
  fcp: null,
  lcp: null,
  ttfb: null,
  inp: null,
  cls: null,
}

/** The spans in minutes. The least is how soon operators see something; each next is summed up by itself. */
export const spans = [5, 60, 1440] as const

export function figureOf({ now, slug, version, isOfVisitor }: Origin, report: OpeningReport): Figure {
  const told = measures.flatMap((measure) => {
    const value = report.timings[measure]
    return value === undefined ? [] : [[measure, counted(value)] as const]
  })
  return {
    ...none,
    ...Object.fromEntries(told),
    minutes: spans[0],
    at: startOf(now, spans[0]),
    slug,
    version,
    kind: report.kind,
    of_visitors: isOfVisitor,
    openings: Number(report.began),
    failed: Number(report.failed),
    erred: Number(report.erred),
    long_tasks: Math.min(report.longTasks, telemetryLimits.longTasks),
  }
}

export function errorOf(origin: Origin, { kind, message, count }: ParcelErrorReport): ErrorCount {
  const { now, slug, version, isOfVisitor, revision } = origin
  return {
    minutes: spans[0],
    at: startOf(now, spans[0]),
    slug,
    version,
    kind,
    message: errorText(message).slice(0, telemetryLimits.messageLength).toWellFormed(),
    of_visitors: isOfVisitor,
    count,
    first_at: now,
    last_at: now,
    revision,
  }
}

export function sumOfFigures(one: Figure, other: Figure): Figure {
  const times = measures.map((measure) => [measure, added(one[measure], other[measure])] as const)
  return {
    ...one,
    ...Object.fromEntries(times),
    openings: one.openings + other.openings,
    failed: one.failed + other.failed,
    erred: one.erred + other.erred,
    long_tasks: one.long_tasks + other.long_tasks,
  }
}

export function sumOfErrors(one: ErrorCount, other: ErrorCount): ErrorCount {
  const [first, last] = one.last_at <= other.last_at ? [one, other] : [other, one]
  const firstAt = one.first_at <= other.first_at ? one.first_at : other.first_at
  return { ...last, count: first.count + last.count, first_at: firstAt }
}

/** The same as a part of a longer span. */
export function within<T extends Figure | ErrorCount>(row: T, minutes: number): T {
  return { ...row, minutes, at: startOf(new Date(row.at), minutes) }
}

export function startOf(moment: Date, minutes: number) {
  const spanMs = minutes * 60_000
  return new Date(Math.floor(moment.getTime() / spanMs) * spanMs)
}

export function added(one: readonly number[] | null | undefined, other: readonly number[] | null | undefined) {
  if (!one || !other) return one ?? other ?? null
  return one.map((count, place) => count + (other[place] ?? 0))
}
