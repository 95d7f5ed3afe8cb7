import { defineRoom } from '../../../foundation/room/room.ts'
import { registrationHandlers } from './handlers.ts'

/** Making an account of one’s own. */
export const registrationRoom = defineRoom({ handlers: registrationHandlers })
