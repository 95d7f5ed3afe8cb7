import type { ExportName, Lang } from '@atrium/shared-utility/contract'
import type { ColumnType } from 'kysely'
import type { Filled, Json } from './column.ts'

/** What is known of a file in the store. Without an enterprise it is the platform's. */
export type StoredFileTable = {
  id: string
  ent_id: string | null
  purpose: string
  name: string
  media_type: string
  status: Filled<'uploading' | 'stored' | 'removed'>
  /** What was announced, or what came so far. */
  size_bytes: number
  received_bytes: Filled<number>
  place: string
  upload: Filled<string>
  /** The store's own, one for each part. */
  receipts: ColumnType<string[], string | undefined, string>
  sha256: string | null
  created_by: string | null
  created_at: Filled<Date>
  changed_at: Filled<Date>
  expires_at: Date | null
  missing_since: Date | null
}

/** A field under a heading; its values in words where they are a choice. */
export type WrittenColumn = { field: string; label: string; words?: Record<string, string> | undefined }

/** Where writing goes on: after which row, how many those were, and what of their text (base64) is in no part yet. */
export type ExportPosition = { after: readonly (string | null)[] | null; rows: number; rest: string; isEnd: boolean }

/** A list that is written out whole. */
export type ExportTable = {
  id: string
  user_id: string
  /** Of which enterprise's list; null: of the platform's. */
  ent_id: string | null
  list: ExportName
  /** What the list's call was asked. */
  asked: Json<Record<string, unknown>>
  columns: Json<WrittenColumn[]>
  lang: Lang
  name: string
  status: Filled<'waiting' | 'running' | 'done' | 'refused' | 'failed' | 'cancelled'>
  rows_written: Filled<number>
  total: number | null
  position: ColumnType<ExportPosition | null, string | null, string | null>
  file_id: string | null
  created_at: Date
  expires_at: Date
}
