import type { Filled } from '../../../foundation/db/column.ts'
import { tenantTable } from '../../../foundation/db/table.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    ent_place: PlaceTable
  }
}

/** Where an enterprise is. Coordinates are text, so that no digit is lost; both or neither. */
type PlaceTable = {
  ent_id: string
  address: string
  longitude: string | null
  latitude: string | null
  version: Filled<number>
  updated_at: Filled<Date>
  updated_by: string
}

export const placeTables = [
  tenantTable('ent_place', {
    app: 'select, insert, update',
    platform: 'select',
    exported: { keys: 'ent_id', columns: 'address longitude latitude updated_at' },
  }),
]
