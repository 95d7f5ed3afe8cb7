import { defineRoom } from '../../foundation/room/room.ts'
import { oldHistory } from './bin-query.ts'
import { filesOfNone, leftUploads } from './file-query.ts'
import { dropRecords } from './removal.ts'
import { recordStoreTables } from './tables.ts'
import { startEmptying } from './empty-bins.ts'

/** The tables that hold the records of applications: making, reading and writing them. */
export const recordStoreRoom = defineRoom({
  tables: recordStoreTables,
  removals: [dropRecords],
  retains: [oldHistory, leftUploads, filesOfNone],
  hourly: [startEmptying],
})
