import { defineRoom } from '../../foundation/room/room.ts'
import { whiteListHandlers } from './handlers.ts'

/** What enterprises may use. */
export const whiteListRoom = defineRoom({ handlers: whiteListHandlers })
