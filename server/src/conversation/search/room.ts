import { defineRoom } from '../../foundation/room/room.ts'
import { chatSearchHandlers } from './handlers.ts'

/** Messages by a part of their text. */
export const chatSearchRoom = defineRoom({ handlers: chatSearchHandlers })
