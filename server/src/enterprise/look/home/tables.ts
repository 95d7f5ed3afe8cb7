import type { Filled, Json } from '../../../foundation/db/column.ts'
import { tenantTable } from '../../../foundation/db/table.ts'
import type { ChosenCard, DefaultCard } from './layout.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    home_page: HomePageTable
    home_page_own: OwnHomePageTable
  }
}

/** How an enterprise arranges the workbench of its people; without a row it is as the portal has it. */
type HomePageTable = {
  ent_id: string
  layout: Json<DefaultCard[]>
  version: Filled<number>
  updated_at: Filled<Date>
  updated_by: string
}

/** How a person has arranged theirs; without a row it is as the enterprise has it. */
type OwnHomePageTable = {
  ent_id: string
  user_id: string
  layout: Json<ChosenCard[]>
  version: Filled<number>
  updated_at: Filled<Date>
}

export const homeTables = [
  tenantTable('home_page', {
    app: 'select, insert, update',
    platform: 'select',
    exported: { keys: 'ent_id', columns: 'layout updated_at updated_by' },
  }),
  tenantTable('home_page_own', {
    app: 'select, insert, update, delete',
    exported: { never: 'how each person has arranged their own page' },
  }),
]
