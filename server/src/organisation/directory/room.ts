import { defineRoom } from '../../foundation/room/room.ts'
import { directoryHandlers } from './handlers.ts'
import { directoryTables } from './tables.ts'

/** The people of an enterprise, as their colleagues find them. */
export const directoryRoom = defineRoom({ handlers: directoryHandlers, tables: directoryTables })
