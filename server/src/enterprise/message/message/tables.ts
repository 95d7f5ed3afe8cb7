import type { RichText } from '@atrium/shared-utility/contract'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Filled, Json } from '../../../foundation/db/column.ts'
import type { MessageAttachment } from '../attachment/message-attachment.ts'
import { exportedMessages } from './export-query.ts'
import { platformTable, view } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    message: MessageTable
    message_to_reader: MessageToReaderView
    message_receipt: MessageReceiptTable
    message_read_count: MessageReadCountTable
  }
}

/** A text that is there in one of the languages at least. */
type Content = ColumnType<RichText | null, string | null | undefined, string | null>

type Audience = 'all' | 'ent' | 'saas' | 'type'

type Level = 'info' | 'warn' | 'critical'

type MessageTable = {
  id: string
  /** Set on messages that a job writes, so that it writes each once. What operators write has none. */
  key: string | null
  title_zh: string | null
  content_zh: Content
  title_en: string | null
  content_en: Content
  level: Filled<Level>
  pinned: Filled<boolean>
  url: string | null
  attachments: ColumnType<MessageAttachment[], string | undefined, string>
  /** One that is for a person has a key, so no person but its reader reads it. */
  audience: ColumnType<Audience, Audience | 'person' | undefined, Audience | 'person'>
  /** Enterprise ids, SaaS category ids, user types, or `enterprise/person`, by `audience`. The last kind is of former releases. */
  audience_ids: Filled<string[]>
  publish_at: Date | null
  expire_at: Date | null
  status: Filled<'draft' | 'scheduled' | 'published' | 'withdrawn'>
  withdrawn_at: Date | null
  /** How many people it was for when it was published. */
  reach: number | null
  created_by: string | null
  /** The categories in whose name a SaaS administrator wrote it, kept by a trigger; of operators’ messages null. */
  care_ids: GeneratedAlways<string[] | null>
  version: Filled<number>
  created_at: Filled<Date>
}

/** What the person of the transaction is to read in its enterprise, now. */
type MessageToReaderView = Pick<MessageTable, 'id' | 'title_zh' | 'title_en' | 'url'> & {
  content_zh: Json<RichText> | null
  content_en: Json<RichText> | null
  attachments: Json<MessageAttachment[]>
  level: Level
  pinned: boolean
  publish_at: Date
}

type MessageReceiptTable = { message_id: string; user_id: string; read_at: Filled<Date> }

/** Written by a trigger alone. */
type MessageReadCountTable = { message_id: string; place: number; reads: number }

export const messageTables = [
  platformTable('message', {
    platform: 'select, insert, update, delete',
    exported: {
      keys: 'id',
      columns:
        'title_zh content_zh title_en content_en level pinned url publish_at expire_at status withdrawn_at created_by created_at',
      source: exportedMessages,
    },
  }),
  view('message_to_reader', { app: 'select' }),
  platformTable('message_receipt', { app: 'select, insert', platform: 'select, delete' }),
  platformTable('message_read_count', { platform: 'select' }),
]
