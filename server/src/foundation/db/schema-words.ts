import type { Lang } from '@atrium/shared-utility/contract'
import type { Filled } from './column.ts'

type Changed = { changed_at: Date; changed_by: string }
type Worded = { id: string; lang: Lang; shipped: string | null } & Changed

/** Operators' own wording: what holds, what waits to be published, and what each revision changed. */
export type WordTables = {
  text_state: { id: Filled<boolean>; revision: Filled<number>; draft_version: Filled<number> }
  text_revision: {
    revision: number
    published_at: Date
    published_by: string
    note: Filled<string>
    restores: number | null
    changes: number
  }
  text_own: Worded & { text: string; revision: number }
  text_draft: Worded & { text: string | null }
  text_change: Worded & { revision: number; before: string | null; after: string | null }
}
