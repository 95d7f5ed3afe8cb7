import { defineRoom } from '../../../foundation/room/room.ts'
import { cardHandlers } from './handlers.ts'

/** What is shown of applications and records where a message names them. */
export const cardRoom = defineRoom({ handlers: cardHandlers })
