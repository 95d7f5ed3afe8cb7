import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    bulk: BulkTable
    bulk_row: BulkRowTable
  }
}

/** An operator's action on many people at once. */
type BulkTable = {
  id: string
  action: 'suspend' | 'resume' | 'endSessions' | 'askPassword'
  operator_id: string
  status: Filled<'waiting' | 'running' | 'done' | 'cancelled' | 'failed'>
  total: number
  seen: Filled<number>
  refused: Filled<number>
  ip: string
  user_agent: string
  request_id: string
  created_at: Date
  ended_at: Date | null
}

/** One of these people; `result` null: not seen to yet. */
type BulkRowTable = { bulk_id: string; place: number; user_id: string; result: string | null; at: Date | null }

export const bulkTables = [
  platformTable('bulk', { platform: 'select, insert, update, delete' }),
  platformTable('bulk_row', { platform: 'select, insert, update, delete' }),
]
