import { defineRoom } from '../../foundation/room/room.ts'
import { memberImportHandlers } from './handlers.ts'
import { memberImportJob } from './import-job.ts'
import { pastImports } from './retention-query.ts'
import { memberImportTables } from './tables.ts'

/** Members that administrators bring by a file. */
export const memberImportRoom = defineRoom({
  handlers: memberImportHandlers,
  tables: memberImportTables,
  jobs: [memberImportJob],
  retains: [pastImports],
})
