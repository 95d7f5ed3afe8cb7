import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    platform_update: PlatformUpdateTable
  }
}

/** An update of the platform: what is planned, and what became of it. */
type PlatformUpdateTable = {
  id: string
  version: string
  title_zh: string
  title_en: string
  notes_zh: Filled<string>
  notes_en: Filled<string>
  planned_at: Date
  window_min: number
  announce_at: Date
  starts_itself: Filled<boolean>
  state: Filled<'planned' | 'running' | 'done' | 'rolledBack' | 'cancelled'>
  created_by: string
  created_at: Date
  /** Null also for one that has started by itself. */
  started_by: string | null
  started_at: Date | null
  settled_at: Date | null
  settled_jobs: number | null
  /** Null also for one that was ended on the command line. */
  ended_by: string | null
  ended_at: Date | null
  end_note: Filled<string>
  revision: Filled<number>
  /** The bundle that it installs, while that is here. */
  bundle_id: string | null
  sha256: string | null
  size_bytes: number | null
}

export const updateTables = [platformTable('platform_update', { platform: 'select, insert, update' })]
