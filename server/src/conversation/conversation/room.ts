import { defineRoom } from '../../foundation/room/room.ts'
import { conversationHandlers } from './handlers.ts'
import { conversationTables } from './tables.ts'

/** What two members of an enterprise write to each other, or several in a group. */
export const conversationRoom = defineRoom({ handlers: conversationHandlers, tables: conversationTables })
