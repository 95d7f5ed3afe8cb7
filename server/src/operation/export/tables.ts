import type { ExportName, Lang } from '@atrium/shared-utility/contract'
import type { ColumnType } from 'kysely'
import type { Filled, Json } from '../../foundation/db/column.ts'
import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    export: ExportTable
  }
}

/** Where writing goes on: after which row, how many those were, and what of their text (base64) is in no part yet. */
export type ExportPosition = { after: readonly (string | null)[] | null; rows: number; rest: string; isEnd: boolean }

/** A field under a heading; its values in words where they are a choice. */
export type WrittenColumn = { field: string; label: string; words?: Record<string, string> | undefined }

/** A list that is written out whole. */
type ExportTable = {
  id: string
  user_id: string
  /** The enterprise whose list it is; null: the platform's. */
  ent_id: string | null
  list: ExportName
  /** The input of the list's call. */
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

export const exportTables = [
  platformTable('export', {
    platform: 'select, insert, update, delete',
    exported: { never: 'files of other people, for hours' },
  }),
]
