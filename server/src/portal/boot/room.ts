import { defineRoom } from '../../foundation/room/room.ts'
import { bootHandlers } from './handlers.ts'
import { bootTables } from './tables.ts'

/** What a page needs to begin. */
export const bootRoom = defineRoom({ handlers: bootHandlers, tables: bootTables })
