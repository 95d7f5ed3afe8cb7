import { defineRoom } from '../../foundation/room/room.ts'
import { groupHandlers } from './handlers.ts'

/** Conversations of more than two, and who is in them. */
export const groupRoom = defineRoom({ handlers: groupHandlers })
