import type { Filled } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    chat_retention: ChatRetentionTable
  }
}

type ChatRetentionTable = {
  ent_id: string
  /** Null: messages are kept for ever. */
  keep_days: number | null
  version: Filled<number>
  updated_at: Date
  updated_by: string
}

export const chatRetentionTables = [
  tenantTable('chat_retention', {
    app: 'select, insert, update',
    platform: 'select',
    exported: { keys: 'ent_id', columns: 'keep_days updated_at' },
  }),
]
