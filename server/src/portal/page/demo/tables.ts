import type { Filled, Json } from '../../../foundation/db/column.ts'
import { platformTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    meta: { key: string; value: Json<unknown>; updated_at: Filled<Date> }
  }
}

export const demoTables = [platformTable('meta', { platform: 'select, insert', secrets: ['value'] })]
