import type { MemberImportMapping } from '@atrium/shared-utility/contract'
import type { Filled, Json } from '../../../foundation/db/column.ts'
import { tenantTable } from '../../../foundation/db/table.ts'
import type { ImportTables } from '../../../foundation/file/table-import/import-tables.ts'
import type { Fault } from './rows/fault.ts'

declare module '../../../foundation/db/schema.ts' {
  interface Database {
    member_import: MemberImportTable
    member_import_row: MemberImportRowTable
  }
}

/** Members that an administrator brings by a file. */
type MemberImportTable = {
  ent_id: string
  id: string
  /** `read`: the file was read, and the import has not begun. */
  status: Filled<'read' | 'waiting' | 'running' | 'done' | 'cancelled' | 'failed'>
  file_name: string
  headings: Json<string[]>
  /** Null before it begins. */
  mapping: Json<MemberImportMapping> | null
  make_departments: Filled<boolean>
  total: number
  seen: Filled<number>
  added: Filled<number>
  present: Filled<number>
  refused: Filled<number>
  user_id: string
  ip: Filled<string>
  user_agent: Filled<string>
  request_id: Filled<string>
  created_at: Date
  ended_at: Date | null
}

/** One row of the file; `result` null: not seen to yet. */
type MemberImportRowTable = {
  ent_id: string
  import_id: string
  place: number
  cells: Json<string[]>
  result: 'added' | 'present' | 'refused' | null
  faults: Json<Fault[]> | null
}

export const memberRows = {
  imports: 'member_import',
  rows: 'member_import_row',
  results: ['added', 'present', 'refused'],
} as const satisfies ImportTables

const own = { app: 'select', platform: 'select, insert, update, delete' }

export const memberImportTables = [
  tenantTable('member_import', {
    ...own,
    exported: {
      keys: 'id',
      columns: 'status file_name total seen added present refused user_id created_at ended_at',
    },
  }),
  tenantTable('member_import_row', {
    ...own,
    exported: { never: 'what became of a file that the enterprise has; gone after thirty days' },
  }),
]
