import type { Filled } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    chat_file: ChatFileTable
  }
}

/** A file of a message, or one that waits for its message. */
type ChatFileTable = {
  ent_id: string
  file_id: string
  conversation_id: string
  /** Null until it is sent. */
  seq: Filled<number | null>
  place: Filled<number>
  name: string
  media_type: string
  size_bytes: number
  /** Of a picture. */
  width: Filled<number | null>
  height: Filled<number | null>
  is_whole: Filled<boolean>
  by_user: string
  made_at: Date
}

export const chatFileTables = [
  tenantTable('chat_file', {
    app: 'select, insert, update (place seq), delete',
    platform: 'select (ent_id file_id made_at seq), update (height is_whole media_type width), delete',
    exported: { never: 'what members send to each other is theirs, and not their administrator’s' },
  }),
]
