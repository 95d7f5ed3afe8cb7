import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    person_config: PersonConfigTable
  }
}

/** What a person has chosen for all of their devices; null, or no row, before they have. The language stands with the account. */
type PersonConfigTable = {
  user_id: string
  theme: 'light' | 'dark' | 'system' | null
  page_size: number | null
  start_page: string | null
  /** Parts of the navigation, parted by blanks. */
  folded: string | null
  /** True: others do not see how far the person has read, nor does the person see it of them. */
  hides_reading: Filled<boolean>
  updated_at: Filled<Date>
}

export const personConfigTables = [platformTable('person_config', { platform: 'select, insert, update' })]
