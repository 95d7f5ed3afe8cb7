import type { DeputyKind } from '@atrium/shared-utility/contract'
import { tenantTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    deputy: DeputyTable
  }
}

/** One person acts for another, for a time and in some things. */
type DeputyTable = {
  ent_id: string
  id: string
  truster_id: string
  deputy_id: string
  kinds: DeputyKind[]
  /** Null: of all applications. */
  application_ids: string[] | null
  begins_at: Date
  ends_at: Date
  created_at: Date
  ended_at: Date | null
  /** Null where it ended because one of the two left. */
  ended_by: string | null
}

export const deputyTables = [
  tenantTable('deputy', {
    app: 'select, insert, update (ended_at ended_by)',
    platform: 'select, update (ended_at ended_by), delete',
    exported: {
      keys: 'id',
      columns: 'truster_id deputy_id kinds application_ids begins_at ends_at created_at ended_at ended_by',
    },
  }),
]
