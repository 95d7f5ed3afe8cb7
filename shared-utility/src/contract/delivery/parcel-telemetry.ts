import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { flag, instant, listInput, listOutput } from '../foundation/fields.ts'
import { parcelErrorKinds, telemetryPeriods } from './telemetry-shape.ts'

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9-]*$/)
const period = z.enum(telemetryPeriods)

/** Three quarters of the openings took this long or less; null where no page has told it. */
const quarter = z.int().nullable()

const versionFigures = z.object({
  slug: z.string(),
  version: z.string(),
  /**
   * People who are not signed in have told it, or a person more often than one counts: an anonymous caller can send
   * that.
   */
  isOfVisitors: z.boolean(),
  openings: z.int(),
  /** Those of them that did not come up. */
  failed: z.int(),
  /** Those of them with an error of any kind. */
  erred: z.int(),
  loadMs: quarter,
  mountMs: quarter,
})
export type TelemetryRow = z.infer<typeof versionFigures>

/** What operators see of it. */
export const parcelTelemetryCalls = defineCalls({
  listTelemetry: {
    title: ['查看微前端监控', 'View parcel health'],
    summary:
      'How the versions of each parcel opened in a period: how often, how many with errors, how fast; what visitors told apart; paged.',
    path: '/api/sysop/telemetry',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      period: period.default('day'),
      erred: flag.optional(),
      isOfVisitors: flag.optional(),
      sort: z.enum(['openings', 'errors', 'loadMs', 'mountMs']).default('openings'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(versionFigures),
  },
  getTelemetry: {
    title: ['查看单个微前端的监控', 'View the health of a parcel'],
    summary:
      'One parcel in a period: its versions, the one opened most first, what visitors told of them apart; how they went over time, for the first five; the errors seen most.',
    path: '/api/sysop/telemetry/{slug}',
    access: { who: platformOperator, session: 'untouched' },
    space: 'none',
    input: z.strictObject({ slug, period: period.default('day') }),
    output: z.object({
      at: instant,
      /** Where the period begins, whether anything is known of that moment or not. */
      from: instant,
      /** How far apart the moments of `series` are. */
      stepMinutes: z.int(),
      versions: z.array(
        versionFigures.omit({ slug: true }).extend({
          longTasks: z.int(),
          contentMs: quarter,
          fcpMs: quarter,
          lcpMs: quarter,
          ttfbMs: quarter,
          inpMs: quarter,
          /** In thousandths. */
          cls: quarter,
        }),
      ),
      /** Moments without an opening are left out. */
      series: z.array(versionFigures.omit({ slug: true, failed: true }).extend({ at: instant })),
      errors: z.array(
        z.object({
          version: z.string(),
          kind: z.enum(parcelErrorKinds),
          /** Without what could name a person or open something; empty: those for which there was no more room. */
          message: z.string(),
          count: z.int(),
          /** As of versions. */
          isOfVisitors: z.boolean(),
          firstAt: instant,
          lastAt: instant,
          /** The build of the page in which it was seen last. */
          revision: z.string(),
        }),
      ),
    }),
  },
})
