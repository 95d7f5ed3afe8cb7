import type { ColumnType } from 'kysely'
import type { Filled } from '../../db/column.ts'
import { exportedFiles } from './export-query.ts'
import { tenantTable } from '../../db/table.ts'

declare module '../../db/schema.ts' {
  interface Database {
    stored_file: StoredFileTable
  }
}

/** What is known of a file in the store. Without an enterprise it is the platform's. */
type StoredFileTable = {
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
  /** The document that it is the preview of. */
  preview_of: string | null
}

export const fileTables = [
  tenantTable('stored_file', {
    app: 'select (ent_id purpose size_bytes status)',
    platform: 'select, insert, update, delete',
    exported: {
      keys: 'id',
      columns: 'purpose name media_type status size_bytes sha256 created_by created_at changed_at expires_at',
      source: exportedFiles,
    },
  }),
]
