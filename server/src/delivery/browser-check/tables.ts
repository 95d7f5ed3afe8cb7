import type { BrowserCheckState, GateFinding } from '@atrium/shared-utility/contract'
import type { Json } from '../../foundation/db/column.ts'
import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    browser_check: BrowserCheckTable
  }
}

/** How it stands with the run of a version in a browser. */
type BrowserCheckTable = {
  artifact_id: string
  state: BrowserCheckState
  /** Mounts that are done, of all. */
  done: number
  mounts: number
  findings: Json<GateFinding[]>
  /** Why nothing came of it. */
  why: string | null
  begun_at: Date
  ended_at: Date | null
}

export const browserCheckTables = [platformTable('browser_check', { platform: 'select, insert, update' })]
