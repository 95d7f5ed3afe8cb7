import { defineRoom } from '../../../foundation/room/room.ts'
import { bulkJob } from './bulk-job.ts'
import { bulkHandlers } from './handlers.ts'
import { pastBulk } from './retention-query.ts'
import { bulkTables } from './tables.ts'

/** One act on many people. */
export const bulkRoom = defineRoom({ handlers: bulkHandlers, tables: bulkTables, jobs: [bulkJob], retains: [pastBulk] })
