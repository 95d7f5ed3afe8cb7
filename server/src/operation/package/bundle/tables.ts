import type { BundlePart, BundleRefusal, BundleStatus } from '@atrium/shared-utility/contract'
import type { ColumnType } from 'kysely'
import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    bundle: BundleTable
  }
}

/** A bundle with an update. Its contents are null until it has been verified. */
type BundleTable = {
  id: string
  status: Filled<BundleStatus>
  file_name: string
  file_id: string | null
  size_bytes: number
  sha256: string | null
  version: string | null
  min_version: string | null
  title_zh: string | null
  title_en: string | null
  notes_zh: string | null
  notes_en: string | null
  /** The key that has signed it, and how it was called then. */
  signer: string | null
  signer_spki: string | null
  parts: ColumnType<BundlePart[], string | undefined, string>
  refusal: BundleRefusal | null
  uploaded_by: string
  created_at: Date
  checked_at: Date | null
}

export const bundleTables = [platformTable('bundle', { platform: 'select, insert, update, delete' })]
