import { defineRoom } from '../../../foundation/room/room.ts'
import { updateHandlers } from './handlers.ts'
import { updateTables } from './tables.ts'
import { updateAnnounced, updateCourse } from './update-job.ts'

/** Updates of the platform: planned, announced, run. */
export const updateRoom = defineRoom({
  handlers: updateHandlers,
  tables: updateTables,
  jobs: [updateAnnounced, updateCourse],
})
