import type { Filled } from '../../foundation/db/column.ts'
import { tenantTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    navigation_item: NavigationItemTable
  }
}

/** An enterprise without rows uses the portal's own navigation. */
type NavigationItemTable = {
  ent_id: string
  id: string
  name: string
  name_en: string | null
  icon: string | null
  url: string
  target: Filled<'self' | 'blank'>
  sort: Filled<number>
}

export const navigationTables = [
  tenantTable('navigation_item', {
    app: 'select',
    platform: 'select, insert',
    exported: { keys: 'id', columns: 'name name_en icon url target sort' },
  }),
]
