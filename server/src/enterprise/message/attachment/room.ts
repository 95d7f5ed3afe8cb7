import { defineRoom } from '../../../foundation/room/room.ts'
import { attachmentHandlers } from './handlers.ts'

/** Files of messages. */
export const attachmentRoom = defineRoom({ handlers: attachmentHandlers })
