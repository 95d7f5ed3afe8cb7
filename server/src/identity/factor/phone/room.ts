import { defineRoom } from '../../../foundation/room/room.ts'
import { phoneHandlers } from './handlers.ts'

/** A person’s telephone number, proved by a code. */
export const phoneRoom = defineRoom({ handlers: phoneHandlers })
