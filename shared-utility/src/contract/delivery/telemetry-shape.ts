import { z } from 'zod'
import { layoutKind } from '../portal/layout-kind-schema.ts'

/**
 * What is measured of an opening of a parcel, in milliseconds: until its code was there, until it was mounted, until its content
 * was drawn. Then what the browser says of the page that began with it (FCP, LCP, TTFB) and of the time while it was open: the
 * slowest answer to an action (INP), and how much moved by itself (CLS, in thousandths). https://web.dev/articles/vitals
 */
export const measures = ['load', 'mount', 'content', 'fcp', 'lcp', 'ttfb', 'inp', 'cls'] as const
export type Measure = (typeof measures)[number]

/** What went wrong: in the frame (the first five), while drawing, in a script, in a promise, or against the page's policy. */
export const parcelErrorKinds = [
  'load',
  'timeout',
  'mount',
  'runaway',
  'unmount',
  'draw',
  'script',
  'promise',
  'policy',
] as const
export type ParcelErrorKind = (typeof parcelErrorKinds)[number]

/** What one report may hold. A page may send 64 kB while it is left, all that it sends then taken together. */
export const telemetryLimits = { openings: 20, errors: 5, messageLength: 200, longTasks: 500 } as const

const timing = z.int().min(0).max(600_000).optional()
const timings = z.strictObject({
  load: timing,
  mount: timing,
  content: timing,
  fcp: timing,
  lcp: timing,
  ttfb: timing,
  inp: timing,
  cls: timing,
} satisfies Record<Measure, typeof timing>)

const parcelError = z.strictObject({
  kind: z.enum(parcelErrorKinds),
  message: z.string().max(telemetryLimits.messageLength),
  count: z.int().min(1).max(100),
})
export type ParcelErrorReport = z.infer<typeof parcelError>

/** What is new of one opening: it may be told in several reports, each part once. */
export const openingReport = z.strictObject({
  /** System name of the parcel. */
  parcel: z
    .string()
    .max(100)
    .regex(/^@[a-z0-9-]+\/[a-z][a-z0-9-]*$/),
  version: z
    .string()
    .max(64)
    .regex(/^[\w.+-]+$/),
  kind: layoutKind,
  /** In the first report of an opening. */
  began: z.boolean(),
  /** It did not come up. */
  failed: z.boolean(),
  /** With the first error of an opening, also one that kept it from coming up. */
  erred: z.boolean(),
  /** Tasks that held the page up for more than 50 ms; no more than 500 of one report count, and a page open all day has more. */
  longTasks: z.int().min(0).max(10_000),
  timings,
  errors: z.array(parcelError).max(telemetryLimits.errors),
})
export type OpeningReport = z.infer<typeof openingReport>

/** The spans that figures are shown for. */
export const telemetryPeriods = ['hour', 'day', 'week', 'month'] as const
export type TelemetryPeriod = (typeof telemetryPeriods)[number]
