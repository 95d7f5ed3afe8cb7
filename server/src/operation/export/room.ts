import { whenOver } from '../../foundation/db/retention-query.ts'
import { defineRoom } from '../../foundation/room/room.ts'
import { listExport } from './export-job.ts'
import { exportHandlers } from './handlers.ts'
import { exportTables } from './tables.ts'

/** Lists and enterprises as files. */
export const exportRoom = defineRoom({
  handlers: exportHandlers,
  tables: exportTables,
  jobs: [listExport],
  retains: [whenOver('export', 'id', 7)],
})
