import type { GateFinding } from '@atrium/shared-utility/contract'
import type { Filled, Json } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    parcel: ParcelTable
    gate_report: GateReportTable
  }
}

/** A parcel that a team releases by itself. */
type ParcelTable = {
  slug: string
  /** The scope of its System name. */
  team: string
  contact: string
  paths: string[]
  created_by: string
  created_at: Date
  updated_by: string
  updated_at: Date
  version: Filled<number>
}

/** Findings about a version when it was uploaded that did not keep it out. */
type GateReportTable = { artifact_id: string; findings: Json<GateFinding[]>; made_at: Date }

export const parcelTables = [
  platformTable('parcel', { platform: 'select, insert, update, delete' }),
  platformTable('gate_report', { platform: 'select, insert' }),
]
