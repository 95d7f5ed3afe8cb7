import type { GeneratedAlways } from 'kysely'
import type { Filled } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    saas_category: SaasCategoryTable
    saas_admin: SaasAdminTable
  }
}

/** One figure of the platform for one hour that is over. */
type SaasCategoryTable = {
  id: string
  parent_id: string | null
  /** From the root to itself, kept by triggers. */
  path: GeneratedAlways<string[]>
  code: string
  name: string
  name_en: string
  icon: string | null
  sort: Filled<number>
  enabled: Filled<boolean>
  version: Filled<number>
}

type SaasAdminTable = { category_id: string; user_id: string; rights: Filled<string[]> }

export const saasTables = [
  platformTable('saas_category', {
    platform: 'select, insert, update, delete',
    notSecret: { code: 'names a category' },
  }),
  platformTable('saas_admin', { platform: 'select, insert, delete' }),
]
