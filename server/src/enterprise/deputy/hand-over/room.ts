import { defineRoom } from '../../../foundation/room/room.ts'
import { handOverHandlers } from './handlers.ts'

/** All of a member who leaves passes to another one. */
export const handOverRoom = defineRoom({ handlers: handOverHandlers })
