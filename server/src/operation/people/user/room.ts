import { defineRoom } from '../../../foundation/room/room.ts'
import { userHandlers } from './handlers.ts'

/** People as operators look after them. */
export const userRoom = defineRoom({ handlers: userHandlers })
