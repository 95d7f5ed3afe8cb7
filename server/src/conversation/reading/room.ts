import { defineRoom } from '../../foundation/room/room.ts'
import { messageReadingHandlers } from './handlers.ts'

/** The readers of a message, for its author. */
export const messageReadingRoom = defineRoom({ handlers: messageReadingHandlers })
