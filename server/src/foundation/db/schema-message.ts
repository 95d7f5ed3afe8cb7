import type { RichText } from '@atrium/shared-utility/contract'
import type { ColumnType } from 'kysely'
import type { Filled, Json } from './column.ts'

type Level = 'info' | 'warn' | 'critical'
/** A text that is there in one of the languages at least. */
type Content = ColumnType<RichText | null, string | null | undefined, string | null>

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
  version: Filled<number>
  created_at: Filled<Date>
}

/** What the person of the transaction is to read in its enterprise, now. */
export type MessageToReaderView = Pick<MessageTable, 'id' | 'title_zh' | 'title_en' | 'url'> & {
  content_zh: Json<RichText> | null
  content_en: Json<RichText> | null
  level: Level
  pinned: boolean
  publish_at: Date
}

export type MessageReceiptTable = { message_id: string; user_id: string; read_at: Filled<Date> }

/** Written by a trigger alone. */
export type MessageReadCountTable = { message_id: string; place: number; reads: number }
