import type { Selectable } from 'kysely'
import type { Filled } from '../../../foundation/db/column.ts'
import { tenantTable, view } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    ent_style: EntStyleTable
    /** A line for each enterprise in care; the style is null until it is set. */
    style_in_care: { ent_id: string; ent_type: 0 | 1 | 2; ent_name: string } & Nullable<
      Pick<EntStyleTable, 'name' | 'name_en' | 'color' | 'logo_id' | 'version' | 'updated_at'>
    >
  }
}

/** How an enterprise looks to its people; where a column is empty, the platform's brand holds. */
type EntStyleTable = {
  ent_id: string
  name: Filled<string>
  name_en: Filled<string>
  /** `#rrggbb` in small letters, as it was chosen. */
  color: Filled<string>
  /** In `stored_file`. */
  logo_id: string | null
  version: Filled<number>
  updated_at: Filled<Date>
  updated_by: string | null
}

type Nullable<T> = { [K in keyof Selectable<T>]: Selectable<T>[K] | null }

export const styleTables = [
  tenantTable('ent_style', {
    app: 'select',
    platform: 'select, insert, update',
    exported: { keys: 'ent_id', columns: 'name name_en color logo_id updated_at' },
  }),
  view('style_in_care', { app: 'select', platform: 'select' }),
]
