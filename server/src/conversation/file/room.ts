import { defineRoom } from '../../foundation/room/room.ts'
import { chatFileHandlers } from './handlers.ts'
import { unsentFiles } from './queries.ts'
import { chatFileTables } from './tables.ts'

/** Files in what members write to each other. */
export const chatFileRoom = defineRoom({
  handlers: chatFileHandlers,
  tables: chatFileTables,
  retains: [unsentFiles],
})
