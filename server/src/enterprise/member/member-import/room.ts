import { defineRoom } from '../../../foundation/room/room.ts'
import { pastImports } from '../../../foundation/file/table-import/retention-query.ts'
import { memberImportHandlers } from './handlers.ts'
import { memberImportJob } from './import-job.ts'
import { memberImportTables, memberRows } from './tables.ts'

/** Members that administrators bring by a file. */
export const memberImportRoom = defineRoom({
  handlers: memberImportHandlers,
  tables: memberImportTables,
  jobs: [memberImportJob],
  retains: [pastImports(memberRows)],
})
