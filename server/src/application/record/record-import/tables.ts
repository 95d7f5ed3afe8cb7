import type { RecordImportMapping } from '@atrium/shared-utility/contract'
import type { Filled, Json } from '../../../foundation/db/column.ts'
import { tenantTable } from '../../../foundation/db/table.ts'
import type { ImportTables } from '../../../foundation/file/table-import/import-tables.ts'
import type { Fault } from './cells/fault.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    record_import: RecordImportTable
    record_import_row: RecordImportRowTable
  }
}

/** Records that a person brings by a file. */
type RecordImportTable = {
  ent_id: string
  id: string
  app_id: string
  entity_uid: string
  /** `read`: the file was read, and the import has not begun. */
  status: Filled<'read' | 'waiting' | 'running' | 'done' | 'cancelled' | 'failed'>
  file_name: string
  headings: Json<string[]>
  /** Null before it begins. */
  mapping: Json<RecordImportMapping> | null
  total: number
  seen: Filled<number>
  added: Filled<number>
  refused: Filled<number>
  user_id: string
  ip: Filled<string>
  user_agent: Filled<string>
  request_id: Filled<string>
  created_at: Date
  ended_at: Date | null
}

/** One row of the file; `result` null: not seen to yet. */
type RecordImportRowTable = {
  ent_id: string
  import_id: string
  place: number
  cells: Json<string[]>
  result: 'added' | 'refused' | null
  faults: Json<Fault[]> | null
}

export const recordRows = {
  imports: 'record_import',
  rows: 'record_import_row',
  results: ['added', 'refused'],
} as const satisfies ImportTables

export const recordImportTables = [
  tenantTable('record_import', {
    app: 'select, insert, update, delete',
    platform: 'select, update, delete',
    exported: {
      keys: 'id',
      columns: 'app_id entity_uid status file_name total seen added refused user_id created_at ended_at',
    },
  }),
  tenantTable('record_import_row', {
    app: 'select, insert, update (faults result)',
    exported: { never: 'what became of a file that its person has; gone after thirty days' },
  }),
]
