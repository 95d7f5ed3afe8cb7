import { defineRoom } from '../../../foundation/room/room.ts'
import { saasHandlers } from './handlers.ts'
import { saasTables } from './tables.ts'

/** Categories of enterprises, and who looks after them. */
export const saasRoom = defineRoom({ handlers: saasHandlers, tables: saasTables })
