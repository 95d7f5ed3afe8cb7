import { defineRoom } from '../../foundation/room/room.ts'
import { conversationHandlers } from './handlers.ts'
import { conversationTables } from './tables.ts'

/** What members of an enterprise write to each other. */
export const conversationRoom = defineRoom({ handlers: conversationHandlers, tables: conversationTables })
