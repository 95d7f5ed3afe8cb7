import { defineRoom } from '../../../foundation/room/room.ts'
import { memberHandlers } from './handlers.ts'

/** The people of an enterprise. */
export const memberRoom = defineRoom({ handlers: memberHandlers })
