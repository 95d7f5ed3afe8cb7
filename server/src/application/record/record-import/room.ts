import { defineRoom } from '../../../foundation/room/room.ts'
import { pastImports } from '../../../foundation/file/table-import/retention-query.ts'
import { recordImportHandlers } from './handlers.ts'
import { recordImportJob } from './import-job.ts'
import { recordImportTables, recordRows } from './tables.ts'

/** Records that people bring by a file. */
export const recordImportRoom = defineRoom({
  handlers: recordImportHandlers,
  tables: recordImportTables,
  jobs: [recordImportJob],
  retains: [pastImports(recordRows)],
})
