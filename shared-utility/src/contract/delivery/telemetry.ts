import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { nothing } from '../foundation/fields.ts'
import { openingReport, telemetryLimits } from './telemetry-shape.ts'

/** What pages report of themselves. */
export const telemetryCalls = defineCalls({
  getTelemetrySampling: {
    title: ['查询是否上报微前端运行情况', 'Ask whether to report how parcels open'],
    summary: 'Of how many page loads in a hundred the browser reports how parcels opened.',
    path: '/napi/telemetry',
    access: { who: 'public', while: ['maintenance'], session: 'ignored' },
    space: 'none',
    input: nothing,
    output: z.object({ percent: z.int() }),
  },
  reportTelemetry: {
    title: ['上报微前端运行情况', 'Report how parcels opened'],
    summary:
      'How parcels opened in a page: times and errors, added up by parcel and version. What names no parcel or version of this portal is left out; neither this nor a limit is an error.',
    stepUpReason: 'adds to figures that name nobody',
    method: 'POST',
    path: '/napi/telemetry',
    access: { who: 'public', while: ['maintenance'], session: 'untouched' },
    space: 'none',
    encoding: 'json',
    input: z.strictObject({
      /** The build that the page was made of. */
      revision: z.string().regex(/^[\w.-]{1,64}$/),
      openings: z.array(openingReport).max(telemetryLimits.openings),
    }),
    /** False once a caller has told as much as one may for now. */
    output: z.object({ isTaken: z.boolean() }),
  },
})
