import type { Json } from '../../foundation/db/column.ts'
import type { Entries } from '../artifact/tables.ts'
import { platformTable } from '../../foundation/db/table.ts'

declare module '../../foundation/db/schema.ts' {
  interface Database {
    map_variant: MapVariantTable
  }
}

/** The entries that some visitors have in place of those in force, by the address of their file map. */
type MapVariantTable = { file_map: string; entries: Json<Entries>; made_at: Date }

export const variantTables = [platformTable('map_variant', { platform: 'select, insert, update (made_at), delete' })]
