import type { Measure, ParcelErrorKind } from '@atrium/shared-utility/contract'
import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    telemetry_figure: TelemetryFigureTable
    telemetry_share: TelemetryShareTable
    telemetry_error: TelemetryErrorTable
  }
}

/** How many fell between two bounds of each measure, by their place. */
type Counts = { [M in Measure]: number[] | null }

type TelemetryFigureTable = Counts & {
  minutes: number
  at: Date
  slug: string
  version: string
  kind: string
  of_visitors: boolean
  openings: number
  failed: number
  erred: number
  long_tasks: number
}

/** Reports of signed-in people of one share of the enterprises about a roll-out, in five minutes. */
type TelemetryShareTable = {
  at: Date
  slug: string
  version: string
  share: number
  openings: number
  erred: number
  mount: number[] | null
}

type TelemetryErrorTable = {
  minutes: number
  at: Date
  slug: string
  version: string
  kind: ParcelErrorKind
  message: string
  of_visitors: boolean
  count: number
  first_at: Date
  last_at: Date
  revision: string
}

export const telemetryTables = [
  platformTable('telemetry_figure', { platform: 'select, insert, update, delete' }),
  platformTable('telemetry_share', { platform: 'select, insert, update, delete' }),
  platformTable('telemetry_error', { platform: 'select, insert, update, delete' }),
]
