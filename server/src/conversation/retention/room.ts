import { defineRoom } from '../../foundation/room/room.ts'
import { chatRetentionHandlers } from './handlers.ts'
import { startRemovingOld } from './remove-old.ts'
import { chatRetentionTables } from './tables.ts'

/** How long an enterprise keeps what its people write to each other. */
export const chatRetentionRoom = defineRoom({
  handlers: chatRetentionHandlers,
  tables: chatRetentionTables,
  hourly: [startRemovingOld],
})
