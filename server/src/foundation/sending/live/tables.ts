import type { Filled } from '../../db/column.ts'
import { tenantTable } from '../../db/table.ts'

declare module '../../db/schema.ts' {
  interface Database {
    live_event: LiveEventTable
  }
}

/** The events that open portals are told of; short-lived. */
type LiveEventTable = {
  id: Filled<number>
  /** The transaction that wrote it, by which readers know whether it is new to them. */
  xact: Filled<string>
  created_at: Filled<Date>
  /** Null: wherever its audience works. */
  ent_id: string | null
  audience: 'all' | 'ent' | 'saas' | 'type' | 'person' | 'application'
  ids: Filled<string[]>
  kind: string
  payload: string
}

export const liveTables = [
  tenantTable('live_event', {
    app: 'insert',
    platform: 'select, insert, delete',
    exported: { never: 'kept for an hour' },
  }),
]
