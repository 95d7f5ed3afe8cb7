import type { Measure, ParcelErrorKind, ParcelErrorReport } from '@atrium/shared-utility/contract'
import { errorText } from '@atrium/shared-utility/model'
import { createInteractions, createLayoutShift } from './vitals.ts'

type Errors = Map<string, ParcelErrorReport>
type ReportState = {
  began: boolean
  failed: boolean
  erred: boolean
  isOver: boolean
  longTasks: number
  measures: Set<Measure>
}

/** What has been seen of an opening, and what of that was told already. */
export type Observations = {
  shift: ReturnType<typeof createLayoutShift>
  interactions: ReturnType<typeof createInteractions>
  longTasks: number
  /** Times of the page that began with it. */
  page: Partial<Record<'fcp' | 'lcp' | 'ttfb', number>>
  errors: Errors
  /** How many failures of the frame are among them. */
  failures: number
  untold: Errors
  told: ReportState
}

const mostCount = 100
/** A parcel that throws without end is known by then. */
const mostErrors = 50

export function newlySeen(): Observations {
  return {
    shift: createLayoutShift(),
    interactions: createInteractions(),
    longTasks: 0,
    page: {},
    errors: new Map(),
    failures: 0,
    untold: new Map(),
    told: { began: false, failed: false, erred: false, isOver: false, longTasks: 0, measures: new Set() },
  }
}

export function noteError({ errors, untold }: Observations, kind: ParcelErrorKind, error: unknown) {
  const message = errorText(messageOf(error))
  const key = `${kind}|${message}`
  if (!errors.has(key) && errors.size >= mostErrors) return
  for (const some of [errors, untold])
    some.set(key, { kind, message, count: Math.min(mostCount, (some.get(key)?.count ?? 0) + 1) })
}

/** What the server refused is worded for its person; its code is not. */
function messageOf(error: unknown) {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error
  const said = 'code' in error && typeof error.code === 'string' ? error.code : error.message
  return `${error.name}: ${said}`
}
