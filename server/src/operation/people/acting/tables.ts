import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    acting: ActingTable
  }
}

/** An operator who acts, or acted, as a person in an enterprise. */
type ActingTable = {
  id: string
  user_id: string
  ent_id: string
  operator_id: string
  /** The line of the operator's own session. */
  operator_line: string
  reason: string
  may_change: Filled<boolean>
  begun_at: Date
  until: Date
  ended_at: Date | null
  /** When the person said that they know of it. */
  seen_at: Date | null
}

export const actingTables = [
  platformTable('acting', {
    platform: 'select, insert, update, delete',
    exported: { keys: 'id', columns: 'user_id operator_id reason may_change begun_at until ended_at seen_at' },
  }),
]
