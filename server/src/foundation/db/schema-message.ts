import type { RichText } from '@atrium/shared-utility/contract'
import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Filled, Json } from './column.ts'

type Level = 'info' | 'warn' | 'critical'
/** A text that is there in one of the languages at least. */
type Content = ColumnType<RichText | null, string | null | undefined, string | null>

/** A file of a message, as the message holds it. */
export type MessageAttachment = { id: string; name: string; mediaType: string; sizeBytes: number }

export type MessageTable = {
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
  audience: Filled<'all' | 'ent' | 'saas' | 'type'>
  /** Enterprise ids, SaaS category ids or user types, by `audience`. */
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
export type MessageToReaderView = Pick<MessageTable, 'id' | 'title_zh' | 'title_en' | 'url'> & {
  content_zh: Json<RichText> | null
  content_en: Json<RichText> | null
  attachments: Json<MessageAttachment[]>
  level: Level
  pinned: boolean
  publish_at: Date
}

/** What was written in the name of categories that are all in the care of the transaction’s person. */
export type MessageInCareView = Pick<
  MessageTable,
  'id' | 'title_zh' | 'title_en' | 'publish_at' | 'expire_at' | 'reach'
> & {
  content_zh: Json<RichText> | null
  content_en: Json<RichText> | null
  attachments: Json<MessageAttachment[]>
  level: Level
  pinned: boolean
  audience: 'all' | 'ent' | 'saas' | 'type'
  audience_ids: string[]
  status: 'draft' | 'scheduled' | 'published' | 'withdrawn'
  created_at: Date
  version: number
  search_norm: string
  author: string | null
  reads: number | null
}

export type MessageReceiptTable = { message_id: string; user_id: string; read_at: Filled<Date> }

/** Written by a trigger alone. */
export type MessageReadCountTable = { message_id: string; place: number; reads: number }
