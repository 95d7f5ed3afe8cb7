import { defineRoom } from '../../../foundation/room/room.ts'
import { appViewHandlers } from './handlers.ts'

/** Views of tables: their draft, and what of them a caller sees. */
export const appViewRoom = defineRoom({ handlers: appViewHandlers })
