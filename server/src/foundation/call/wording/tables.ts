import type { Lang } from '@atrium/shared-utility/contract'
import type { Filled } from '../../db/column.ts'
import { platformTable } from '../../db/table.ts'

declare module '../../db/schema.ts' {
  interface Database {
    text_own: Worded & { text: string; revision: number }
    text_draft: Worded & { text: string | null }
    text_change: Worded & { revision: number; before: string | null; after: string | null }
    text_revision: {
      revision: number
      published_at: Date
      published_by: string
      note: Filled<string>
      restores: number | null
      changes: number
    }
    text_state: { id: Filled<boolean>; revision: Filled<number>; draft_version: Filled<number> }
  }
}

type Changed = { changed_at: Date; changed_by: string }

type Worded = { id: string; lang: Lang; shipped: string | null } & Changed

export const wordingTables = [
  platformTable('text_own', { platform: 'select, insert, update, delete' }),
  platformTable('text_draft', { platform: 'select, insert, update, delete' }),
  platformTable('text_change', { platform: 'select, insert' }),
  platformTable('text_revision', { platform: 'select, insert, update (changes)' }),
  platformTable('text_state', { platform: 'select, update' }),
]
